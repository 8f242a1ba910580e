/** Lets the page be played without a connection from the second visit on; a browser that cannot do it loses nothing. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener('load', () => {
    navigator.serviceWorker.register('./sw.js').catch(() => {
      // Without it the page needs a connection, as any other.
    });
  });
}
