/** What the worker is told when somebody wants the new version now. */
const TAKE_OVER = 'take over';

const listeners = new Set<() => void>();
/** The worker of a new version, ready and waiting. */
let waiting: ServiceWorker | null = null;
/** Whether another tab has taken a new version: the files of this one are still there, but not for ever. */
let isOvertaken = false;
let isReloading = false;

export function watchVersions(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

export const isNewVersionThere = (): boolean => waiting !== null || isOvertaken;

/** Lets the new version take over and begins anew with it; every choice of a game has been saved. */
export function takeNewVersion(): void {
  if (waiting === null) return window.location.reload();
  isReloading = true;
  waiting.postMessage(TAKE_OVER);
}

function changed(): void {
  for (const tell of listeners) tell();
}

/** Lets the page be played without a connection from the second visit on; a browser that cannot do it loses nothing. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  let isKept = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isReloading) return window.location.reload();
    // The very first version takes over a page that came without one.
    if (isKept) isOvertaken = true;
    isKept = true;
    changed();
  });
  const register = (): void => {
    serviceWorker.register('./sw.js').then(follow, () => {
      // Without it the page needs a connection, as any other.
    });
  };
  // Everything that was wanted at once is there: the rest of the files may come.
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register);
}

/** Looks out for new versions: when they have come, and when somebody comes back to the page. */
function follow(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    waiting = navigator.serviceWorker.controller === null ? null : registration.waiting;
    changed();
  };
  const attend = (worker: ServiceWorker | null): void => worker?.addEventListener('statechange', look);
  look();
  // A version may have been on its way, or waiting, before this page came; another tab may take it at any time.
  attend(registration.installing);
  attend(registration.waiting);
  registration.addEventListener('updatefound', () => attend(registration.installing));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => {});
  });
}
