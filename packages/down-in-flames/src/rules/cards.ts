import { type Face, titles } from '../content/types.ts';

/** Titles as numbers, in the order of the content's list. */
export const ACE_PILOT = 0;
export const BARREL_ROLL = 1;
export const EVASIVE = 2;
export const IN_MY_SIGHTS = 3;
export const OUT_OF_THE_SUN = 4;
export const REDLINE = 5;
export const SCISSORS = 6;
export const TIGHT_TURN = 7;
export const VERTICAL_ROLL = 8;
export const YO_YO = 9;
/** DIF-ACT-12 — a card played as a Maneuver, and a Speed Maneuver, count as this and not by their title. */
export const MANEUVER = 10;

export const titleOf = (face: Face): number => titles.indexOf(face.title);

/** DIF-REACT-12, DIF-REACT-19 — the two titles that are fired at an enemy aircraft. */
export const isAttack = (title: number): boolean => title === IN_MY_SIGHTS || title === OUT_OF_THE_SUN;

/** DIF-REACT-27, DIF-REACT-33 — the two titles that add a hit to the next attack of the turn. */
export const addsHit = (title: number): boolean => title === TIGHT_TURN || title === YO_YO;

/**
 * DIF-ACT-08 — what a card answers, one bit for each title and one for Maneuvers. DIF-REACT-01: ACE PILOT answers all.
 * DIF-REACT-09, DIF-REACT-10: EVASIVE answers nothing in an exchange, it is a Tactic for afterwards.
 */
export function answersOf(face: Face): number {
  if (face.title === 'EVASIVE') return 0;
  let mask = 0;
  for (const what of face.reactTo) {
    if (what === 'ANY') return (1 << (MANEUVER + 1)) - 1;
    mask |= 1 << (what === 'MANEUVER' ? MANEUVER : titles.indexOf(what));
  }
  return mask;
}

/** DIF-PIL-06, DIF-GAP-71 — an Ace Pilot marker works as the card: a face of which the deck holds no copy. */
export const aceMarker: Face = {
  id: 'ace-pilot-marker',
  title: 'ACE PILOT',
  subtitle: '',
  type: 'react',
  maneuver: 4,
  bursts: 0,
  hits: 0,
  reactTo: ['ANY'],
  bomber: 'none',
  copies: { pacific: 0, europe: 0 },
  sources: { all: 'DIF-PIL-06' },
};
