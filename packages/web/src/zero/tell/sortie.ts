import {
  BOMB,
  type DogfightView,
  EGRESS,
  FLYING,
  HOME_BOUND,
  INGRESS,
  OVER,
  RELEASED,
  rules,
  SEARCH,
  SEARCH_DRAWS,
  TARGET_BOUND,
} from '@tallyho/zero';
import type { PhaseScene } from '../../dogfight/scene.ts';
import type { FormationScene, OhkaScene, SortieScene } from '../../dogfight/sortie/scene.ts';
import { atLevel } from '../../dogfight/words/words.ts';
import { openly } from '../model/engine.ts';
import { type MissionView, missionOf } from '../model/mission.ts';
import type { SearchDraw } from '../model/search.ts';
import type { Looked } from './scene.ts';
import { foundName } from './speak-mission.ts';
import { doneTo, levelName, sheetOf, targetScene } from './target.ts';

/** Target and Formations of a Mission; null: there is none. */
export function sortieScene(looked: Looked): SortieScene | null {
  const mission = missionOf(looked.view);
  if (mission === null) return null;
  return {
    target: targetScene(looked, mission),
    formations: formationsOf(looked, mission),
    ...(mission.sortie.ohkas === undefined ? {} : { ohkas: ohkasOf(looked, mission) }),
  };
}

/** CH-18.83a — the MXY7s that are under way, whatever has become of their bombers (CH-18.85b). */
const ohkasOf = ({ view }: Looked, { sortie }: MissionView): OhkaScene[] =>
  (sortie.ohkas ?? []).flatMap(({ stage, hits }, nth) =>
    stage === RELEASED ? [{ bomber: view.planes.length + nth, isNear: sortie.phase === BOMB, isHit: hits > 0 }] : [],
  );

/** Z-17.22a, Z-17.28a — aircraft that fly together, one behind the other; whoever is Damaged has left, and flies alone. */
function formationsOf({ w, view, near }: Looked, { orders, sortie }: MissionView): FormationScene[] {
  const found = new Map<string, number[]>();
  sortie.bombers.forEach(({ fate, damaged }, nth) => {
    if (fate !== FLYING) return;
    const key = damaged === 1 ? `alone-${nth}` : String(orders.formation[nth]);
    found.set(key, [...(found.get(key) ?? []), nth]);
  });
  return [...found].map(([key, members]) => {
    const [first] = members;
    const altitude = orders.altitude[first];
    return {
      key,
      own: orders.bomberSide[first] === near,
      title: w.sortie.formation({
        side: [w.terms.sides.japanese, w.terms.sides.allied][orders.bomberSide[first]],
        level: atLevel(w.shared, altitude),
      }),
      altitude,
      squares: members.map((nth, at) => ({ id: view.planes.length + nth, file: 1, row: at + 1 })),
    };
  });
}

/** Z-23.1a — the way of a Mission; without phases there is none. */
export function phasesOf(looked: Looked, mission: MissionView, draws: readonly SearchDraw[]): PhaseScene[] {
  const { w, view } = looked;
  const { orders, sortie } = mission;
  if (!orders.phased) return [];
  const s = openly(view);
  const isGone = view.turn > 0;
  const outward = isGone ? sortie.outward : rules.outwardTurns(s);
  const homeward = isGone ? sortie.homeward : rules.homewardTurns(s);
  const { phase } = sortie;
  const isInVain = rules.isInVain(sortie);
  const before = outward + rules.searchTurns(sortie) + (isInVain ? 0 : OVER_TARGET_TURNS);
  const places = [TARGET_BOUND, SEARCH, INGRESS, BOMB, EGRESS, HOME_BOUND, OVER];
  const isPast = (of: number): boolean => places.indexOf(phase) > places.indexOf(of);
  const stateOf = (of: number): 'done' | 'now' | 'ahead' => (isPast(of) ? 'done' : phase === of ? 'now' : 'ahead');
  /** So many turns of a phase, counted down; the first is this turn of the Mission. */
  const turns = (of: number, count: number, first: number): PhaseScene['marks'] =>
    Array.from({ length: count }, (_, i) => ({
      label: String(count - i),
      state: phase !== of ? stateOf(of) : view.turn > first + i ? 'done' : view.turn === first + i ? 'now' : 'ahead',
    }));
  return [
    { name: w.sortie.targetBound, marks: turns(TARGET_BOUND, outward, 1) },
    { name: w.sortie.search, marks: searchMarks(looked, mission, isPast(SEARCH), draws) },
    {
      name: w.sortie.overTarget,
      marks: isInVain
        ? []
        : [
            { label: w.sortie.ingress, state: stateOf(INGRESS) },
            { label: w.sortie.bomb, state: stateOf(BOMB) },
            { label: w.sortie.egress, state: stateOf(EGRESS) },
          ],
    },
    { name: w.sortie.homeBound, marks: turns(HOME_BOUND, homeward, before + 1) },
  ].filter(({ marks }) => marks.length > 0);
}
const OVER_TARGET_TURNS = 3;

