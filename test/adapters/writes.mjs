// Writes one text on stdout and one on stderr, and ends at once: `node writes.mjs CODE STDOUT STDERR`.
const [code, out = '', err = ''] = process.argv.slice(2);
process.stderr.write(err);
process.stdout.write(out);
process.exitCode = Number(code);
