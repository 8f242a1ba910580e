import type { Choice } from '../src/choices.ts';
import { titles } from '../src/content/types.ts';
import { answersTo, type Book, fires } from './oracle.ts';

/*
 * The pages about bombers, formations, Flak and bombs, read a second time as oracle.ts reads the others.
 */

/** "A fighter may choose a specific enemy bomber at its own altitude." */
const bombersNear = (book: Book, n: number): number[] => book.near(n).filter((enemy) => book.isBomber(enemy));

const rowOf = (book: Book, n: number): number => Math.floor((book.s.mission?.square[n] ?? 0) / 128);

/** "If only one bomber is in the rearmost row it may be chosen free of charge." */
function freeOne(book: Book, bombers: readonly number[]): number {
  const last = Math.max(...bombers.map((n) => rowOf(book, n)));
  const rear = bombers.filter((n) => rowOf(book, n) === last);
  return rear.length === 1 ? rear[0] : -1;
}

/** Whether the enemy may be asked to name one: there are several, and he has not named one that is still there. */
function mayLeave(book: Book, bombers: readonly number[]): boolean {
  return bombers.length > 1 && !bombers.includes(book.s.mission?.named ?? -1);
}

const cardsFor = (book: Book, n: number): number[] => book.hand(n).filter((card) => book.value(n, card) > 0);

/** All ways to choose a bomber: free, for a card, with the first point of a Maneuver, or as the enemy likes. */
export function choosingInAction(book: Book): Choice[] {
  const { plane: n } = book.seen;
  const near = bombersNear(book, n);
  if (book.plane(n).prey >= 0 || near.length === 0) return [];
  const free = freeOne(book, near);
  const choices = near
    .filter((at) => at !== book.s.mission?.chosen)
    .flatMap((at): Choice[] => {
      if (at === free) return [{ do: 'choose', at }];
      const paid = cardsFor(book, n).map((card): Choice => ({ do: 'choose-by-card', card, at }));
      const steps = [1, 2].filter((step) => book.isSquareFree(at, step));
      const maneuvers = book
        .maneuverCards(n)
        .flatMap((card) =>
          steps
            .filter((step) => step + 1 <= book.value(n, card))
            .map((step): Choice => ({ do: 'maneuver', card, at, steps: step })),
        );
      return [...paid, ...maneuvers];
    });
  return mayLeave(book, near) ? [...choices, { do: 'leave-choice' }] : choices;
}

/** In the Speed Maneuver phase: bombers that are slower, with a point of Speed or a card. */
export function choosingBySpeed(book: Book): Choice[] {
  const { plane: n, compared } = book.seen;
  const near = bombersNear(book, n);
  if (compared >= 0 || (book.s.mission?.chosen ?? -1) >= 0 || book.plane(n).prey >= 0) return [];
  const slower = near.filter((at) => book.speed(at) < book.speed(n));
  if (slower.length === 0) return [];
  const free = freeOne(book, near);
  const choices = slower.flatMap((at): Choice[] => {
    if (at === free) return [{ do: 'choose', at }];
    return [
      { do: 'choose-by-speed', at },
      ...cardsFor(book, n).map((card): Choice => ({ do: 'choose-by-card', card, at })),
    ];
  });
  return mayLeave(book, near) ? [...choices, { do: 'leave-choice' }] : choices;
}

/** Every choice of some of these cards. */
function someOf(cards: readonly number[]): number[][] {
  const [first, ...rest] = cards;
  if (first === undefined) return [[]];
  return someOf(rest).flatMap((some) => [some, [first, ...some]]);
}

/**
 * "A bomber may play IN MY SIGHTS, OUT OF THE SUN, with any number of cards that give an extra hit; and cards that
 * reduce hits or stop FUEL TANK, if there is that to reduce or to stop."
 */
