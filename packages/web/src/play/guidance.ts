const KEPT_AS = 'tallyho.guidance';

/** Whether somebody wants a line of advice under every question; newcomers do. */
export function keptGuidance(): boolean {
  try {
    return localStorage.getItem(KEPT_AS) !== 'off';
  } catch {
    return true;
  }
}

export function keepGuidance(on: boolean): void {
  try {
    localStorage.setItem(KEPT_AS, on ? 'on' : 'off');
  } catch {
    // It holds until the page is closed.
  }
}
