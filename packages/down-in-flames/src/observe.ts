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
import type { Fight } from './flow/game.ts';
import { addCard, cardsIn, emptyHand } from './hand.ts';
import { type Mission, NO_PATTERN, patterns } from './mission/state.ts';
import { highestStart } from './rules/ratings.ts';
import { fightersFor, isOpen, pilotsFor, sealOf } from './rules/selection.ts';
import { CONCEDED } from './rules/victory.ts';
import { type Aircraft, type Dogfight, UNCHOSEN } from './state.ts';

/** An aircraft as others see it: of the hand only the number of cards, unless it is one's own. */
export interface AircraftView extends Omit<Aircraft, 'hand'> {
  cards: number;
  hand: Card[] | null;
}

/** A mission as a seat sees it: only the defender knows the Flak Pattern before it is revealed (DIF-FLAK-02). */
export interface MissionView extends Omit<Mission, 'flak'> {
  flak: number | 'sealed';
}

/** What a seat sees. */
export interface DogfightView extends TableView {
  fixed: Fixed;
  planes: AircraftView[];
  pile: number;
  discard: Card[];
  played: Card[];
  /** One's own sealed choices; of the others only whether there is one. */
  sealed: (number | 'sealed')[];
  spent: number[];
  active: number;
  drawn: number;
  first: number;
  acting: number;
  mission: MissionView | null;
}

export const observe = (s: Dogfight, seat: Seat): DogfightView => ({
  ...viewTable(s, seat),
  planes: s.planes.map((aircraft, plane) => seenAircraft(aircraft, s.fixed.owner[plane] === seat)),
  pile: s.deck.pile.length,
  discard: s.deck.discard.slice(),
  played: s.played.slice(),
  sealed: s.sealed.map((seal, plane) => (s.fixed.owner[plane] === seat || seal === UNCHOSEN ? seal : 'sealed')),
  spent: s.spent.slice(),
  active: s.active,
  drawn: s.drawn,
  first: s.first,
  acting: s.acting,
  mission: s.mission === null ? null : seenMission(s, s.mission, seat),
});

/** DIF-FLAK-02, DIF-BOMB-02 — the marker lies face down until the bombs have fallen; DIF-GAP-94: it stays so then. */
function seenMission(s: Dogfight, mission: Mission, seat: Seat): MissionView {
  const defender = s.fixed.owner[s.fixed.side.indexOf(1 - (s.fixed.mission?.attacker ?? 0))];
  const isRevealed = s.outcome !== null && s.outcome.because !== CONCEDED;
  const isHidden = mission.flak !== NO_PATTERN && seat !== defender && !isRevealed;
  return {
    bomber: mission.bomber.slice(),
    square: mission.square.slice(),
    withdrawn: mission.withdrawn.slice(),
    manned: mission.manned.slice(),
    chosen: mission.chosen,
    named: mission.named,
    flak: isHidden ? 'sealed' : mission.flak,
    pattern: mission.pattern.slice(),
    turns: mission.turns,
    shift: mission.shift.slice(),
    called: mission.called.slice(),
    bombs: mission.bombs,
    status: mission.status,
  };
}

/** The same mission again, with a Flak Pattern that could have been chosen. */
const missionFrom = (view: MissionView, chance: Chance): Mission => ({
  bomber: view.bomber.slice(),
  square: view.square.slice(),
  withdrawn: view.withdrawn.slice(),
  manned: view.manned.slice(),
  chosen: view.chosen,
  named: view.named,
  flak: view.flak === 'sealed' ? below(chance, patterns.length) : view.flak,
  pattern: view.pattern.slice(),
  turns: view.turns,
  shift: view.shift.slice(),
  called: view.called.slice(),
  bombs: view.bombs,
  status: view.status,
});

const seenAircraft = (a: Aircraft, own: boolean): AircraftView => ({
  fighter: a.fighter,
  pilot: a.pilot,
  cards: a.hand.size,
  hand: own ? cardsIn(a.hand) : null,
  altitude: a.altitude,
  hits: a.hits,
  face: a.face,
  gone: a.gone,
  prey: a.prey,
  grip: a.grip,
  evasive: a.evasive,
  bonus: a.bonus,
  aces: a.aces,
  agile: a.agile,
  acted: a.acted,
  place: a.place,
  dealt: a.dealt,
  flippedBy: a.flippedBy,
  downedBy: a.downedBy,
});

/** Every card that exists, as often as it exists. */
export function allCards({ copies }: Pick<Fixed, 'copies'>): Card[] {
  const cards: Card[] = [];
  for (let card = 0; card < copies.length; card++) for (let i = 0; i < copies[card]; i++) cards.push(card);
  return cards;
}

/**
 * A state that the seat cannot tell from the real one: the cards it has not seen are dealt anew, secrets are made up.
 */
export function resample(view: DogfightView, chance: Chance): Dogfight {
  const unseen = unseenCards(view, chance);
  const planes = view.planes.map(
    ({ cards, hand, ...rest }): Aircraft => dealt(rest, view.fixed, hand ?? unseen.splice(0, cards)),
  );
  const s: Dogfight = {
    ...tableFrom(view, chance),
    planes,
    deck: { pile: unseen, discard: view.discard.slice(), next: [] },
    played: view.played.slice(),
    sealed: view.sealed.map((seal) => (seal === 'sealed' ? UNCHOSEN : seal)),
    spent: view.spent.slice(),
    active: view.active,
    drawn: view.drawn,
    first: view.first,
    acting: view.acting,
    mission: view.mission === null ? null : missionFrom(view.mission, chance),
  };
  view.sealed.forEach((seal, plane) => {
    if (seal === 'sealed') s.sealed[plane] = madeUp(s, plane, chance);
  });
  return s;
}

/** The same fields in the same order as everywhere. */
function dealt(a: Omit<Aircraft, 'hand'>, fixed: Fixed, cards: readonly Card[]): Aircraft {
  const hand = emptyHand(fixed);
  for (const card of cards) addCard(hand, card);
  return {
    fighter: a.fighter,
    pilot: a.pilot,
    hand,
    altitude: a.altitude,
    hits: a.hits,
    face: a.face,
    gone: a.gone,
    prey: a.prey,
    grip: a.grip,
    evasive: a.evasive,
    bonus: a.bonus,
    aces: a.aces,
    agile: a.agile,
    acted: a.acted,
    place: a.place,
    dealt: a.dealt,
    flippedBy: a.flippedBy,
    downedBy: a.downedBy,
  };
}

function unseenCards(view: DogfightView, chance: Chance): Card[] {
  const left = view.fixed.copies.slice();
  const seen = [...view.discard, ...view.played, ...view.planes.flatMap(({ hand }) => hand ?? [])];
  for (const card of seen) left[card]--;
  return shuffle(chance, allCards({ copies: left }));
}

/** A secret that could have been chosen: a fighter and its pilot that are not revealed yet, or a starting level. */
function madeUp(s: Dogfight, plane: number, chance: Chance): number {
  const pick = (from: readonly number[]): number => from[below(chance, from.length)];
  if (!isOpen(s, plane) || s.planes[plane].fighter !== UNCHOSEN) return below(chance, highestStart(s, plane) + 1);
  const fighter = pick(fightersFor(s, plane));
  const seal = sealOf(s, fighter, 0);
  const { owner, choosing, options } = s.fixed;
  const { round } = s.frames[0].at as Fight;
  if (!options.pilots || choosing[owner[plane]].indexOf(plane) === round) return seal;
  s.sealed[plane] = seal;
  return sealOf(s, fighter, pick(pilotsFor(s, plane)));
}
