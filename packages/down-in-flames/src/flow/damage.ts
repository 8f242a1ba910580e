import { type Card, EVERYONE, type RuleId } from '@tallyho/kernel';
import { type Choice, evade as evadeWith, evasions, PASS, redlines } from '../choices.ts';
import { barEvasion, evading } from '../rules/answers.ts';
import { REDLINE } from '../rules/cards.ts';
import { afterEvasive, isDamaged, isShotDown, REDLINE_CARDS, redlineHits } from '../rules/damage.ts';
import { isOver } from '../rules/missions.ts';
import { isDecided, outcome } from '../rules/victory.ts';
import {
  type Asks,
  type Dogfight,
  type DogfightFlow,
  type DogfightTable,
  NO_PLANE,
  NO_SIDE,
  ownerOf,
  type Plane,
} from '../state.ts';
import { depart } from './departure.ts';
import { clearTable, drawCards, layCard } from './hands.ts';
import { offer } from './offer.ts';
import { refuseCards } from './refusals.ts';

/** Hits on their way to an aircraft: from an attack, or from its own REDLINE (`by` NO_PLANE). */
export interface Hurt {
  plane: Plane;
  by: Plane;
  hits: number;
}

/** DIF-REACT-09, DIF-REACT-10 — EVASIVE after the hits are certain, as often as there are hits left to avoid. */
const evade: Asks<Hurt> = {
  ask: 'evade',
  because: (_, at) => whyEvade(at),
  several: false,
  who: (s, { plane, hits }) =>
    hits > 0 && !s.planes[plane].gone && s.planes[plane].hand.size > 0 ? ownerOf(s, plane) : -1,
  options(s, { plane }, _, options) {
    options.push(PASS);
    offer(s.planes[plane].hand.faces & evading(s), evasions, options);
    offerRedline(s, plane, options);
    return options;
  },
  refusals: (s, { plane }) => refuseCards(s, plane, evadeWith, (card) => barEvasion(s, card)),
  chosen(t, at, choice) {
    const { plane } = at;
    if (choice.do === 'redline') {
      t.again();
      playRedline(t, plane, choice.card, true);
    } else if (choice.do === 'evade') {
      layCard(t.state, plane, choice.card);
      at.hits = afterEvasive(at.hits);
      sayEvaded(t, at, choice.card);
      t.again();
    }
  },
};

/** DIF-REACT-09 — against an attack; DIF-REACT-10: against one's own REDLINE. */
const whyEvade = ({ by }: Hurt): RuleId => (by === NO_PLANE ? 'DIF-REACT-10' : 'DIF-REACT-09');

const sayEvaded = (t: DogfightTable, at: Hurt, card: Card): void =>
  t.say?.(EVERYONE, {
    event: 'played',
    plane: at.plane,
    card,
    use: 'evade',
    at: NO_PLANE,
    steps: 0,
    with: [],
    because: whyEvade(at),
  });

const take = (t: DogfightTable, { plane, by, hits }: Hurt): void => {
  if (hits > 0 && !t.state.planes[plane].gone)
    takeHits(t, plane, by, hits, by === NO_PLANE ? 'DIF-REACT-22' : 'DIF-DMG-03');
};

export const hurt: DogfightFlow<Hurt> = { name: 'hurt', steps: [evade, take] };

/** DIF-DMG-03, DIF-DMG-04 — hits add up on the card; it may be flipped by them and shot down, at once (DIF-DMG-08). */
export function takeHits(t: DogfightTable, plane: Plane, by: Plane, hits: number, because: RuleId): void {
  const s = t.state;
  const aircraft = s.planes[plane];
  aircraft.hits += hits;
  if (by !== NO_PLANE) s.planes[by].dealt += hits;
  t.say?.(EVERYONE, { event: 'hit', plane, hits, total: aircraft.hits, because });
  const side = by === NO_PLANE ? NO_SIDE : s.fixed.side[by];
  if (aircraft.face === 0 && isDamaged(s, plane)) {
    aircraft.face = 1;
    aircraft.flippedBy = side;
    t.say?.(EVERYONE, { event: 'damaged', plane, because: 'DIF-DMG-01' });
  }
  if (aircraft.face === 1 && isShotDown(s, plane)) shootDown(t, plane, by);
}

/**
 * DIF-DMG-02, DIF-DMG-06 — shot down, and out of the game. DIF-WIN-01, DIF-ACT-25: if that decides the fight, the cards
 * of the last action are discarded as well.
 */
export function shootDown(t: DogfightTable, plane: Plane, by: Plane): void {
  const s = t.state;
  s.planes[plane].downedBy = by === NO_PLANE ? NO_SIDE : s.fixed.side[by];
  depart(t, plane);
  t.say?.(EVERYONE, { event: 'shot-down', plane, because: 'DIF-DMG-02' });
  if (s.mission !== null) {
    breakOffMission(t);
  } else if (isDecided(s)) {
    clearTable(s);
    t.finish(outcome(s));
  }
}

/**
 * DIF-CMP-35, DIF-CMP-36 — when a side of a mission has lost everything the fight breaks off, in the middle of whatever
 * goes on: only the mission itself is left, and sees what remains to be done. DIF-GAP-41: but a bomber and the fighter
 * that attacks it fire at the same time, so that is played to its end.
 */
export function breakOffMission(t: DogfightTable): void {
  const s = t.state;
  const { frames } = s;
  if (!isOver(s) || frames.some(({ flow }) => flow === FIREFIGHT)) return;
  while (frames.length > 1) frames.pop();
  clearTable(s);
}

/** The name of the flow in which a bomber and a fighter fire at each other. */
export const FIREFIGHT = 'firefight';

/*
 * REDLINE and hits call each other: a REDLINE costs a hit, and every moment of being hit is a moment for REDLINE.
 */

/** A REDLINE being played; `inside`: within another action, which keeps its cards on the table (DIF-GAP-23). */
export interface Redline {
  plane: Plane;
  hits: number;
  inside: boolean;
}

/**
 * DIF-REACT-22, DIF-GAP-11 — REDLINE can be played at every decision of its aircraft. Added to the end of the options.
 */
export function offerRedline(s: Dogfight, plane: Plane, options: Choice[]): void {
  offer(s.planes[plane].hand.faces & s.fixed.showing[REDLINE], redlines, options);
}

/** DIF-GAP-11 — nobody may react; the decision it interrupted is taken afterwards, with the new cards. */
export function playRedline(t: DogfightTable, plane: Plane, card: Card, inside: boolean): void {
  const s = t.state;
  layCard(s, plane, card);
  t.say?.(EVERYONE, {
    event: 'played',
    plane,
    card,
    use: 'redline',
    at: NO_PLANE,
    steps: 0,
    with: [],
    because: 'DIF-REACT-22',
  });
  t.call(redline, { plane, hits: redlineHits(s, plane), inside });
}

/** The hit comes first, against which an EVASIVE already in hand may be played (DIF-REACT-10) … */
const strain = (t: DogfightTable, { plane, hits }: Redline): void => {
  if (hits > 0) t.call(hurt, { plane, by: NO_PLANE, hits });
};

/** … then the cards, Performance or not. */
const refill = (t: DogfightTable, { plane, inside }: Redline): void => {
  const s = t.state;
  if (!s.planes[plane].gone) drawCards(t, plane, REDLINE_CARDS, 'DIF-REACT-22');
  if (!inside) clearTable(s);
};

export const redline: DogfightFlow<Redline> = { name: 'redline', steps: [strain, refill] };
