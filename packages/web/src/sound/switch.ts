const KEPT_AS = 'tallyho.sound';

const listeners = new Set<() => void>();
let isOn: boolean | null = null;

/** Whether anything is heard; not before somebody asks for it. */
export function soundIsOn(): boolean {
  isOn ??= read();
  return isOn;
}

export function watchSound(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

export function turnSound(on: boolean): void {
  isOn = on;
  try {
    localStorage.setItem(KEPT_AS, on ? 'on' : 'off');
  } catch {
    // It holds until the page is closed.
  }
  for (const tell of listeners) tell();
}

function read(): boolean {
  try {
    return localStorage.getItem(KEPT_AS) === 'on';
  } catch {
    return false;
  }
}
