const KEPT_AS = 'tallyho.referee';

/** Whether somebody wants the number of every rule in sight; most want to play. */
export function keptReferee(): boolean {
  try {
    return localStorage.getItem(KEPT_AS) === 'on';
  } catch {
    return false;
  }
}

export function keepReferee(on: boolean): void {
  try {
    localStorage.setItem(KEPT_AS, on ? 'on' : 'off');
  } catch {
    // It holds until the page is closed.
  }
}
