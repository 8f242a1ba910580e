import {
  type Choice,
  damageLetters,
  type Happening,
  type Kind,
  manoeuvres,
  pivots,
  symbols,
  type Volley,
  type WingsView,
} from '@tallyho/wings-of-war';
import { reason } from '@tallyho/words';
import { topFrame } from '../model/engine.ts';
import type { Names } from '../model/names.ts';
import type { Speech } from './en-events.ts';
import type { WingsWords } from './words.ts';

/** A manoeuvre card by name. */
export const cardName = ({ terms }: WingsWords, kind: Kind): string =>
  kind < 0 ? terms.noCards : terms.manoeuvres[manoeuvres[kind]];

/** A damage card by what is on it; one that is face down by its deck. */
export function damageName({ terms, table }: WingsWords, { fixed }: WingsView, card: number): string {
  if (card < 0) return `${damageLetters[-1 - card]} (${table.faceDown})`;
  const symbol = symbols[fixed.symbol[card]];
  const letter = damageLetters[Math.floor(card / 100)];
  if (symbol === 'explosion') return `${letter}, ${terms.symbols.explosion}`;
  return `${letter}, ${terms.points(fixed.points[card])}${symbol === 'none' ? '' : `, ${terms.symbols[symbol]}`}`;
}

const speech = (w: WingsWords, view: WingsView, names: Names): Speech => ({
  names,
  card: (kind) => cardName(w, kind),
  damage: (card) => damageName(w, view, card),
  half: w.terms.half,
  cards: w.terms.cards,
  gun: (gun) => w.terms.guns[gun] ?? '',
  symbol: (symbol) => symbolName(w, symbol),
  reason: (code) => reason(code, w.language),
  isTwoSeater: (plane) => view.fixed.planes[plane].twoSeater,
});

function symbolName({ terms }: WingsWords, symbol: string): string {
  const known: { readonly [symbol: string]: string } = terms.symbols;
  return known[symbol] ?? symbol;
}

/** An event as a sentence. */
export function eventSentence(w: WingsWords, view: WingsView, names: Names, event: Happening): string {
  const say = w.events[event.event] as (e: Happening, s: Speech) => string;
  return say(event, speech(w, view, names));
}

const SHORT = 2;

/** The range at which a gun reaches a target, as the game has measured it: 1 long, 2 short. */
export function rangeIn(view: WingsView, plane: number, gun: number, target: number): number {
  const volley = topFrame<Volley>(view, 'fire');
  const place = volley?.guns.indexOf(plane * 2 + gun) ?? -1;
  const packed = volley?.targets[place]?.find((each) => each >> 2 === target);
  return packed === undefined ? 0 : packed & 3;
}

/**
 * WOW-AIM-01, as far as the one who fires can tell: the same gun at the same enemy as in the phase before, and not hit
 * since.
 */
function isAimed(view: WingsView, plane: number, gun: number, target: number): boolean {
  const { switches } = view.fixed.options;
  const a = view.planes[plane];
  if (!switches.aiming || a.aimedAt[gun] !== target || a.aimed[gun] !== view.clock - 1) return false;
  return !(switches.interruption && a.struck === view.clock - 1);
}

interface About {
  readonly plane: number;
  readonly gun: number;
  /** The plan as it stands, from the slot that is asked about. */
  readonly order: readonly Kind[];
}

/** A choice as the words on a button. */
export function choiceWords(w: WingsWords, view: WingsView, names: Names, about: About, choice: Choice): string {
  const c = w.choices;
  switch (choice.do) {
    case 'plan':
      return c.card(cardName(w, choice.card));
    case 'dare':
      return c.dare(cardName(w, choice.card));
    case 'idle':
      return c.idle;
    case 'ready':
      return c.ready;
    case 'again':
      return c.again;
    case 'tail':
      return c.tail(names.plane(choice.target));
    case 'no-tail':
      return c.noTail;
    case 'order': {
      const cards = choice.cards.map((card) => cardName(w, card)).join(', ');
      return choice.cards.every((card, i) => card === about.order[i]) ? c.keepOrder(cards) : c.order(cards);
    }
    case 'fire': {
      const range = rangeIn(view, about.plane, about.gun, choice.target);
      return c.fire({
        target: names.plane(choice.target),
        range: range === SHORT ? 'short' : 'long',
        cards: w.terms.cards(range),
        deck: damageLetters[view.fixed.planes[about.plane].guns[about.gun]] ?? '',
        aimed: isAimed(view, about.plane, about.gun, choice.target),
      });
    }
    case 'hold':
      return c.hold;
    case 'pivot':
      return c.pivot(w.terms.pivots[pivots[choice.point]]);
    case 'stay':
      return c.stay;
    case 'turn':
      return c.turn(choice.degrees);
    case 'floor':
      return c.floor(choice.floor);
    case 'keep':
      return c.keep;
    case 'agree':
      return c.agree;
    case 'refuse':
      return c.refuse;
  }
}
