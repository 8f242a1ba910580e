/** Something a person can put right: a code to search for, and one sentence that says what to do. */
export class Problem extends Error {
  /**
   * @param {string} code
   * @param {string} sentence
   */
  constructor(code, sentence) {
    super(`${code}: ${sentence}`);
  }
}

/**
 * Runs a whole command and leaves with its exit code; a Problem becomes its one sentence and exit code 1.
 * @param {() => Promise<number>} command
 */
export async function runCommand(command) {
  try {
    process.exitCode = await command();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}
