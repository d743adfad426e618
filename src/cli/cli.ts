#!/usr/bin/env node
import { Command } from 'commander';
import { KIT_VERSION } from '../kit.ts';
import { codeFor, watchTheRest } from './end.ts';
import { say } from './print.ts';

// Each command loads its own part of the kit when it is called: `--help` and a wrong word answer at once.
const RULESET = ['--ruleset <name>', 'the ruleset', 'switch-us'] as const;
const CHOICE = ['--choice <NAME=VALUE>', 'a value of an open choice; may be repeated', collect, []] as const;

const LANG = [
  '--lang <code>',
  'the language of what is told: en, fr, es, pt or ru; that of the locale if left out',
] as const;

const program = new Command('push22')
  .description('The rules of blackjack games as executable law, and a kit that certifies any implementation.')
  .version(KIT_VERSION)
  .enablePositionalOptions()
  .exitOverride()
  .configureOutput({
    outputError: (text) =>
      say(
        text
          .trimEnd()
          .replace(/^error: /, '')
          .replace(/\n(\(Did you mean .*\))$/, ' $1'),
      ),
  });

program
  .command('certify')
  .description(
    'judge the implementation behind a command; exit 0 certified, 1 not certified, 2 wrong usage, 3 could not be judged',
  )
  .usage('[options] -- COMMAND...')
  .argument('[command...]', 'the command of an adapter')
  .option('--ruleset <name or file>', 'the ruleset to judge by', 'switch-us')
  .option(
    '--level <level>',
    'the highest level: round (one seat), table (1 to 6 seats), session (ten rounds) or shoe (shuffles too); all that are claimed if left out',
  )
  .option('--only <ids...>', 'only these: fixtures, clauses, sections, or files of fixtures')
  .option('--suite <suite>', 'smoke (is there an adapter at all?) or certify', 'certify')
  .option('--reporter <reporter>', 'text or json', 'text')
  .option('--timeout <time>', 'for an answer, such as 5s or 200ms', '5s')
  .option('--order <seed>', 'shuffle the suite: a whole number that gives an order')
  .option('--bail', 'stop at the first failure')
  .option('--all', 'tell every failure')
  .option(...LANG)
  .passThroughOptions()
  .action(async (command, options) => end(await (await import('./certify.ts')).certifyCommand(command, options)));

program
  .command('scenarios')
  .description(
    'put the scenarios of a language to the implementation behind a command; exit 0 all pass, 1 one fails, 2 wrong usage, 3 could not be judged',
  )
  .usage('[options] -- COMMAND...')
  .argument('[command...]', 'the command of an adapter')
  .option(...RULESET)
  .option(...LANG)
  .option('--only <ids...>', 'only these: scenarios, clauses or sections')
  .option(
    '--format <format:file>',
    'a report of Cucumber, such as html:scenarios.html, message:run.ndjson or junit:run.xml; may be repeated',
    collect,
    [],
  )
  .option('--timeout <time>', 'for an answer, such as 5s or 200ms', '5s')
  .option('--all', 'tell every failure')
  .passThroughOptions()
  .action(async (command, options) => end(await (await import('./scenarios.ts')).scenariosCommand(command, options)));

program
  .command('play')
  .description('what the rules answer to a script')
  .argument('<request>', 'a file with a request, of a round or of a session, or - for standard input')
  .option('--json', 'the answer as the protocol has it')
  .option(...CHOICE)
  .option(...LANG)
  .action(async (file, options) => (await import('./play.ts')).playCommand(file, options));

program
  .command('serve')
  .description('our own machine as an adapter on stdin and stdout')
  .option('--impostor <name>', 'with one rule of the game changed')
  .option(...RULESET)
  .option(...CHOICE)
  .action(async (options) => (await import('./serve.ts')).serveCommand(options));

program
  .command('explain')
  .description('a fixture told as a story, card by card')
  .argument('<fixture>', 'the id of a fixture, a clause or a section, or a file')
  .option(...RULESET)
  .option(...LANG)
  .action(async (id, options) => (await import('./explain.ts')).explainCommand(id, options));

program
  .command('diagram')
  .description('a picture of the game: the phases, a whole round, a hand, the dealer or the session')
  .option(...RULESET)
  .option('--view <view>', 'overview, round, hand, dealer or session; overview if left out')
  .option(
    '--format <format>',
    'svg, png, mermaid, dot, scxml, xstate or plantuml; that of the file if left out, else svg',
  )
  .option('--theme <theme>', 'light or dark; an SVG follows its reader if left out')
  .option('--fixture <id>', 'light the way of this fixture, with its cards')
  .option('--coverage <file>', 'how often what was taken, from a report of certify --reporter json')
  .option('--report <file>', 'where an implementation departs from the rules, from such a report')
  .option('--out <file>', 'write a file instead of stdout')
  .option('--force', 'write over the file if it is there')
  .option(...LANG)
  .action(async (options) => (await import('./diagram.ts')).diagramCommand(options));

program
  .command('rules')
  .description('the clauses; for one of them its scenarios and fixtures')
  .argument('[id]', 'a clause, a contradiction, a reading, an open point or a section')
  .option(...RULESET)
  .option(...LANG)
  .option('--diff <rulesets...>', 'two rulesets: the values by which they differ, with the clauses')
  .action(async (id, options) =>
    options.diff === undefined
      ? (await import('./rules.ts')).rulesCommand(id, options)
      : (await import('./rules-diff.ts')).rulesDiffCommand(options.diff),
  );

program
  .command('impostors')
  .description('the known mistakes, each with the fixture that finds it first')
  .option(...RULESET)
  .action(async (options) => (await import('./impostors.ts')).impostorsCommand(options));

program
  .command('coverage')
  .description('what the suite covers, by name')
  .argument('[family]', 'a family, such as hands or refusals: its items, each with the fixture that shows it first')
  .option(...RULESET)
  .action(async (family, options) => (await import('./coverage.ts')).coverageCommand(family, options));

program
  .command('generate')
  .description('write the generated files (in a checkout)')
  .option('--check', 'change nothing; exit 1 where a file is not as generated')
  .action(async (options) => end(await (await import('./generate.ts')).generateCommand(options)));

watchTheRest();
try {
  await program.parseAsync();
} catch (error) {
  end(codeFor(error));
}

function end(code: number): void {
  process.exitCode = code;
}

function collect(value: string, values: readonly string[]): readonly string[] {
  return [...values, value];
}
