/** Milliseconds of work after which the page gets its turn. */
const PIECE = 12;

/** Does work that has to be done in the page itself bit by bit, so that the page stays awake; tells when it is done. */
export function inPieces(work: Iterator<unknown>, done: () => void): void {
  const goOn = (): void => {
    const began = performance.now();
    while (performance.now() - began < PIECE) if (work.next().done === true) return done();
    setTimeout(goOn, 0);
  };
  setTimeout(goOn, 0);
}
