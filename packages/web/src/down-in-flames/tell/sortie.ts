import { type Choice, type DogfightView, type Plane, patterns, rules, targetStatuses } from '@tallyho/down-in-flames';
import { campaignWords, type Language } from '@tallyho/words';
import type { AimScene, FormationScene, PlacesScene, SortieScene } from '../../dogfight/sortie/scene.ts';
import { atLevel } from '../../dogfight/words/words.ts';
import type { OptionScene, PatternScene } from '../../play/scene.ts';
import { openly } from '../model/engine.ts';
import {
  blockedAround,
  type Formation,
  formationKey,
  formationsOf,
  huntersOf,
  spotIn,
  spotOf,
} from '../model/formations.ts';
import { limitsOf } from '../model/ratings.ts';
import { isShip } from '../model/torpedoes.ts';
import type { Looked } from './scene.ts';

/** The place that is bombed, in words; one that came with somebody's own pack is called as its pack calls it. */
export function placeName(place: string, language: Language): string {
  const places: { readonly [place: string]: string } = campaignWords(language).places;
  return places[place] ?? place;
}

/** Whether a target is a place with a name; one that nobody has named goes by what it is. */
export const isNamed = ({ name, kind }: { readonly name: string; readonly kind: string }): boolean => name !== kind;

/** Target and formations of a mission; null: there is none. */
export function sortieScene(looked: Looked, language: Language): SortieScene | null {
  const { view } = looked;
  if (view.mission === null || view.fixed.mission === null || view.fixed.options.mission === null) return null;
  return {
    target: targetScene(looked, language),
    formations: formationsOf(view).map((formation) => formationScene(looked, formation)),
  };
}

function targetScene({ w, view }: Looked, language: Language): AimScene {
  const { mission } = view;
  const plan = view.fixed.mission;
  const target = view.fixed.options.mission?.target;
  const words = campaignWords(language);
  const flak = mission?.flak ?? rules.NO_PATTERN;
  const bombs = mission?.bombs ?? 0;
  const needed = plan?.needed ?? { damaged: 0, destroyed: 0 };
  const status = mission === null || mission.status < 0 ? null : targetStatuses[mission.status];
  const kind = target?.kind ?? 'airfield';
  const isPlace = target !== undefined && isNamed(target);
  return {
    kind,
    isAtSea: isShip(kind),
    name: isPlace ? placeName(target.name, language) : words.targetKinds[kind],
    kindName: isPlace ? words.targetKinds[kind] : '',
    levels: [
      level(w.sortie.statuses.damaged, bombs, 0, needed.damaged),
      level(w.sortie.statuses.destroyed, bombs, needed.damaged, needed.destroyed),
    ],
    flak: { value: String(plan?.flak ?? 0), name: w.sortie.flak },
    pattern: flak === 'sealed' ? 'hidden' : (patterns[flak] ?? null),
    patternName:
      flak === 'sealed' ? w.sortie.flakHidden : flak < 0 ? '' : w.sortie.flakIs(w.sortie.patterns[patterns[flak]]),
    status,
    statusName: status === null ? '' : w.sortie.statuses[status],
    bombs: w.sortie.dropped(bombs),
  };
}

/** A level of damage: the bombs it takes, and how far those that have fallen fill it. */
const level = (name: string, bombs: number, from: number, to: number): AimScene['levels'][number] => ({
  value: String(to),
  name,
  filled: to === from ? Number(bombs >= to) : Math.min(1, Math.max(0, (bombs - from) / (to - from))),
});

function formationScene({ w, view, names, near }: Looked, formation: Formation): FormationScene {
  return {
    key: formation.key,
    own: formation.side === near,
    title:
      formation.altitude < 0
        ? w.sortie.onTheirWay(names.side(formation.side))
        : w.sortie.formation({ side: names.side(formation.side), level: atLevel(w.shared, formation.altitude) }),
    altitude: formation.altitude,
    squares: [
      ...formation.bombers.map((plane) => ({ id: plane, ...spotIn(view, formation, plane) })),
      ...huntersOf(view, formation).map(({ plane, spot }) => ({ id: plane, ...spot })),
    ],
  };
}

/** DIF-FB-02 — a fighter that still carries its bombs. */
const isLoaded = ({ fixed, planes, mission }: DogfightView, plane: Plane): boolean =>
  mission?.bomber[plane] === true && fixed.bombers[planes[plane].fighter] === null;

/** A bomber in one sentence: hits, turrets, bombs, and where no fighter can get. */
export function bomberWords({ w, view, names }: Looked, plane: Plane): string {
  const { hits, face, cards } = view.planes[plane];
  const s = openly(view);
  const { table, terms } = w.shared;
  const around = blockedAround(view, plane);
  const places = (['left', 'right', 'behind'] as const).filter((way) => around[way]).map((way) => w.sortie.places[way]);
  return w.sortie.bomberWords({
    name: isLoaded(view, plane) ? w.sortie.loaded(names.plane(plane)) : names.plane(plane),
    hits: table.damage({ hits, ...limitsOf(view, plane) }),
    damaged: face === 1,
    turrets: rules.turretHand(s, plane),
    bombs: rules.bombLoad(s, plane),
    drawn: cards > 0 ? w.sortie.drawn(terms.cards(cards)) : '',
    blocked: places.length === 0 ? w.sortie.open : w.sortie.blocked(terms.and(places)),
  });
}

/** What a pattern of Flak or of bombing would do: its picture, and the figures. */
export function patternScene({ w, view }: Looked, choice: Choice): PatternScene | null {
  const { sortie } = w;
  const value = view.fixed.mission?.flak ?? 0;
  if (choice.do === 'flak')
    return {
      of: 'flak',
      pattern: patterns[choice.pattern],
      lines: patterns.map((bombing, at) =>
        sortie.flakAgainst({ bombing: sortie.patterns[bombing], hits: rules.flakHits(value, choice.pattern, at) }),
      ),
    };
  if (choice.do !== 'bomb') return null;
  const load = rules.bombLoad(openly(view), choice.plane);
  return {
    of: 'bombs',
    pattern: patterns[choice.pattern],
    lines: [
      sortie.bombsFall(rules.bombsIn(load, choice.pattern)),
      ...patterns.map((flak, at) =>
        sortie.flakMay({ flak: sortie.patterns[flak], hits: rules.flakHits(value, at, choice.pattern) }),
      ),
    ],
  };
}

/** The squares that are free for the bombers that have no place yet. */
export function placesScene(
  { view, names }: Looked,
  options: readonly OptionScene<Choice>[],
): PlacesScene<Choice> | null {
  const placing = options.flatMap((option) =>
    option.choice.do === 'place' ? [{ option, choice: option.choice }] : [],
  );
  if (placing.length === 0) return null;
  const squares = new Map<number, Map<number, OptionScene<Choice>>>();
  for (const { option, choice } of placing) {
    const square = rules.squareBeside(openly(view), choice.beside, choice.way);
    const takers = squares.get(square) ?? new Map<number, OptionScene<Choice>>();
    takers.set(choice.plane, option);
    squares.set(square, takers);
  }
  const waiting = [...new Set(placing.map(({ choice }) => choice.plane))];
  return {
    formation: formationKey(view, waiting[0]),
    waiting: waiting.map((id) => ({ id, name: names.plane(id) })),
    squares: [...squares].map(([square, takers]) => ({ ...spotOf(square), options: takers })),
  };
}
