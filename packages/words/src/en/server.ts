import type { Sentence, Sentences } from '../format.ts';

/** The ids here are what the server can object to. */
const sentences = {
  'nothing-to-serve': () =>
    'The page has not been built yet: run "npm start" in the project\'s root, which builds and serves it.',
  'port-taken': (_, fact) =>
    `Port ${fact('port')} is already in use, perhaps by another Tally-Ho: stop that program, or choose another with PORT=… or --port.`,
  'port-forbidden': (_, fact) => `This user may not open port ${fact('port')}: choose one of 1024 or more with --port.`,
  'host-unknown': (place) => `“${place}” is no address of this machine: leave --host out, or name one that is.`,
  'server-failed': (_, fact) => `The server could not be started. The system says: ${fact('detail')}`,
} satisfies { readonly [code: string]: Sentence };

export type ServerProblem = keyof typeof sentences;
export const serverSentences: Sentences<ServerProblem> = sentences;