function turret(book: Book): Choice[] {
  const { assault } = book.seen;
  if (assault === null) return [];
  const { to, card: attack, isAttack } = assault;
  const { copies } = book.plane(to).hand;
  const isTank = isAttack && book.face(attack).subtitle === 'FUEL TANK';
  const isShot = (card: number): boolean => fires(book.face(card));
  const extra = book
    .hand(to)
    .filter((card) => book.face(card).bomber === 'plus-1-hit' && !isShot(card))
    .flatMap((card) => new Array<number>(copies[card]).fill(card));
  const choices = book.hand(to).flatMap((card): Choice[] => {
    const { bomber, subtitle } = book.face(card);
    if (isShot(card) && subtitle !== 'FUEL TANK')
      return someOf(extra).map((added): Choice => ({ do: 'turret', card, with: added }));
    const reduces = bomber.startsWith('minus');
    const stops = bomber.endsWith('stop-fuel-tank');
    const helps = isAttack && (isTank ? stops : reduces);
    return isShot(card) || helps ? [{ do: 'turret', card, with: [] }] : [];
  });
  return [{ do: 'pass' }, ...choices];
}

/** The bombers of one side that have no place yet: the attacker's first, and one altitude after the other. */
function unplaced(book: Book): number[] {
  const { mission, fixed } = book.s;
  const open = book.planes().filter((n) => book.isBomber(n) && (mission?.square[n] ?? 0) < 0);
  const attackers = open.filter((n) => fixed.side[n] === (fixed.options.mission?.attacker === 'B' ? 1 : 0));
  const [first] = attackers.length > 0 ? attackers : open;
  return open.filter(
    (n) => fixed.side[n] === fixed.side[first] && book.plane(n).altitude === book.plane(first).altitude,
  );
}

/** "Each bomber next to another of its formation": every free square beside one that has its place. */
function formation(book: Book): Choice[] {
  const { mission, fixed } = book.s;
  if (mission === null) return [];
  const open = unplaced(book);
  const placed = book
    .planes()
    .filter(
      (n) =>
        book.isBomber(n) &&
        mission.square[n] >= 0 &&
        fixed.side[n] === fixed.side[open[0]] &&
        book.plane(n).altitude === book.plane(open[0]).altitude,
    );
  const ways: readonly (readonly [number, number])[] = [
    [0, -1],
    [0, 1],
    [-1, 0],
    [1, 0],
  ];
  return open.flatMap((plane) =>
    placed.flatMap((beside) =>
      ways.flatMap(([file, row], way): Choice[] =>
        book.squareTaken(beside, file, row) ? [] : [{ do: 'place', plane, beside, way }],
      ),
    ),
  );
}

/**
 * The same formation can be said in several ways: beside whom, and with which of two aircraft that are alike. What
 * counts is the square and the kind of aircraft.
 */
export function sameFormation(book: Book, choice: Choice): unknown {
  if (choice.do !== 'place') return choice;
  const square = (book.s.mission?.square[choice.beside] ?? 0) + [-128, 128, -1, 1][choice.way];
  const { fighter, pilot, hits } = book.plane(choice.plane);
  return { square, fighter, pilot, hits };
}

function declare(book: Book): Choice[] {
  const declaration = book.declarations()[book.seen.declared];
  if (declaration === undefined) return [];
  const { effect, amount } = declaration;
  if (effect === 'altitude') return [-1, 1].map((by) => ({ do: 'shift', by }));
  return [-amount, amount].map((by) => ({ do: 'winds', by }));
}

/** What a decision that only missions have must offer. */
export function allowedInMission(book: Book, kind: string): Choice[] | null {
  const { s } = book;
  const patterns = [0, 1, 2];
  switch (kind) {
    case 'declare':
      return declare(book);
    case 'flak':
      return patterns.map((pattern) => ({ do: 'flak', pattern }));
    case 'formation':
      return formation(book);
    case 'jettison':
      return [
        { do: 'pass' },
        ...book
          .planes()
          .filter((n) => s.fixed.side[n] === s.acting && book.isLoaded(n))
          .map((plane): Choice => ({ do: 'jettison', plane })),
      ];
    case 'name':
      return bombersNear(book, book.seen.plane).map((bomber) => ({ do: 'name', at: bomber }));
    case 'turret':
      return turret(book);
    case 'dodge': {
      const { assault } = book.seen;
      return assault === null ? [] : answersTo(book, assault.by, titles.indexOf(book.face(assault.shot).title));
    }
    case 'bombing': {
      const attacker = s.fixed.options.mission?.attacker === 'B' ? 1 : 0;
      const plane = book
        .planes()
        .find((n) => book.isBomber(n) && s.fixed.side[n] === attacker && (s.mission?.pattern[n] ?? 0) < 0);
      return plane === undefined ? [] : patterns.map((pattern) => ({ do: 'bomb', plane, pattern }));
    }
    default:
      return null;
  }
}
