/** The small signs on a card: cartridges for Bursts, a burst for hits, a bent arrow for the Maneuver value. */
export const BurstsGlyph = () => (
  <svg className="card-glyph" viewBox="-10 -10 20 20" aria-hidden="true">
    <path d="M-7 7V-3q0-4 2-6q2 2 2 6V7zM-1 7V-3q0-4 2-6q2 2 2 6V7zM5 7V-3q0-4 2-6q2 2 2 6V7z" />
  </svg>
);

export const HitsGlyph = () => (
  <svg className="card-glyph" viewBox="-10 -10 20 20" aria-hidden="true">
    <path d="M0-10 2-4 7-7 5-2 10 0 4 2 7 7 1 4 0 10-2 4-7 7-4 2-10 0-5-2-7-7-2-4z" />
  </svg>
);

export const ManeuverGlyph = () => (
  <svg className="card-glyph" viewBox="-10 -10 20 20" aria-hidden="true">
    <path d="M-7 8V3q0-7 7-7h4" fill="none" stroke="currentColor" strokeWidth="3" />
    <path d="M2-9 9-4 2 1z" />
  </svg>
);
