/**
 * What has to know where things are waits for the next picture, just before it is drawn: asked in the midst of changes,
 * the browser would lay everything out once more. Whoever calls the result has changed his mind.
 */
export function nextFrame(work: () => void): () => void {
  const frame = requestAnimationFrame(work);
  return () => cancelAnimationFrame(frame);
}
