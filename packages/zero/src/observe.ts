import {
  below,
  type Card,
  type Chance,
  type Seat,
  shuffle,
  type TableView,
  tableFrom,
  viewTable,
} from '@tallyho/kernel';
import type { Fixed } from './fixed.ts';
import { addCard, cardsIn, emptyHand, type Hand } from './hand.ts';
import { isOpen, observeSortie, type SortieView, sortieFrom } from './mission/observe.ts';
import { highestLevel } from './rules/starts.ts';
import { type Dogfight, type Plane, type Sequence, UNCHOSEN } from './state.ts';

/**
 * What a seat sees of an Element: everything on the table; of the hands their sizes, and the cards if they are its own.
 */
export interface ElementView {
  /** Null: somebody else's. */
  hand: Card[] | null;
  mini: Card[] | null;
  cards: number;
  miniCards: number;
  altitude: number;
  /** The starting level chosen in secret: one's own, or UNCHOSEN; `chosen` says whether there is one. */
  sealed: number;
  chosen: boolean;
  foe: number;
  position: number;
  lead: number;
  wing: number;
  shock: boolean;
  aces: number;
}

export interface DogfightView extends TableView {
  fixed: Fixed;
  elements: ElementView[];
  planes: Plane[];
  /** Z-GAP-71 — the discard pile is face up, and the size of the draw pile is known. */
  pile: number;
  discard: Card[];
  played: Card[];
  now: Sequence;
  order: number[];
  place: number;
  choosing: number;
  /** What Missions have besides. */
  sortie?: SortieView;
}

/**
 * Z-4.6c, Z-GAP-61, Z-GAP-62 — a player sees his own hands and mini-hands, and nobody else's, not even a teammate's. CH-30.82f: where
 * one player moves both sides all cards lie open.
 */
export const observe = (s: Dogfight, seat: Seat): DogfightView => ({
  ...viewTable(s, seat),
  elements: s.elements.map((element, i): ElementView => {
    const own = s.fixed.owner[i] === seat || isOpen(s);
    const open = own || element.altitude !== UNCHOSEN || s.fixed.start[i] !== UNCHOSEN;
    return {
      hand: own ? cardsIn(element.hand, s.fixed) : null,
      mini: own ? cardsIn(element.mini, s.fixed) : null,
      cards: element.hand.size,
      miniCards: element.mini.size,
      altitude: element.altitude,
      sealed: open ? element.sealed : UNCHOSEN,
      chosen: element.sealed !== UNCHOSEN,
      foe: element.foe,
      position: element.position,
      lead: element.lead,
      wing: element.wing,
      shock: element.shock,
      aces: element.aces,
    };
  }),
  planes: s.planes.map(({ hits, damaged, fate }) => ({ hits, damaged, fate })),
  pile: s.deck.pile.length,
  discard: s.deck.discard.slice(),
  played: s.played.slice(),
  now: { ...s.now },
  order: s.order.slice(),
  place: s.place,
  choosing: s.choosing,
  ...(s.sortie === undefined ? {} : { sortie: observeSortie(s, s.sortie, seat) }),
});

/** A whole state that the seat cannot tell from the real one: the cards it does not see are dealt anew. */
export function resample(view: DogfightView, chance: Chance): Dogfight {
  const { fixed } = view;
  const seen = new Set<Card>([...view.discard, ...view.played, ...(view.sortie?.turrets ?? [])]);
  for (const { hand, mini } of view.elements) for (const card of [...(hand ?? []), ...(mini ?? [])]) seen.add(card);
  const unseen = fixed.number.map((_, card) => card).filter((card) => !seen.has(card));
  shuffle(chance, unseen);
  const deal = (own: Card[] | null, count: number): Hand => {
    const hand = emptyHand(fixed);
    for (const card of own ?? unseen.splice(0, count)) addCard(hand, fixed, card);
    return hand;
  };
  const elements = view.elements.map((element, i) => ({
    hand: deal(element.hand, element.cards),
    mini: deal(element.mini, element.miniCards),
    altitude: element.altitude,
    sealed: element.chosen && element.sealed === UNCHOSEN ? guess(fixed, i, chance) : element.sealed,
    foe: element.foe,
    position: element.position,
    lead: element.lead,
    wing: element.wing,
    shock: element.shock,
    aces: element.aces,
  }));
  return {
    ...tableFrom(view, chance),
    elements,
    planes: view.planes.map((plane) => ({ ...plane })),
    deck: { pile: unseen, discard: view.discard.slice(), next: [] },
    played: view.played.slice(),
    now: { ...view.now },
    order: view.order.slice(),
    place: view.place,
    choosing: view.choosing,
    ...(view.sortie === undefined ? {} : { sortie: sortieFrom(view.sortie, deal, chance) }),
  };
}

const guess = (fixed: Fixed, element: number, chance: Chance): number =>
  below(chance, highestLevel({ fixed }, element) + 1);
