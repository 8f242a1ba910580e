import {
  type Card,
  type Deck,
  EVERYONE,
  type Flow,
  NO_CARD,
  type Question,
  type Refusal,
  type Seat,
  type SecretVote,
  type Table,
  type TableState,
} from '@tallyho/kernel';
import type { CardRow } from '../../content/kamikaze-types.ts';
import type { Border, Service } from '../../content/types.ts';
import {
  assign,
  assignGreen,
  chooseService,
  drawFor,
  LEAVE_DECK,
  RESHUFFLE,
  type SelectionChoice,
} from '../choices.ts';
import type { SelectionEvent } from '../events.ts';
import {
  available,
  barAssigning,
  barGreen,
  cardsFor,
  freeIn,
  groupsOf,
  placeOf,
  resultOf,
  roomFor,
  type SelectionReason,
  type Settled,
  selectionReasons,
  servicesWith,
  serviceWithout,
} from '../rules.ts';
import type { ServiceByBorder } from '../sheet.ts';
import { ANYBODY, type Candidate, type Counter, type Group, type SelectionRow, type SelectionTerms } from '../types.ts';

/** What a card of a campaign's deck is to the selection. */
export interface DrawnCard {
  readonly name: string;
  readonly border: Border;
  readonly row: CardRow;
}

/** What the selection has to know of a campaign, and what it does with what comes of it. */
export interface Campaign<S extends TableState & { readonly deck: Deck }, C extends object, E> {
  /** Seats are the two sides; all that a side flies in the Mission or Strike that is prepared. */
  candidates(s: S, seat: Seat): readonly Candidate[];
  counters(s: S): readonly Counter[];
  terms(s: S): SelectionTerms;
  /** CH-19.24f — the row of the Pilot/Crew Selection Table. */
  row(s: S, service: Service, crews: boolean): SelectionRow;
  /** The services that fly for a side in the campaign. */
  services(s: S, seat: Seat): readonly Service[];
  /** CH-19.24j … CH-19.24o — whose pilots fly a type that several services have: this one's, or it is chosen, or a card says it. */
  serviceOf(s: S, seat: Seat, family: string): Service | 'choose' | ServiceByBorder;
  card(s: S, card: Card): DrawnCard;
  /**
   * Whether the order of types is left to the player everywhere; otherwise only where a limit to Skilled pilots makes it matter (CH-19.24u):
   * the deck is shuffled, so that a type that is drawn for later has the same chances.
   */
  readonly ordersTypes: boolean;
  /** What has been selected: by side and candidate, who flies it ('': nobody of name), and whether he is green. */
  selected(t: Table<S, C, E>, pilots: readonly (readonly string[])[], green: readonly (readonly boolean[])[]): void;
}

/** The selection in progress. */
export interface Selection {
  /** CH-19.24c — who draws: the first player, the second. */
  seat: Seat;
  /** The numbers of the types of this player that have not been drawn for; the one that is; −1: none yet. */
  left: number[];
  group: number;
  /** Whose row is read; '': that is not settled. */
  service: string;
  /** CH-19.24g — Skilled people who have been picked, and how many green ones have been drawn, that have no aircraft yet. */
  skilled: string[];
  waiting: number;
  /** By side and candidate. */
  pilots: string[][];
  green: boolean[][];
}

/** CH-19.24c — the Japanese side draws first, as in the book's example; the order is free. */
const FIRST: Seat = 0;
const SECOND: Seat = 1;
const NOBODY: Seat = -1;
const NO_GROUP = -1;

export const beginSelection = (): Selection => ({
  seat: FIRST,
  left: [],
  group: NO_GROUP,
  service: '',
  skilled: [],
  waiting: 0,
  pilots: [[], []],
  green: [[], []],
});

