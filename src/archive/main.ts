import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { packageRoot } from '../../schemas/package-root.ts';
import { writeArchive } from './archive.ts';

const archive = await writeArchive(packageRoot());
process.stdout.write(`${basename(archive)}, ${(statSync(archive).size / 1e6).toFixed(1)} MB\n`);
