import {
  type Card,
  EVERYONE,
  type Faces,
  firstOf,
  holds,
  listOf,
  NO_CARD,
  type Refusal,
  withoutFirst,
} from '@tallyho/kernel';
import { type Choice, PASS, turret as play, turretWith } from '../choices.ts';
import type { Hand } from '../hand.ts';
import { barTurret } from '../rules/bombers.ts';
import { barAdding } from '../rules/damage.ts';
import { position } from '../rules/positions.ts';
import { type Asks, type Dogfight, type DogfightFlow, type DogfightTable, ownerOf, type Plane } from '../state.ts';
import { offerAnswers, refusedAnswers, TO_HIT } from './answers.ts';
import { breakOffMission, FIREFIGHT, hurt, playRedline, shootDown, takeHits } from './damage.ts';
import { clearTable, layCard } from './hands.ts';
import { setPosition } from './positions.ts';
import { refuse } from './refusals.ts';

/** A fighter's Maneuver on a bomber, or its attack, and what the turrets have to say to it. */
export interface Firefight {
  aim: number;
  by: Plane;
  to: Plane;
  /** The fighter's card (NO_CARD for a Speed Maneuver), its steps or its hits. */
  card: Card;
  steps: number;
  hits: number;
  /**
   * The bomber's shot (NO_CARD: none), the hits added to it, those it saves the bomber, and whether it stops FUEL TANK.
   */
  shot: Card;
  added: number;
  saved: number;
  stopped: boolean;
  dodged: boolean;
}

export const startingFirefight = (
  aim: number,
  by: Plane,
  to: Plane,
  card: Card,
  steps: number,
  hits: number,
): Firefight => ({
  aim,
  by,
  to,
  card,
  steps,
  hits,
  shot: NO_CARD,
  added: 0,
  saved: 0,
  stopped: false,
  dodged: false,
});

const isFuelTank = (s: Dogfight, { aim, card }: Firefight): boolean => aim === TO_HIT && s.fixed.fuelTank[card];

/**
 * DIF-BMB-28, DIF-BMB-29, DIF-GAP-39 — the bomber plays one card in reaction to each Maneuver and each attack, with as
 * many +1 hit cards as it likes (DIF-BMB-37), but none with a FUEL TANK (DIF-GAP-93); to nothing else (DIF-BMB-16,
 * DIF-GAP-43). It pays no Bursts (DIF-GAP-40), and cannot play REDLINE either.
 */
const turret: Asks<Firefight> = {
  ask: 'turret',
  because: 'DIF-BMB-28',
  several: false,
  who: (s, { to }) => (s.planes[to].hand.size > 0 ? ownerOf(s, to) : -1),
  options(s, at, _, options) {
    const { hand } = s.planes[at.to];
    const { shooting } = s.fixed;
    options.push(PASS);
    const extra = allSubsets(hand, added(s, hand));
    for (let left = hand.faces; left !== 0; left = withoutFirst(left)) {
      const card = firstOf(left);
      if (barTurret(s, card, at.aim === TO_HIT, isFuelTank(s, at)) !== null) continue;
      if (holds(shooting, card) && barAdding(s, card) === null)
        for (const cards of extra) options.push(turretWith(card, cards));
      else options.push(play(card));
    }
    return options;
  },
  refusals(s, at) {
    const refusals: Refusal<Choice>[] = [];
    const { hand } = s.planes[at.to];
    const extra = listOf(added(s, hand));
    for (const card of listOf(hand.faces)) {
      refuse(refusals, play(card), barTurret(s, card, at.aim === TO_HIT, isFuelTank(s, at)));
      if (!holds(s.fixed.shooting, card)) continue;
      for (const one of extra) refuse(refusals, turretWith(card, [one]), barAdding(s, card));
    }
    return refusals;
  },
  chosen(t, at, choice) {
    if (choice.do !== 'turret') {
      t.say?.(EVERYONE, { event: 'passed', plane: at.to, because: 'DIF-BMB-28' });
      return;
    }
    const s = t.state;
    const { card } = choice;
    layCard(s, at.to, card);
    for (const added of choice.with) layCard(s, at.to, added);
    if (holds(s.fixed.shooting, card)) at.shot = card;
    at.added = choice.with.length;
    at.saved = at.aim === TO_HIT ? s.fixed.guards[card] : 0;
    at.stopped = isFuelTank(s, at) && s.fixed.stops[card];
    t.say?.(EVERYONE, {
      event: 'played',
      plane: at.to,
      card,
      use: 'turret',
      at: at.by,
      steps: 0,
      with: choice.with,
      because: 'DIF-BMB-30',
    });
  },
};

