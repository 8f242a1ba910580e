import { EVERYONE, type Seat } from '@tallyho/kernel';
import { PASS } from '../choices.ts';
import { sortieOf } from '../mission/state.ts';
import { TO_FIGHTERS } from '../rules/answers.ts';
import { HALF_LOOP, MANEUVERING } from '../rules/cards.ts';
import {
  type Asks,
  type Dogfight,
  type DogfightFlow,
  type DogfightTable,
  elementOf,
  NOBODY,
  ownerOf,
} from '../state.ts';
import {
  answersWithMini,
  attacker,
  canAnswer,
  type Exchange,
  exchange,
  giveAnswer,
  isAnswer,
  offerAnswers,
  responder,
  settle,
} from './exchange.ts';
import { type Charge, isHelp, layHelp, nextHelper, offerHelp, refuseHelp } from './helpers.ts';
import { refuseAnswers } from './refusals.ts';

/** An exchange in which others may answer for the defender: `asked` is the first player who has not been asked yet. */
export interface HelpedExchange extends Exchange {
  asked: Seat;
}

/** The FB that is attacked, as somebody to answer for. */
export function chargeOf(s: Dogfight, { at }: Pick<Exchange, 'at'>): Charge {
  const self = elementOf(at);
  return { side: s.fixed.side[self], altitude: s.elements[self].altitude, where: sortieOf(s).where[self], self };
}

/**
 * Z-17.13c, Z-17.13d, Z-17.13e, Z-CGAP-24 — MANEUVERING and HALF LOOP against an Unengaged FB, or its Wingman, may be
 * answered by its friends; shots may not, nor anything against one that is Engaged.
 */
function isHelped(s: Dogfight, at: Exchange): boolean {
  if (at.at === NOBODY || s.fixed.sortie === undefined) return false;
  if (at.title !== MANEUVERING && at.title !== HALF_LOOP) return false;
  const fb = elementOf(at.at);
  if (!s.fixed.sortie.light[fb] || s.elements[fb].foe !== NOBODY) return false;
  return nextHelper(s, chargeOf(s, at), 0, NOBODY) !== NOBODY;
}

/** An Attack and its Responses, with helpers where the rules allow them. */
export function callExchange(t: DogfightTable, at: Exchange): void {
  if (isHelped(t.state, at)) t.call(helpedExchange, { ...at, asked: 0 });
  else t.call(exchange, at);
}

/** Whose own hand may answer; NOBODY: nobody's. */
function ownSeat(s: Dogfight, at: Exchange): Seat {
  const element = responder(s, at);
  return element !== NOBODY && canAnswer(s, element, answersWithMini(s, at)) ? ownerOf(s, element) : NOBODY;
}

/** Z-CGAP-24, Z-CGAP-25 — each card is answered by one card; the defender's players are asked one after the other. */
const helpedAnswer: Asks<HelpedExchange> = {
  ask: 'helped-answer',
  because: 'Z-17.13c',
  several: false,
  who: (s, at) => (at.defending ? nextHelper(s, chargeOf(s, at), at.asked, ownSeat(s, at)) : ownSeat(s, at)),
  options(s, at, seat, options) {
    options.push(PASS);
    if (seat === ownSeat(s, at))
      offerAnswers(s, responder(s, at), answersWithMini(s, at), at.latest, TO_FIGHTERS, options);
    if (at.defending) offerHelp(s, chargeOf(s, at), seat, at.latest, options);
    return options;
  },
  refusals(s, at, seat) {
    const element = responder(s, at);
    return [
      ...(ownerOf(s, element) === seat
        ? refuseAnswers(s, element, answersWithMini(s, at), at.latest, TO_FIGHTERS)
        : []),
      ...(at.defending ? refuseHelp(s, chargeOf(s, at), seat, at.latest) : []),
    ];
  },
  chosen(t, at, choice, seat) {
    if (isAnswer(choice)) {
      giveAnswer(t, at, responder(t.state, at), answersWithMini(t.state, at), choice);
    } else if (isHelp(choice)) {
      at.latest = layHelp(t, choice, attacker(t.state, at), 'Z-17.13c');
      at.defending = false;
    } else {
      t.say?.(EVERYONE, { event: 'passed', seat, because: 'Z-8.43a' });
      at.asked = seat + 1;
      if (at.defending) t.again();
      return;
    }
    at.asked = 0;
    t.again();
  },
};

export const helpedExchange: DogfightFlow<HelpedExchange> = { name: 'helped', steps: [helpedAnswer, settle] };
