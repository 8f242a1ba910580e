import type { Plane } from '@tallyho/wings-of-war';
import type { Beat } from '../film/beats.ts';
import type { FilmPart } from '../film/parts.ts';
import { bearingsOf } from '../model/bearings.ts';
import type { TableModel } from '../model/use-model.ts';
import { cardName, damageName } from './speak.ts';
import type { WingsWords } from './words.ts';

/** Of more than these nobody reads the names in the time that the film takes: their codes stand on the map. */
const FEW = 2;
const called = ({ names }: TableModel, count: number): ((plane: Plane) => string) =>
  count > FEW ? names.badge : names.plane;

/** A part of the film in one sentence, for the bar and for those who listen. */
export function filmSentence(w: WingsWords, model: TableModel, beat: Beat, part: FilmPart): string {
  switch (part) {
    case 'reveal':
      return revealed(w, model, beat);
    case 'flight':
      return flown(w, model, beat);
    case 'fire':
      return fired(w, model, beat);
    case 'damage':
      return drawn(w, model, beat);
    case 'effects':
      return came(w, model, beat);
  }
}

function revealed(w: WingsWords, model: TableModel, { phase, revealed: cards }: Beat): string {
  const name = called(model, cards.size);
  const lines = [...cards].map(([plane, card]) => w.film.card({ plane: name(plane), card: cardName(w, card) }));
  return w.film.revealed({ phase, cards: lines.join(', ') });
}

function fired(w: WingsWords, model: TableModel, { shots }: Beat): string {
  const name = called(model, shots.length);
  const lines = shots.map(({ plane, target, short }) =>
    w.film.shot({ plane: name(plane), target: name(target), short }),
  );
  return w.film.fired(lines.join('; '));
}

/** Where the nearest of the others is when all have flown; of several aircraft of one's own there would be too much to say. */
function flown(w: WingsWords, model: TableModel, beat: Beat): string {
  const { view, near } = model;
  const name = called(model, view.planes.length);
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

function drawn(w: WingsWords, model: TableModel, { phase, draws }: Beat): string {
  const victims = [...new Set(draws.map(({ plane }) => plane))];
  const name = called(model, victims.length);
  const lines = victims.map((plane) => {
    const cards = draws.filter((draw) => draw.plane === plane);
    const faces = cards.flatMap(({ face }) => (face === null ? [] : [damageName(w, model.view, face)]));
    const known = faces.join('; ');
    if (victims.length > FEW) return w.film.drawsOfMany({ plane: name(plane), count: cards.length, known });
    return w.film.draws({ plane: name(plane), cards: w.table.cardsDrawn(cards.length), known });
  });
  return (phase === 0 ? w.film.burns : w.film.drawn)(lines.join('; '));
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

function came(w: WingsWords, model: TableModel, beat: Beat): string {
  const effects = effectsOf(w, beat);
  const name = called(model, effects.length);
  const lines = effects.map(({ plane, what }) => w.film.effect({ plane: name(plane), what }));
  return `${lines.join('; ')}.`;
}