/** DIF-BMB-37 — the cards of a hand that are played together with a shot. */
function added({ fixed: { adds, shooting } }: Dogfight, hand: Hand): Faces {
  let faces: Faces = 0;
  for (let left = hand.faces & ~shooting; left !== 0; left = withoutFirst(left))
    if (adds[firstOf(left)]) faces |= 1 << firstOf(left);
  return faces;
}

const noneOfThem: readonly (readonly Card[])[] = [[]];

/** Every choice of some cards of these faces in a hand, the same cards only once: none of them first. */
function allSubsets({ copies }: Hand, faces: Faces): readonly (readonly Card[])[] {
  let made = noneOfThem;
  for (let left = faces; left !== 0; left = withoutFirst(left)) {
    const card = firstOf(left);
    const grown: (readonly Card[])[] = [];
    for (const some of made) {
      grown.push(some);
      for (let n = 1; n <= copies[card]; n++) grown.push([...grown[grown.length - 1], card]);
    }
    made = grown;
  }
  return made;
}

/**
 * DIF-BMB-31, DIF-BMB-32, DIF-GAP-83 — the fighter may answer the shot, and that is the end of it; DIF-GAP-84: it stays
 * where it is.
 */
const dodge: Asks<Firefight> = {
  ask: 'dodge',
  because: 'DIF-BMB-31',
  several: false,
  who(s, { by, shot }) {
    const { gone, hand, aces } = s.planes[by];
    return shot !== NO_CARD && !gone && hand.size + aces > 0 ? ownerOf(s, by) : -1;
  },
  options: (s, { by, shot }, _, list) => offerAnswers(s, by, s.fixed.title[shot], list),
  refusals: (s, { by, shot }) => refusedAnswers(s, by, s.fixed.title[shot]),
  chosen(t, at, choice) {
    const { by, to } = at;
    if (choice.do === 'answer') {
      at.dodged = true;
      layCard(t.state, by, choice.card);
      t.say?.(EVERYONE, {
        event: 'played',
        plane: by,
        card: choice.card,
        use: 'answer',
        at: to,
        steps: 0,
        with: [],
        because: 'DIF-BMB-31',
      });
    } else if (choice.do === 'redline') {
      t.again();
      playRedline(t, by, choice.card, true);
    } else {
      t.say?.(EVERYONE, { event: 'passed', plane: by, because: 'DIF-BMB-31' });
    }
  },
};

/**
 * DIF-BMB-30, DIF-GAP-41 — the fire hits the fighter unless it was dodged; before a Maneuver, and together with an
 * attack. DIF-GAP-93: a FUEL TANK is its end.
 */
const returnFire = (t: DogfightTable, { by, to, shot, added, dodged }: Firefight): void => {
  const s = t.state;
  if (shot === NO_CARD || dodged || s.planes[by].gone) return;
  if (s.fixed.fuelTank[shot]) {
    t.say?.(EVERYONE, { event: 'destroyed', plane: by, because: 'DIF-GAP-93' });
    shootDown(t, by, to);
  } else {
    t.call(hurt, { plane: by, by: to, hits: s.fixed.hits[shot] + added });
  }
};

/** DIF-GAP-91 — a fighter that was shot down on its way does not get there; but its attack is still resolved. */
const resolve = (t: DogfightTable, at: Firefight): void => {
  const s = t.state;
  const { aim, by, to, steps } = at;
  if (aim === TO_HIT) {
    strike(t, at);
  } else if (!s.planes[by].gone) {
    const where = position(s, by, to) + steps;
    setPosition(s, by, to, where);
    t.say?.(EVERYONE, { event: 'position', plane: by, at: to, position: where, because: 'DIF-BMB-17' });
  }
};

/** DIF-BMB-34, DIF-BMB-35, DIF-BMB-36 — the hits, less what the turrets saved; FUEL TANK, unless they stopped it. */
function strike(t: DogfightTable, at: Firefight): void {
  const s = t.state;
  const { by, to, hits, saved } = at;
  if (isFuelTank(s, at)) {
    if (at.stopped) {
      t.say?.(EVERYONE, { event: 'fuel-tank-stopped', plane: to, because: 'DIF-BMB-35' });
      return;
    }
    t.say?.(EVERYONE, { event: 'destroyed', plane: to, because: 'DIF-REACT-16' });
    shootDown(t, to, by);
    return;
  }
  if (saved > 0) t.say?.(EVERYONE, { event: 'reduced', plane: to, by: Math.min(hits, saved), because: 'DIF-BMB-34' });
  if (hits > saved) takeHits(t, to, by, hits - saved, 'DIF-BMB-39');
}

/** DIF-ACT-25 — all cards of it are discarded. Then, if a side has nothing left, the fight breaks off. */
const close = (t: DogfightTable): void => {
  clearTable(t.state);
  t.end();
  breakOffMission(t);
};

export const firefight: DogfightFlow<Firefight> = {
  name: FIREFIGHT,
  steps: [turret, dodge, returnFire, resolve, close],
};
