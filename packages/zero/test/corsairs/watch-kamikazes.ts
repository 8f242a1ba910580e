import type { Card } from '@tallyho/kernel';
import type { Happening } from '../../src/index.ts';
import type { Sky } from '../missions/sky.ts';
import { burden, crashTable, foundBy, isKamikaze, isOutside, markOf, printed, targetId } from './oracle-kamikazes.ts';

type Of<K extends Happening['event']> = Extract<Happening, { event: K }>;

/** What a kamikaze mission tells, held against a second reading of the book. */
export class KamikazeWatch {
  /** The cards that were drawn for an attack, by aircraft. */
  private readonly drawn = new Map<number, readonly Card[]>();
  private declined: string | null = null;

  told(t: Sky, event: Happening): string[] {
    switch (event.event) {
      case 'searched':
        return this.searched(t, event);
      case 'declined':
        this.declined = t.s.fixed.sortie?.search?.ids[event.target] ?? null;
        return [];
      case 'kamikaze':
      case 'ohka-dives':
        this.drawn.set(event.plane, event.cards);
        return wrong('CH-28.53a', event.cards.length, 1, t);
      case 'flak':
        return this.flak(t, event);
      case 'ohka-flak':
        return ohkaFlak(t, event);
      case 'crashed':
        return wrong('CH-28.53f', event.points, this.crash(t, event.plane));
      case 'ohka-hits':
        return wrong('CH-18.86b', event.points, this.bomb(t, event.plane));
      case 'drew':
        return event.because === 'CH-18.84b' ? wrong('CH-18.84b', event.count, burden(t.s, attacked(t)), t) : [];
      case 'jettisoned':
        return isKamikaze(t.s, event.plane >> 1) ? [`CH-28.24b: ${event.plane} has dropped its bombs`] : [];
      case 'run-in':
        return isKamikaze(t.s, event.element) && t.s.elements[event.element].altitude !== 0
          ? [`CH-28.52a: ${event.element} is not at Very Low`]
          : [];
      default:
        return [];
    }
  }

  private searched(t: Sky, { cards, target, draws }: Of<'searched'>): string[] {
    this.declined = null;
    const found = cards.length === 0 ? null : foundBy(t.s, cards[0]);
    const told = t.s.fixed.sortie?.search?.ids[target] ?? null;
    return [
      ...(found === told ? [] : [`CH-28.42a: ${told} is found, not ${found}`]),
      ...(draws > 3 ? [`CH-28.43a: ${draws} draws`] : []),
    ];
  }

  /** 28.44, 28.53 — Area Flak of what was declined, low down; Target Flak as printed at a kamikaze that attacks. */
  private flak(t: Sky, { plane, cards, because }: Of<'flak'>): string[] {
    if (because === 'CH-28.44b') {
      const own = t.content.targets.find(({ id }) => id === this.declined)?.areaFlak ?? 0;
      const area = fuzes(t).reduce((sum, by) => sum + by, own);
      const level = plane < t.s.planes.length ? t.s.elements[plane >> 1].altitude : t.bomber(plane).altitude;
      return [...wrong('CH-28.44b', cards.length, area, t), ...(level > 1 ? [`CH-GAP-37: Flak at ${plane}`] : [])];
    }
    if (plane >= t.s.planes.length && isOutside(t.s, plane - t.s.planes.length))
      return [`CH-18.83b: Flak at ${plane}, which is outside`];
    return because === 'CH-28.53b' ? wrong('CH-28.53b', cards.length, targetFlak(t), t) : [];
  }

  /** 28.53 — by engines and result, whatever the bombing mode. */
  private crash(t: Sky, plane: number): number {
    const engines = plane < t.s.planes.length ? t.fighter(plane >> 1).engines : t.bomber(plane).card.engines;
    const table: { readonly [result: string]: number } = engines > 1 ? crashTable.multi : crashTable.single;
    return (this.drawn.get(plane) ?? []).reduce((sum, card) => sum + table[printed(t.s, card)], 0);
  }

  /** 18.86 — as the Target Sheet says. */
  private bomb(t: Sky, plane: number): number {
    const points: { readonly [result: string]: number } = t.sheet?.points ?? {};
    return (this.drawn.get(plane) ?? []).reduce((sum, card) => sum + points[printed(t.s, card)], 0);
  }
}

/** The printed Target Flak, with what Resources add to that of the target as such. */
function targetFlak(t: Sky): number {
  const shifts = (t.s.fixed.options.orders?.effects ?? []).flatMap(({ effect }) =>
    (effect.does === 'target-flak' && effect.at === null) || effect.does === 'naval-flak' ? [effect.by] : [],
  );
  return shifts.reduce((sum, by) => sum + by, t.sheet?.targetFlak ?? 0);
}

/** What all ships have more. */
const fuzes = (t: Sky): number[] =>
  (t.s.fixed.options.orders?.effects ?? []).flatMap(({ effect }) => (effect.does === 'naval-flak' ? [effect.by] : []));

function areaFlak(t: Sky): number {
  const shifts = (t.s.fixed.options.orders?.effects ?? []).flatMap(({ effect }) =>
    (effect.does === 'area-flak' && effect.turn === 'ingress') || effect.does === 'naval-flak'
      ? [Number(effect.by)]
      : [],
  );
  return shifts.reduce((sum, by) => sum + by, t.sheet?.areaFlak ?? 0);
}

/** 18.85 — one card less. */
function ohkaFlak(t: Sky, { plane, area, cards }: Of<'ohka-flak'>): string[] {
  const isCarried = markOf(t.s, plane - t.s.planes.length) === 'ohka' && targetId(t.s) !== null;
  const wanted = Math.max(0, (area ? areaFlak(t) : targetFlak(t)) - 1);
  return [...(isCarried ? [] : [`CH-18.85a: ${plane} has no MXY7`]), ...wrong('CH-18.85c', cards.length, wanted, t)];
}

/** The Formation aircraft that is being attacked. */
const attacked = (t: Sky): number => (t.at.at as number) - t.s.planes.length;

/** Numbers that differ; with `t`, fewer cards than wanted are right when there are no more. */
function wrong(rule: string, found: number, wanted: number, t?: Sky): string[] {
  const isLast = t !== undefined && t.s.deck.pile.length === 0 && found < wanted;
  return found === wanted || isLast ? [] : [`${rule}: ${found}, not ${wanted}`];
}