/** CH-19.24a — the selection of pilots and crews before a Mission or a Strike, for a campaign of whatever kind. */
export function pilotSelection<S extends TableState & { readonly deck: Deck }, C extends object, E>(
  campaign: Campaign<S, C | SelectionChoice, E | SelectionEvent>,
): Flow<S, C | SelectionChoice, E | SelectionEvent, Selection> {
  type T = Table<S, C | SelectionChoice, E | SelectionEvent>;
  type Asks = Question<S, C | SelectionChoice, E | SelectionEvent, Selection>;

  /** What is looked up again and again: the aircraft of the player who draws, their types, the one that is drawn for. */
  const own = (s: S, { seat }: Selection): readonly Candidate[] => campaign.candidates(s, seat);
  const groups = (s: S, at: Selection): Group[] => groupsOf(own(s, at));
  const groupNow = (s: S, at: Selection): Group => groups(s, at)[at.group];
  const settledOf = ({ seat, pilots, green }: Selection): Settled => ({ pilots: pilots[seat], green: green[seat] });
  const withCounters = (s: S, at: Selection, group: Group): Service[] =>
    servicesWith(group, own(s, at), campaign.counters(s), campaign.services(s, at.seat));
  const say = (t: T, event: SelectionEvent): void => t.say?.(EVERYONE, event);

  const cardsOf = (s: S, at: Selection, group: Group): number =>
    cardsFor(group, own(s, at), withCounters(s, at, group), campaign.terms(s));

  /** Whether anything is to be done for a type. */
  const isDrawnFor = (s: S, at: Selection, group: Group): boolean =>
    cardsOf(s, at, group) > 0 || group.members.some((i) => own(s, at)[i].granted !== null);

  /** A player begins: all his aircraft are open. CH-19.44a, CH-28.25b: kamikazes are green without a card, if anybody is. */
  const begin = (t: T, at: Selection): void => {
    const s = t.state;
    const candidates = own(s, at);
    at.pilots[at.seat] = candidates.map(() => '');
    at.green[at.seat] = candidates.map(({ kamikaze }) => kamikaze && campaign.terms(s).green);
    at.left = groups(s, at).flatMap((group, i) => (isDrawnFor(s, at, group) ? [i] : []));
    at.group = NO_GROUP;
    for (const [i, isGreen] of at.green[at.seat].entries())
      if (isGreen)
        say(t, {
          event: 'selection-green',
          seat: at.seat,
          aircraft: candidates[i].aircraft,
          place: placeOf(candidates, i),
          because: 'CH-19.44a',
        });
  };

  /** CH-19.24d — another Formation of the type that has just been drawn for comes next; otherwise the player chooses a type. */
  const openTypes = (s: S, at: Selection): Group[] => {
    const all = groups(s, at);
    const before = at.group === NO_GROUP ? null : all[at.group];
    const left = at.left.map((i) => all[i]);
    const same = left.filter(({ family, crews }) => family === before?.family && crews === before.crews);
    if (same.length > 0) return same.slice(0, 1);
    return left.filter(
      (group, i) => left.findIndex(({ family, crews }) => family === group.family && crews === group.crews) === i,
    );
  };

  /** CH-19.24u — whether one type can take a Skilled pilot away from another. */
  const isLimited = (s: S, at: Selection): boolean => {
    const most = campaign.terms(s).most[at.seat as 0 | 1];
    return most !== null && openTypes(s, at).some((group) => roomFor(group, own(s, at), settledOf(at), most) > 0);
  };

  /** CH-19.24d — types in the order that the player likes, each to its end. */
  const chooseType: Asks = {
    ask: 'draw-for',
    because: 'CH-19.24d',
    several: false,
    who: (s, at) => (openTypes(s, at).length > 1 && (campaign.ordersTypes || isLimited(s, at)) ? at.seat : NOBODY),
    options: (s, at) => openTypes(s, at).map(({ family, crews }) => drawFor(family, crews)),
    chosen(t, at, choice) {
      const wanted = choice as SelectionChoice;
      if (wanted.do !== 'draw-for') return;
      const all = groups(t.state, at);
      take(at, at.left.find((i) => all[i].family === wanted.family && all[i].crews === wanted.crews) ?? at.left[0]);
      t.goto(chooseWhose);
    },
  };

  function take(at: Selection, group: number): void {
    at.group = group;
    at.left = at.left.filter((i) => i !== group);
    at.service = '';
  }

  /** The only type there is, or the first of those whose order changes nothing; or the player has drawn for all. */
  const takeFirst = (t: T, at: Selection): void => {
    const [first] = openTypes(t.state, at);
    if (first === undefined) return t.goto(nextPlayer);
    take(
      at,
      groups(t.state, at).findIndex(({ members }) => members[0] === first.members[0]),
    );
  };

  /** How the service of the type is settled that is drawn for: CH-19.24p — a type that only one has needs nothing. */
  const howServed = (s: S, at: Selection): Service | 'choose' | ServiceByBorder => {
    const group = groupNow(s, at);
    const services = withCounters(s, at, group);
    if (services.length > 1 && !group.crews) return campaign.serviceOf(s, at.seat, group.family);
    return services[0] ?? serviceWithout(group, own(s, at), campaign.services(s, at.seat)) ?? 'usn';
  };

  /** CH-19.24j, CH-GAP-19 — Navy or Marines, for each type before it is drawn for. */
  const chooseWhose: Asks = {
    ask: 'service',
    because: 'CH-19.24j',
    several: false,
    who: (s, at) => (howServed(s, at) === 'choose' ? at.seat : NOBODY),
    options: (s, at) => withCounters(s, at, groupNow(s, at)).map(chooseService),
    chosen(t, at, choice) {
      const wanted = choice as SelectionChoice;
      if (wanted.do !== 'service') return;
      at.service = wanted.service;
      tellService(t, at, '', 'CH-19.24j');
    },
  };

  function tellService(t: T, at: Selection, card: string, because: 'CH-19.24j' | 'CH-19.24o'): void {
    const { family } = groupNow(t.state, at);
    say(t, { event: 'selection-service', seat: at.seat, family, service: at.service as Service, card, because });
  }

  /** A card in the open; CH-GAP-73: it lies with the others until the type is done with. */
  function drawOne(t: T): DrawnCard | null {
    const { deck } = t.state;
    const card = t.draw(deck, EVERYONE);
    if (card === NO_CARD) return null;
    deck.discard.push(card);
    return campaign.card(t.state, card);
  }

  /** CH-19.24o, CH-GAP-20 — or a card says it; or it is known. */
  const settleService = (t: T, at: Selection): void => {
    if (at.service !== '') return;
    const how = howServed(t.state, at);
    if (typeof how === 'string') {
      at.service = how;
      return;
    }
    const card = drawOne(t);
    at.service = how[card?.border ?? 'red'];
    tellService(t, at, card?.name ?? '', 'CH-19.24o');
  };

  const takenBy = ({ pilots, skilled }: Selection): string[] =>
    [...pilots.flat(), ...skilled].filter((id) => id !== '');

  /** CH-19.24g — one of those that can fly the type, at random: a counter, and a side of it. */
  function pickPerson(t: T, at: Selection): string | null {
    const s = t.state;
    const cup = available(groupNow(s, at), at.service as Service, campaign.counters(s), campaign.terms(s), takenBy(at));
    if (cup.length === 0) return null;
    const { people } = cup[cup.length === 1 ? 0 : t.roll(cup.length)];
    const { id } = people[people.length === 1 ? 0 : t.roll(people.length)];
    say(t, { event: 'selection-pilot', seat: at.seat, pilot: id, because: 'CH-19.24g' });
    return id;
  }

  function put(t: T, at: Selection, pilot: string, i: number): void {
    const candidates = own(t.state, at);
    at.pilots[at.seat][i] = pilot;
    say(t, {
      event: 'selection-assigned',
      seat: at.seat,
      pilot,
      aircraft: candidates[i].aircraft,
      place: placeOf(candidates, i),
      because: 'CH-19.24q',
    });
  }

  function putGreen(t: T, at: Selection, i: number): void {
    const candidates = own(t.state, at);
    at.green[at.seat][i] = true;
    at.waiting--;
    say(t, {
      event: 'selection-green',
      seat: at.seat,
      aircraft: candidates[i].aircraft,
      place: placeOf(candidates, i),
      because: 'CH-19.42a',
    });
  }

  /** CH-19.24e — whom Resources bring has his aircraft, and no card is drawn for it. */
  function grant(t: T, at: Selection): void {
    const { members } = groupNow(t.state, at);
    for (const i of members) {
      const { granted } = own(t.state, at)[i];
      if (granted === null) continue;
      const pilot = granted === ANYBODY ? pickPerson(t, at) : granted;
      if (pilot !== null) put(t, at, pilot, i);
    }
  }

  /**
   * CH-19.24b, CH-19.24f, CH-19.41a — all cards of a type, and what they give. CH-19.24u, CH-19.34b: no more Skilled people than there is
   * room for; CH-GAP-21: nor than there are counters, and whoever goes without is not green.
   */
  const drawForType = (t: T, at: Selection): void => {
    const s = t.state;
    const group = groupNow(s, at);
    const terms = campaign.terms(s);
    grant(t, at);
    const cards: DrawnCard[] = [];
    for (let n = cardsOf(s, at, group); n > 0; n--) {
      const card = drawOne(t);
      if (card !== null) cards.push(card);
    }
    const row = campaign.row(s, at.service as Service, group.crews);
    const results = cards.map((card) => resultOf(card.row, row, terms));
    const count = (wanted: 'skilled' | 'green'): number => results.filter((result) => result === wanted).length;
    if (cards.length > 0)
      say(t, {
        event: 'selection-cards',
        seat: at.seat,
        family: group.family,
        crews: group.crews,
        cards: cards.map(({ name }) => name),
        skilled: count('skilled'),
        green: count('green'),
        because: 'CH-19.24b',
      });
    at.waiting = count('green');
    const room = roomFor(group, own(s, at), settledOf(at), terms.most[at.seat as 0 | 1]);
    for (let n = Math.min(count('skilled'), room); n > 0; n--) {
      const pilot = pickPerson(t, at);
      if (pilot !== null) at.skilled.push(pilot);
    }
  };

  type Bar = typeof barAssigning;
  /** Where somebody may be put now. */
  const open = (s: S, at: Selection, bar: Bar): number[] =>
    freeIn(groupNow(s, at), settledOf(at)).filter((i) => bar(groupNow(s, at), own(s, at), settledOf(at), i) === null);

  /** And where not, though the aircraft is free. */
  const refused = (
    s: S,
    at: Selection,
    bar: Bar,
    choices: (place: string) => SelectionChoice[],
  ): Refusal<SelectionChoice>[] =>
    freeIn(groupNow(s, at), settledOf(at)).flatMap((i) => {
      const reason: SelectionReason | null = bar(groupNow(s, at), own(s, at), settledOf(at), i);
      if (reason === null) return [];
      return choices(placeOf(own(s, at), i)).map((choice) => ({ choice, reason, because: selectionReasons[reason] }));
    });

  /** The number of a place among a side's aircraft. */
  const placed = (s: S, at: Selection, place: string): number =>
    own(s, at).findIndex((_, i) => placeOf(own(s, at), i) === place);

  /** Where nobody has anything to choose. */
  const putOnly = (t: T, at: Selection): void => {
    while (at.skilled.length === 1 || (at.skilled.length > 0 && open(t.state, at, barAssigning).length === 0)) {
      const places = open(t.state, at, barAssigning);
      if (places.length > 1) return;
      const pilot = at.skilled.pop();
      if (pilot !== undefined && places.length === 1) put(t, at, pilot, places[0]);
    }
  };

  /** CH-19.24q — who goes where: Leaders before Wingmen, and the player decides which. */
  const chooseAircraft: Asks = {
    ask: 'assign',
    because: 'CH-19.24q',
    several: false,
    who: (_, at) => (at.skilled.length > 0 ? at.seat : NOBODY),
    options(s, at, _, list) {
      for (const pilot of at.skilled)
        for (const i of open(s, at, barAssigning)) list.push(assign(pilot, placeOf(own(s, at), i)));
      return list;
    },
    refusals: (s, at) => refused(s, at, barAssigning, (place) => at.skilled.map((pilot) => assign(pilot, place))),
    chosen(t, at, choice) {
      const wanted = choice as SelectionChoice;
      if (wanted.do !== 'assign') return;
      at.skilled = at.skilled.filter((id) => id !== wanted.pilot);
      put(t, at, wanted.pilot, placed(t.state, at, wanted.place));
      t.goto(putOnly);
    },
  };

  /** CH-19.42b — after the Skilled ones. Where there are as many green pilots as places, or more, nobody has to choose. */
  const putGreens = (t: T, at: Selection): void => {
    while (at.waiting > 0) {
      const places = open(t.state, at, barGreen);
      if (places.length === 0) at.waiting = 0;
      else if (places.length > at.waiting) return;
      else for (const i of places) putGreen(t, at, i);
    }
  };

  /** CH-19.42a — Wingmen before Leaders, and the player decides which. */
  const chooseGreen: Asks = {
    ask: 'assign-green',
    because: 'CH-19.42a',
    several: false,
    who: (_, at) => (at.waiting > 0 ? at.seat : NOBODY),
    options(s, at, _, list) {
      for (const i of open(s, at, barGreen)) list.push(assignGreen(placeOf(own(s, at), i)));
      return list;
    },
    refusals: (s, at) => refused(s, at, barGreen, (place) => [assignGreen(place)]),
    chosen(t, at, choice) {
      const wanted = choice as SelectionChoice;
      if (wanted.do === 'green') putGreen(t, at, placed(t.state, at, wanted.place));
      t.goto(putGreens);
    },
  };

  const nextType = (t: T): void => t.goto(chooseType);

  /** CH-19.24c — the second player draws when the first has done with all his types. */
  const nextPlayer = (t: T, at: Selection): void => {
    if (at.seat === SECOND) return t.goto(finish);
    at.seat = SECOND;
    at.group = NO_GROUP;
  };

  /** Whether the second player will draw any card. */
  const drawsCards = (s: S, at: Selection): boolean => groups(s, at).some((group) => cardsOf(s, at, group) > 0);

  /** CH-19.24c, CH-GAP-73 — once, either player may have the deck reshuffled. */
  const offerReshuffle: SecretVote<S, C | SelectionChoice, E | SelectionEvent, Selection> = {
    ask: 'reshuffle',
    because: 'CH-19.24c',
    several: true,
    who: (s, at) => (s.deck.discard.length > 0 && drawsCards(s, at) ? [FIRST, SECOND] : []),
    options: () => [LEAVE_DECK, RESHUFFLE],
    revealed(t, at, choices) {
      const isWanted = choices.some(({ choice }) => {
        const wanted = choice as SelectionChoice;
        return wanted.do === 'reshuffle' && wanted.wanted;
      });
      if (!isWanted) return;
      gather(t);
      say(t, { event: 'selection-reshuffled', seat: at.seat, because: 'CH-19.24c' });
    },
  };

  const again = (t: T): void => t.goto(begin);

  /** All cards are in the deck again for whatever is drawn next. */
  function gather({ state: { deck } }: T): void {
    deck.pile.push(...deck.discard.splice(0));
  }

  const finish = (t: T, at: Selection): void => {
    gather(t);
    campaign.selected(t, at.pilots, at.green);
    t.end();
  };

  return {
    name: 'pilot-selection',
    steps: [
      begin,
      chooseType, // CH-19.24d
      takeFirst,
      chooseWhose, // CH-19.24i
      settleService,
      drawForType, // CH-19.24b … CH-19.24g, CH-19.41
      putOnly,
      chooseAircraft, // CH-19.24q
      putGreens,
      chooseGreen, // CH-19.42
      nextType,
      nextPlayer,
      offerReshuffle, // CH-19.24c
      again,
      finish,
    ],
  };
}
