import { depths, NOBODY, rules, SEARCH, type TargetKind, type TargetSheet } from '@tallyho/zero';
import type { PaintedKind, SeenDepth } from '../../dogfight/sky/target/drawing.ts';
import type { AimScene, DepthsScene } from '../../dogfight/sortie/scene.ts';
import { isBomber, type MissionView, ownerOfPlane, printedFace, sheetIn, sheetNamed } from '../model/mission.ts';
import type { ZeroWords } from '../words/words.ts';
import type { Looked } from './scene.ts';

/** What each target is painted as: every kind has a picture of its own. */
export const painted: { readonly [kind in TargetKind]: PaintedKind } = {
  airfield: 'airfield',
  docks: 'docks',
  'carrier-fleet': 'carrier-fleet',
  battleship: 'battleship',
  'ground-forces': 'infantry',
  'rail-complex': 'railroad',
  freighter: 'cargo-ship',
  destroyer: 'destroyer',
  factory: 'factory',
  convoy: 'convoy',
  'mine-laying': 'minefield',
  'air-drop': 'drop-zone',
  patrol: 'patrolled-waters',
  transport: 'airstrip',
  submarine: 'submarine',
  'small-watercraft': 'small-watercraft',
  'fleet-carrier': 'aircraft-carrier',
  'light-carrier': 'light-carrier',
  'escort-carrier': 'escort-carrier',
  cruiser: 'cruiser',
};

/** The Target Sheet that is attacked. */
export const sheetOf = ({ view }: Pick<Looked, 'view'>): TargetSheet | undefined => sheetIn(view);

/** Z-21.81a — the damage level that the target has reached, by name; '': it has none. */
export function levelName({ w, view }: Looked, { orders, sortie }: MissionView): string {
  const level = sheetOf({ view })?.levels[rules.targetLevel(orders, sortie)];
  return level === undefined ? '' : w.campaign.levels[level.name];
}

/** What has been done to a target so far: Damage Points, or what the panel of its sheet counts (CH-18.6d). */
export function doneTo(w: ZeroWords, { panel }: TargetSheet, { sortie }: MissionView): string {
  if (panel === undefined) return w.sortie.points(sortie.points);
  return panel.does === 'patrol'
    ? w.sortie.patrolled(w.sortie.results[sortie.photograph])
    : w.sortie.brought[panel.does](sortie.points);
}

/** What is attacked, as it stands there; null: there is nothing, or nobody has found it yet. */
export function targetScene(looked: Looked, mission: MissionView): AimScene | null {
  const { w } = looked;
  const { orders, sortie } = mission;
  const sheet = sheetOf(looked);
  if (sheet === undefined) return declinedScene(looked, mission);
  const level = rules.targetLevel(orders, sortie);
  const target = rules.targetIn(orders, sortie);
  const last = target.levels.length - 1;
  const [area] = target.areaFlak;
  const counted = Math.max(0, sortie.points - target.relief);
  const isBrought = sheet.panel !== undefined;
  const isOpen = isBrought || sortie.points === 0;
  const isDone = isBrought ? sortie.points + sortie.photograph > 0 : sortie.points > 0;
  return {
    ...nothingDone(w, sheet),
    isAtSea: target.naval,
    levels: sheet.levels.slice(1).map(({ name, from }, i) => ({
      value: String(from),
      name: w.campaign.levels[name],
      filled: filled(counted, target.levels[i], from),
    })),
    flak: { value: w.sortie.flakValues({ area, target: target.targetFlak }), name: w.sortie.flak },
    status: !isDone ? null : isOpen || level === 0 ? 'intact' : level === last ? 'destroyed' : 'damaged',
    statusName: levelName(looked, mission),
    bombs: doneTo(w, sheet, mission),
    // CH-18.6d — where something is brought nothing burns.
    fires: isBrought ? 0 : level,
    brought: isBrought ? sortie.points : 0,
    isFortified: orders.arms?.fortified === true,
    notes: orders.arms?.fortified === true ? [{ short: w.sortie.fortifiedShort, text: w.sortie.fortified }] : [],
    ...(sheet.kind === 'submarine' ? { depths: depthsScene(looked, mission) } : {}),
  };
}

const filled = (points: number, from: number, to: number): number =>
  to === from ? Number(points >= to) : Math.min(1, Math.max(0, (points - from) / (to - from)));

/** What a sheet says of a target before anything has been done to it. */
const nothingDone = (w: ZeroWords, sheet: TargetSheet): Omit<AimScene, 'isAtSea' | 'flak'> => ({
  kind: painted[sheet.kind],
  name: w.campaign.targetKinds[sheet.kind],
  kindName: w.sortie.sheet(printedFace(sheet.id)),
  levels: [],
  pattern: null,
  patternName: '',
  status: null,
  statusName: '',
  bombs: '',
});

/** CH-28.44b — what was found and declined at the start of this Search Turn: it is still there, and its guns fire when the turn ends. */
function declinedScene({ w, view }: Looked, { orders, sortie }: MissionView): AimScene | null {
  const declined = sortie.search?.declined ?? NOBODY;
  if (sortie.phase !== SEARCH || declined === NOBODY || orders.search === undefined) return null;
  const sheet = sheetNamed(view.fixed, orders.search.ids[declined]);
  if (sheet === undefined) return null;
  const { naval, targetFlak } = orders.search.sheets[declined];
  const area = orders.search.areaFlak[declined];
  return {
    ...nothingDone(w, sheet),
    isAtSea: naval,
    flak: { value: w.sortie.flakValues({ area, target: targetFlak }), name: w.sortie.flak },
    fires: 0,
    notes: [w.sortie.declined],
  };
}

/** CH-27.42a, CH-27.43e — the three boxes of a submarine: where it is, how deep its alert lets it go, and how one's own charges are set. */
function depthsScene({ w, view, names }: Looked, { sortie }: MissionView): DepthsScene {
  const arms = sortie.arms;
  const depth = arms?.depth ?? NOBODY;
  const seen: SeenDepth = depths[depth] ?? 'unknown';
  const set = (box: number): string[] =>
    (arms?.depths ?? []).flatMap((setting, plane) => {
      const isOwn = plane < view.planes.length + sortie.bombers.length && ownerOfPlane(view.fixed, plane) === view.seat;
      if (setting !== box || !isOwn) return [];
      const badge = names.planeBadge(plane);
      return [!isBomber(view.fixed, plane) && plane % 2 === 1 ? w.terms.wingmanBadge(badge) : badge];
    });
  return {
    seen,
    boxes: w.sortie.depths.map((name, box) => {
      const own = set(box).join(', ');
      return {
        name,
        isNow: box === depth,
        own,
        title: [
          ...(box === depth ? [w.sortie.submarine[box]] : []),
          ...(own === '' ? [] : [w.sortie.chargesSet(own)]),
        ].join(' '),
      };
    }),
  };
}
