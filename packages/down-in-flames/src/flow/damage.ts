import { type Card, EVERYONE } from '@tallyho/kernel';
import { evade as evadeWith, PASS } from '../choices.ts';
import { EVASIVE } from '../rules/cards.ts';
import { afterEvasive, isDamaged, isShotDown } from '../rules/damage.ts';
import { isDecided, outcome } from '../rules/points.ts';
import { letGo } from '../rules/positions.ts';
import { type Asks, type DogfightFlow, type DogfightTable, NO_PLANE, NO_SIDE, ownerOf, type Plane } from '../state.ts';
import { layCard } from './hands.ts';
import { offerRedline, playRedline } from './redline.ts';
import { refuseOthers } from './refusals.ts';

/** Hits on their way to an aircraft: from an attack, or from its own REDLINE (`by` NO_PLANE). */
export interface Hurt {
  plane: Plane;
  by: Plane;
  hits: number;
}

/** DIF-REACT-09, DIF-REACT-10 — EVASIVE after the hits are certain, as often as there are hits left to avoid. */
const evade: Asks<Hurt> = {
  ask: 'evade',
  because: 'DIF-REACT-09',
  several: false,
  who: (s, { plane, hits }) => (hits > 0 && !s.planes[plane].gone && s.planes[plane].hand.length > 0 ? ownerOf(s, plane) : -1),
  options(s, { plane }) {
    const { title } = s.fixed;
    const { hand } = s.planes[plane];
    const options = [PASS];
    let last = -1;
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i];
      if (card !== last && title[card] === EVASIVE) options.push(evadeWith(card));
      last = card;
    }
    offerRedline(s, plane, options);
    return options;
  },
  refusals: (s, { plane }) => refuseOthers(s, plane, EVASIVE, evadeWith, 'only-evasive-helps'),
  chosen(t, at, choice) {
    const { plane } = at;
    if (choice.do === 'redline') {
      t.goto(evade);
      playRedline(t, plane, choice.card, true);
    } else if (choice.do === 'evade') {
      layCard(t.state, plane, choice.card);
      at.hits = afterEvasive(at.hits);
      sayEvaded(t, plane, choice.card);
      t.goto(evade);
    }
  },
};

const sayEvaded = (t: DogfightTable, plane: Plane, card: Card): void =>
  t.say?.(EVERYONE, { event: 'played', plane, card, use: 'evade', at: NO_PLANE, steps: 0, with: [], because: 'DIF-REACT-09' });

const take = (t: DogfightTable, { plane, by, hits }: Hurt): void => {
  if (hits > 0 && !t.state.planes[plane].gone) takeHits(t, plane, by, hits);
};

export const hurt: DogfightFlow<Hurt> = { name: 'hurt', steps: [evade, take] };

/** DIF-DMG-03, DIF-DMG-04 — hits add up on the card; it may be flipped by them and shot down, at once (DIF-DMG-08). */
function takeHits(t: DogfightTable, plane: Plane, by: Plane, hits: number): void {
  const s = t.state;
  const aircraft = s.planes[plane];
  aircraft.hits += hits;
  if (by !== NO_PLANE) s.planes[by].dealt += hits;
  t.say?.(EVERYONE, { event: 'hit', plane, hits, total: aircraft.hits, because: by === NO_PLANE ? 'DIF-REACT-22' : 'DIF-DMG-03' });
  const side = by === NO_PLANE ? NO_SIDE : s.fixed.side[by];
  if (aircraft.face === 0 && isDamaged(s, plane)) {
    aircraft.face = 1;
    aircraft.flippedBy = side;
    t.say?.(EVERYONE, { event: 'damaged', plane, because: 'DIF-DMG-01' });
  }
  if (aircraft.face === 1 && isShotDown(s, plane)) shootDown(t, plane, by);
}

/** DIF-DMG-06, DIF-POS-19 — out of the game: its hand is discarded, and every position on it or by it ends. DIF-WIN-01. */
export function shootDown(t: DogfightTable, plane: Plane, by: Plane): void {
  const s = t.state;
  const aircraft = s.planes[plane];
  aircraft.gone = true;
  aircraft.downedBy = by === NO_PLANE ? NO_SIDE : s.fixed.side[by];
  aircraft.aces = 0;
  aircraft.evasive = 0;
  letGo(s, plane);
  for (let other = 0; other < s.planes.length; other++) if (s.planes[other].prey === plane) letGo(s, other);
  for (const card of aircraft.hand) s.deck.discard.push(card);
  aircraft.hand.length = 0;
  t.say?.(EVERYONE, { event: 'shot-down', plane, because: 'DIF-DMG-02' });
  if (isDecided(s)) t.finish(outcome(s));
}