/** CH-28.43a — the draws of a search: made, with what came of each, being looked at, still to come; none where nothing is looked for. */
function searchMarks(
  looked: Looked,
  { sortie: { search, phase } }: MissionView,
  isPast: boolean,
  draws: readonly SearchDraw[],
): PhaseScene['marks'] {
  if (search === undefined) return [];
  return Array.from({ length: isPast ? search.draws : SEARCH_DRAWS }, (_, i) => ({
    label: String(i + 1),
    state: isPast || i + 1 < search.draws ? 'done' : phase === SEARCH && i + 1 === search.draws ? 'now' : 'ahead',
    ...(draws[i] === undefined ? {} : { came: draws[i].came, title: drawWords(looked, draws[i]) }),
  }));
}

/** What came of a draw, in words. */
const drawWords = ({ w, view }: Looked, { target, came }: SearchDraw): string =>
  w.sortie.searchCame[came](foundName(w, view, target));

/** The draws of a search as sentences. */
export const searchInWords = (looked: Looked, draws: readonly SearchDraw[]): string[] =>
  draws.map((draw, i) => looked.w.sortie.searchDraw({ draw: i + 1, came: drawWords(looked, draw) }));

/** So many turns there are, as far as anybody can tell now. */
export function turnsOf({ view }: Pick<Looked, 'view'>, { orders, sortie }: MissionView): number {
  const s = openly(view);
  if (!orders.phased) return orders.base[0];
  return view.turn === 0
    ? rules.outwardTurns(s) + OVER_TARGET_TURNS + rules.homewardTurns(s)
    : sortie.outward + rules.searchTurns(sortie) + (rules.isInVain(sortie) ? 0 : OVER_TARGET_TURNS) + sortie.homeward;
}

/** Z-24.61 — the victory points of a Mission, by what for, and what became of its target. */
export function missionLines(looked: Looked, mission: MissionView): string[] {
  const { w, view, near } = looked;
  const { orders, sortie } = mission;
  const sides = [w.terms.sides.japanese, w.terms.sides.allied];
  const sheet = sheetOf(looked);
  const about =
    orders.kind === 'reconnaissance'
      ? [w.sortie.photographLine(w.sortie.results[sortie.photograph])]
      : sheet === undefined || !orders.phased
        ? []
        : [
            w.sortie.statusLine({
              kind: w.campaign.targetKinds[sheet.kind],
              points: doneTo(w, sheet, mission),
              level: levelName(looked, mission),
            }),
          ];
  return [
    ...about,
    ...[near, 1 - near].map((side) => {
      const points = rules.missionPoints(openly(view), orders, sortie, side);
      const causes = (['target', 'aircraft', 'pilots', 'returns', 'other'] as const).flatMap((cause) =>
        points[cause] === 0 ? [] : [w.sortie.causes[cause](points[cause])],
      );
      const { target, aircraft, pilots, returns, other } = points;
      return w.sortie.scoreLine({
        side: sides[side],
        total: target + aircraft + pilots + returns + other,
        causes: causes.join(', '),
      });
    }),
  ];
}

/** CH-29.63b — in the Guadalcanal campaign, where the players assign what flies, only damage to the target counts. */
export const countsTargetAlone = ({ fixed }: DogfightView): boolean => fixed.options.orders?.assigned === true;

/** What each side has scored, as far as it counts. */
export function countedScore(view: DogfightView): readonly [number, number] {
  const mission = missionOf(view);
  if (mission === null || !countsTargetAlone(view)) return rules.score(view);
  const ofTarget = (side: 0 | 1): number =>
    rules.missionPoints(openly(view), mission.orders, mission.sortie, side).target;
  return [ofTarget(0), ofTarget(1)];
}
