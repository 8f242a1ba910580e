import { EVERYONE, firstOf, withoutFirst } from '@tallyho/kernel';
import { agile, DONE, PASS, play, sendWingman } from '../choices.ts';
import { cardOf } from '../hand.ts';
import { isAgile } from '../rules/attacks.ts';
import { SCISSORS } from '../rules/cards.ts';
import { isEnemyNear } from '../rules/engagement.ts';
import { defenceCards, offensive } from '../rules/ratings.ts';
import { barWingmanAgile, barWingmanAttack, barWingmanPlay, hasWingmanAttack } from '../rules/wingmen.ts';
import {
  type Asks,
  type Dogfight,
  type DogfightFlow,
  type DogfightTable,
  type ElementNo,
  elementOf,
  NOBODY,
  ownerOf,
  type PlaneNo,
} from '../state.ts';
import { BY_WINGMAN, exchangeOf } from './exchange.ts';
import { discardAll, drawCards, layCard, MINI } from './hands.ts';
import { callExchange } from './helped-exchange.ts';
import { refuseWingmanPlays, refuseWingmanTargets } from './refusals.ts';

/** A Wingman's attack in progress. */
export interface WingmanAttack {
  element: ElementNo;
  at: PlaneNo;
}

function hasTarget(s: Dogfight, element: ElementNo): boolean {
  const enemies = s.fixed.enemies[element];
  for (let i = 0; i < enemies.length; i++) {
    const { lead, wing } = s.elements[enemies[i]];
    if (lead !== NOBODY && barWingmanAttack(s, element, lead) === null) return true;
    if (wing !== NOBODY && barWingmanAttack(s, element, wing) === null) return true;
  }
  return false;
}

/** Z-3.1a, Z-GAP-11 — phase 1: the Wingman may be sent against an enemy. */
export const wingmanPhase: Asks<{ element: ElementNo }> = {
  ask: 'wingman-attack',
  because: 'Z-3.1a',
  several: false,
  who: (s, { element }) =>
    isEnemyNear(s, element) && hasWingmanAttack(s, element) && hasTarget(s, element) ? ownerOf(s, element) : NOBODY,
  options(s, { element }, _, options) {
    options.push(PASS);
    for (const enemy of s.fixed.enemies[element]) {
      const { lead, wing } = s.elements[enemy];
      if (lead !== NOBODY && barWingmanAttack(s, element, lead) === null) options.push(sendWingman(lead));
      if (wing !== NOBODY && barWingmanAttack(s, element, wing) === null) options.push(sendWingman(wing));
    }
    return options;
  },
  refusals: (s, { element }) => refuseWingmanTargets(s, element),
  chosen(t, { element }, choice) {
    if (choice.do === 'wingman') sendAgainst(t, element, choice.at);
  },
};

/**
 * Z-3.1b, Z-10.11b — the target is named first; Z-10.11a, Z-10.51a — then the attacker draws, and a Wingman attacked
 * draws after him.
 */
function sendAgainst(t: DogfightTable, element: ElementNo, at: PlaneNo): void {
  const s = t.state;
  t.say?.(EVERYONE, { event: 'target', by: s.elements[element].wing, at, because: 'Z-3.1b' });
  drawCards(t, element, MINI, offensive(s, element), 'Z-10.11a');
  callDefence(t, at);
  t.call(wingmanAttack, { element, at });
}

/**
 * Z-10.12a, Z-10.63a — a Wingman that is announced as target draws its defending mini-hand, once for the whole attack.
 */
export function callDefence(t: DogfightTable, at: PlaneNo): void {
  const enemy = elementOf(at);
  if (t.state.elements[enemy].wing === at) drawCards(t, enemy, MINI, defenceCards(t.state, enemy), 'Z-10.12a');
}

/**
 * Z-10.44a — the Attack cards of the mini-hand one at a time, in the order the owner chooses; Z-10.45a — or none of
 * them.
 */
const wingmanPlay: Asks<WingmanAttack> = {
  ask: 'wingman-play',
  because: 'Z-10.44a',
  several: false,
  who: (s, { element, at }) =>
    s.elements[element].mini.size > 0 && barWingmanAttack(s, element, at) === null ? ownerOf(s, element) : NOBODY,
  options(s, { element, at }, _, options) {
    const { fixed } = s;
    const { mini } = s.elements[element];
    options.push(DONE);
    for (let left = mini.faces; left !== 0; left = withoutFirst(left)) {
      const face = firstOf(left);
      if (barWingmanPlay(s, element, at, face) === null) options.push(play(cardOf(mini, fixed, face), at));
    }
    if (isAgile(s, element, MINI) && barWingmanAgile(s, element, at) === null)
      for (let left = mini.faces & ~fixed.showing[SCISSORS]; left !== 0; left = withoutFirst(left))
        options.push(agile(cardOf(mini, fixed, firstOf(left)), at));
    return options;
  },
  refusals: (s, { element, at }) => refuseWingmanPlays(s, element, at),
  chosen(t, { element }, choice) {
    if (choice.do !== 'play' && choice.do !== 'agile') return;
    const s = t.state;
    const { card, at } = choice;
    const title = choice.do === 'agile' ? SCISSORS : s.fixed.title[s.fixed.face[card]];
    if (choice.do === 'agile') s.now.wingAgile = true;
    t.again();
    layCard(s, element, MINI, card);
    const use = choice.do === 'agile' ? 'as SCISSORS' : 'attack';
    t.say?.(EVERYONE, { event: 'played', by: s.elements[element].wing, at, card, use, because: 'Z-10.44a' });
    callExchange(t, exchangeOf(element, BY_WINGMAN, at, card, title, false));
  },
};

/** Z-10.45b, Z-10.0b — nothing of either mini-hand is kept. */
const wingmanEnd = (t: DogfightTable, { element, at }: WingmanAttack): void => {
  discardAll(t, element, MINI, 'Z-10.45b');
  discardAll(t, elementOf(at), MINI, 'Z-10.45b');
};

export const wingmanAttack: DogfightFlow<WingmanAttack> = { name: 'wingman', steps: [wingmanPlay, wingmanEnd] };
