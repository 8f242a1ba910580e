import type { Plane } from '@tallyho/wings-of-war';
import type { Beat } from '../film/beats.ts';
import type { FilmPart } from '../film/parts.ts';
import { bearingsOf } from '../model/bearings.ts';
import type { TableModel } from '../model/use-model.ts';
import { cardName, damageName } from './speak.ts';
import type { WingsWords } from './words.ts';

/** Of more than these nobody reads the names in the time that the film takes: their codes stand on the map. */
const FEW = 2;
/** A longer sentence would not be read either, and the bar of a phone has no room for it. */
const MOST_LETTERS = 130;

/** How a sentence is told: with names as long as they are few, with codes alone, and of cards only one's own. */
interface Telling {
  readonly few: number;
  readonly isOwnOnly: boolean;
}
const tellings: readonly Telling[] = [
  { few: FEW, isOwnOnly: false },
  { few: 0, isOwnOnly: false },
  { few: 0, isOwnOnly: true },
];

const called = ({ names }: TableModel, count: number, few: number): ((plane: Plane) => string) =>
  count > few ? names.badge : names.plane;

/** A part of the film in one sentence, for the bar and for those who listen: in as many words as it has room for. */
export function filmSentence(w: WingsWords, model: TableModel, beat: Beat, part: FilmPart): string {
  const told = tellings.map((telling) => sentenceOf(w, model, beat, part, telling));
  return told.find(({ length }) => length <= MOST_LETTERS) ?? told[told.length - 1];
}

function sentenceOf(w: WingsWords, model: TableModel, beat: Beat, part: FilmPart, telling: Telling): string {
  switch (part) {
    case 'reveal':
      return revealed(w, model, beat, telling);
    case 'flight':
      return flown(w, model, beat);
    case 'fire':
      return fired(w, model, beat, telling);
    case 'damage':
      return drawn(w, model, beat, telling);
    case 'effects':
      return came(w, model, beat, telling);
  }
}

/** Of many, those of whom the same is told are named together: `stall: A1, B2; climb: A3`. */
function together(w: WingsWords, told: readonly { readonly who: string; readonly what: string }[]): string {
  const kinds = [...new Set(told.map(({ what }) => what))];
  const whoOf = (kind: string): string => told.flatMap(({ who, what }) => (what === kind ? [who] : [])).join(', ');
  return kinds.map((what) => w.film.all({ what, who: whoOf(what) })).join(w.film.next);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function revealed(w: WingsWords, model: TableModel, { phase, revealed: cards }: Beat, { few }: Telling): string {
  const name = called(model, cards.size, few);
  const told = [...cards].map(([plane, card]) => ({ who: name(plane), what: cardName(w, card) }));
  const lines = told.map(({ who, what }) => w.film.card({ plane: who, card: what })).join(', ');
  return w.film.revealed({ phase, cards: told.length > few ? together(w, told) : lines });
}

function fired(w: WingsWords, model: TableModel, { shots }: Beat, { few }: Telling): string {
  const name = called(model, shots.length, few);
  if (shots.length > few) {
    const told = shots.map(({ plane, target, short }) => ({
      who: w.film.firesAt({ plane: name(plane), target: name(target) }),
      what: w.film.range(short),
    }));
    return w.film.fired(together(w, told));
  }
  const lines = shots.map(({ plane, target, short }) =>
    w.film.shot({ plane: name(plane), target: name(target), short }),
  );
  return w.film.fired(lines.join(w.film.next));
}

/** Where the nearest of the others is when all have flown; of several aircraft of one's own there would be too much to say. */
function flown(w: WingsWords, model: TableModel, beat: Beat): string {
  const { view, near } = model;
  const name = called(model, view.planes.length, FEW);
  const own = view.planes.flatMap(({ own: isOwn, fate }, plane) => (isOwn && fate === 0 ? [plane] : []));
  if (own.length !== 1) return w.film.flown;
  const planes = view.planes.map((a, plane) => ({ ...a, ...beat.after[plane].pose }));
  const [nearest] = bearingsOf({ ...view, planes }, own[0]).filter(
    ({ other }) => view.fixed.planes[other].side !== near,
  );
  if (nearest === undefined) return w.film.flown;
  return w.film.flownTo({
    plane: name(own[0]),
    other: name(nearest.other),
    clock: nearest.clock,
    distance: w.terms.centimetres(nearest.distance),
  });
}

function drawn(w: WingsWords, model: TableModel, { phase, draws }: Beat, { few, isOwnOnly }: Telling): string {
  const victims = [...new Set(draws.map(({ plane }) => plane))];
  const name = called(model, victims.length, few);
  const lines = victims.map((plane) => {
    const cards = draws.filter((draw) => draw.plane === plane);
    const faces = cards.flatMap(({ face }) => (face === null ? [] : [damageName(w, model.view, face)]));
    const known = isOwnOnly && !model.view.planes[plane].own ? '' : faces.join(w.film.next);
    if (victims.length > few) return w.film.drawsOfMany({ plane: name(plane), count: cards.length, known });
    return w.film.draws({ plane: name(plane), cards: w.table.cardsDrawn(cards.length), known });
  });
  return (phase === 0 ? w.film.burns : w.film.drawn)(lines.join(w.film.next));
}

/** What came of it for an aircraft. */
interface Came {
  readonly plane: Plane;
  readonly what: string;
  readonly isLost: boolean;
}

/** What came of it, aircraft by aircraft. */
export function effectsOf(w: WingsWords, { effects, losses }: Beat): Came[] {
  const byPlane = new Map<Plane, Set<string>>();
  const add = (plane: Plane, what: string): void => {
    if (what !== '') byPlane.set(plane, (byPlane.get(plane) ?? new Set()).add(what));
  };
  for (const { plane, kind } of effects) add(plane, w.film.effects[kind]);
  for (const { plane, fate } of losses) add(plane, w.film.fates[fate]);
  return [...byPlane].map(([plane, what]) => ({
    plane,
    what: [...what].join(', '),
    isLost: losses.some((loss) => loss.plane === plane),
  }));
}

function came(w: WingsWords, model: TableModel, beat: Beat, { few }: Telling): string {
  const effects = effectsOf(w, beat);
  const name = called(model, effects.length, few);
  const told = effects.map(({ plane, what }) => ({ who: name(plane), what }));
  if (told.length > few) return `${capital(together(w, told))}.`;
  return `${told.map(({ who, what }) => w.film.effect({ plane: who, what })).join(w.film.next)}.`;
}
