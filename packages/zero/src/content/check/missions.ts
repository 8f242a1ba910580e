import {
  type Check,
  type FieldTable,
  flag,
  kindOf,
  listOf,
  mapOf,
  oneOf,
  rowOf,
  usually,
  whole,
} from '@tallyho/kernel/packs';
import { aircraftClasses } from '../aircraft-types.ts';
import { resourceNames, resourceRoles } from '../campaign-types.ts';
import {
  damageNames,
  displayModes,
  type EffectKind,
  missionKinds,
  type Panel,
  type TargetSheet,
  targetClasses,
  targetKinds,
} from '../mission-types.ts';
import { altitudes, bombingResults, borders, sides } from '../types.ts';
import { anyMap, anyOf, entryOf, forEach, listed, maybe, name, orNull, set } from './parts.ts';
import { LEVELS, senseOfSheet } from './sense.ts';

const vps = whole(0, 99);

export const displayRow = entryOf({
  id: name,
  mode: oneOf(displayModes),
  altitude: oneOf(altitudes),
  cards: whole(-9, 9),
  flak: whole(-9, 9),
});

export const award = entryOf({ id: oneOf(aircraftClasses), damaged: vps, destroyed: vps, returned: usually(0, vps) });

/** What each result comes to. */
const results = { miss: usually(0, vps), hit: vps, direct: vps, vital: vps };

const panels: { readonly [does in Panel['does']]: FieldTable } = {
  mines: { vps },
  drop: {},
  patrol: {},
  transport: { vps },
};

export const target = entryOf<TargetSheet>(
  {
    id: name,
    kind: oneOf(targetKinds),
    class: oneOf(targetClasses),
    strafable: usually(true, flag),
    areaFlak: whole(0, 9),
    targetFlak: whole(0, 9),
    points: mapOf({ ...results, strafing: usually(0, vps) }),
    levels: anyOf(mapOf({ name: oneOf(damageNames), from: vps, vps: usually(0, vps) }), LEVELS),
    set,
    wrongDepth: maybe(mapOf(results)),
    panel: maybe(kindOf('does', panels)),
  },
  senseOfSheet,
);

/** No effect changes anything by more. */
const MOST = 20;
const by = whole(-MOST, MOST);
const cards = whole(1, MOST);

const late = { when: usually('home-bound', oneOf(['home-bound'])), turn: usually(3, whole(1, MOST)) };

const byOrNone: Check = (given, place, report) => (given === 'none' ? given : by(given, place, report));

const kinds: { readonly [kind in EffectKind]: FieldTable } = {
  'target-flak': { by, at: orNull(oneOf(altitudes)) },
  'area-flak': { turn: oneOf(['ingress', 'egress']), by: byOrNone },
  'target-bound': { by },
  clouds: { border: usually('blue', oneOf(borders)), results: whole(-3, 0), targetFlak: by },
  'ignore-spoiled': { cards },
  'enemy-resource-late': late,
  'play-first': {},
  'damage-points': { by },
  'level-vps': { vps: rowOf(LEVELS, whole(0, MOST)) },
  'package-guns': { altitude: oneOf(altitudes), strafing: whole(0, MOST) },
  torpedoes: { cards },
  crew: { crew: name, aircraft: name },
  join: { side: oneOf(sides), aircraft: listed, altitude: oneOf(altitudes), ...late },
  'resource-late': { side: oneOf(sides), ...late },
  photographs: { vps: anyMap(forEach(bombingResults, usually(0, whole(0, MOST)))) },
  evacuation: { vps: whole(0, MOST) },
};

export const effects = anyOf(kindOf('does', kinds), MOST);

/** An option of the Resource Sheet. */
export const resourceOption = entryOf({
  id: oneOf(resourceNames),
  role: usually('any', oneOf(resourceRoles)),
  missions: usually(missionKinds, listOf(oneOf(missionKinds))),
  targets: orNull(listOf(oneOf(targetKinds))),
  effects,
});
