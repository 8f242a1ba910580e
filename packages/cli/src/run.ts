import { readFileSync } from 'node:fs';
import { type Problem, problem } from '@tallyho/kernel';
import { nearest } from '@tallyho/rulebook';
import { type HelpTopic, type Language, languageFrom, languages } from '@tallyho/words';
import { type Command, OK, type Shell, Speaker, USAGE } from './command.ts';
import { flag, oneOf, readOptions } from './options.ts';

/** Every command that has a page of help; what a command needs is only loaded when it is called. */
export const commands: { readonly [T in HelpTopic]: () => Promise<Command> } = {
  serve: async () => (await import('./commands/serve.ts')).serve,
  scenario: async () => (await import('./commands/scenario.ts')).scenario,
  replay: async () => (await import('./commands/replay.ts')).replay,
  play: async () => (await import('./commands/play.ts')).play,
  fuzz: async () => (await import('./commands/fuzz.ts')).fuzz,
  exhaust: async () => (await import('./commands/exhaust.ts')).exhaust,
  bench: async () => (await import('./commands/bench.ts')).bench,
  ladder: async () => (await import('./commands/ladder.ts')).ladder,
  balance: async () => (await import('./commands/balance.ts')).balance,
  puzzles: async () => (await import('./commands/puzzles.ts')).puzzles,
  rules: async () => (await import('./commands/rules.ts')).rules,
  content: async () => (await import('./commands/content.ts')).content,
};
const isCommand = (name: string): name is HelpTopic => Object.hasOwn(commands, name);

const common = { help: flag, lang: oneOf(languages) };

/** Runs a command line and answers with its exit code. */
export async function run(args: readonly string[], outside: Omit<Shell, 'language'>): Promise<number> {
  const shell: Shell = { ...outside, language: languageOf(args, outside.env) };
  const speaker = new Speaker(shell, false);
  const [first, ...rest] = withoutLanguage(args);
  const said = languageSaid(args);
  if (!isCommand(first ?? '') && said !== undefined && !isSpoken(said)) {
    return speaker.fail(problem('option-wrong-value', '--lang', { wanted: languages, found: said }).problem, USAGE);
  }
  switch (first) {
    case undefined:
      shell.err(`${speaker.text('help', {})}\n`);
      return USAGE;
    case 'help':
    case '--help':
    case '-h':
      return help(withoutLanguage(rest)[0], speaker);
    case '--version':
    case '-v':
      speaker.print(version());
      return OK;
  }
  if (!isCommand(first)) return speaker.fail(unknownCommand(first), USAGE);
  return runCommand(await commands[first](), rest, shell);
}

async function runCommand(command: Command, args: readonly string[], shell: Shell): Promise<number> {
  const speaker = new Speaker(shell, args.includes('--json') && command.options.json?.kind === 'flag');
  const given = readOptions({ ...command.options, ...common }, args);
  if (!given.ok) return refuse(command, given.problem, speaker);
  const { values, words } = given.value;
  if (values.help === true) {
    shell.out(`${speaker.text(`help-${command.name}`, {})}\n`);
    return OK;
  }
  const { least, most } = command.words;
  if (words.length < least) return refuse(command, problem('argument-missing', command.name).problem, speaker);
  if (words.length > most) return refuse(command, problem('argument-extra', words[most]).problem, speaker);
  return command.run(values, words, speaker);
}

/** What was wrong with the line, and where to read how it should be. */
function refuse({ name }: Command, wrong: Problem, speaker: Speaker): number {
  const code = speaker.fail(wrong, USAGE);
  speaker.tell('see-help', { command: name });
  return code;
}

function help(topic: string | undefined, speaker: Speaker): number {
  if (topic !== undefined && !isCommand(topic)) return speaker.fail(unknownCommand(topic), USAGE);
  speaker.print(topic === undefined ? speaker.text('help', {}) : speaker.text(`help-${topic}`, {}));
  return OK;
}

function unknownCommand(name: string): Problem {
  const known = [...Object.keys(commands), 'help'];
  const code = name.startsWith('-') ? 'option-unknown' : 'command-unknown';
  const options = ['--help', '--version', '--lang'];
  return problem(code, name, { known, near: nearest(name, name.startsWith('-') ? options : known, 1) }).problem;
}

/** `--lang fr` counts wherever it stands, so that even an error about the rest is said in French. */
function languageOf(args: readonly string[], env: Shell['env']): Language {
  const said = languageSaid(args);
  return said !== undefined && isSpoken(said) ? said : languageFrom(env.LC_ALL || env.LC_MESSAGES || env.LANG);
}

const isSpoken = (name: string): name is Language => languages.some((language) => language === name);

/** What stands after the last `--lang`; undefined: there is none. */
function languageSaid(args: readonly string[]): string | undefined {
  const at = args.findLastIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  if (at < 0) return undefined;
  return args[at] === '--lang' ? (args[at + 1] ?? '') : args[at].slice('--lang='.length);
}

/** A language in front of the command is taken off. */
function withoutLanguage(args: readonly string[]): readonly string[] {
  if (args[0] === '--lang' && isSpoken(args[1] ?? '')) return args.slice(2);
  return languages.some((language) => args[0] === `--lang=${language}`) ? args.slice(1) : args;
}

function version(): string {
  const manifest: { version: string } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return `tallyho ${manifest.version}`;
}
