import { Fields, type Json } from '@tallyho/kernel';
import { refuse } from '../problems.ts';
import {
  type DamageLevel,
  damageNames,
  type Panel,
  type TargetSheet,
  targetClasses,
  targetKinds,
} from './mission-types.ts';
import { readSet } from './read-set.ts';
import { readSources } from './read-sources.ts';

/** Z-21.81a — every target has four damage levels; those of a Carrier Fleet are on the Damage Track. */
const LEVELS = 4;
const MOST_POINTS = 99;

export function readTarget(given: Json, place: string): TargetSheet {
  const fields = new Fields(given, place);
  const points = fields.fields('points');
  const sheet: TargetSheet = {
    id: fields.name('id'),
    kind: fields.oneOf('kind', targetKinds),
    class: fields.oneOf('class', targetClasses),
    strafable: fields.flag('strafable', true),
    areaFlak: fields.int('areaFlak', 0, 9),
    targetFlak: fields.int('targetFlak', 0, 9),
    points: {
      miss: points.int('miss', 0, MOST_POINTS, 0),
      hit: points.int('hit', 0, MOST_POINTS),
      direct: points.int('direct', 0, MOST_POINTS),
      vital: points.int('vital', 0, MOST_POINTS),
      strafing: points.int('strafing', 0, MOST_POINTS, 0),
    },
    levels: fields.list('levels', LEVELS).map((level, i) => readLevel(level, `${place}.levels[${i}]`)),
    ...readSet(fields),
    ...(fields.has('wrongDepth') && { wrongDepth: readResults(fields.fields('wrongDepth')) }),
    ...(fields.has('panel') && { panel: readPanel(fields.fields('panel')) }),
    sources: readSources(fields),
  };
  points.done();
  fields.done();
  checkSheet(sheet, place);
  return sheet;
}

/** What each result comes to. */
function readResults(fields: Fields): NonNullable<TargetSheet['wrongDepth']> {
  const results = {
    miss: fields.int('miss', 0, MOST_POINTS, 0),
    hit: fields.int('hit', 0, MOST_POINTS),
    direct: fields.int('direct', 0, MOST_POINTS),
    vital: fields.int('vital', 0, MOST_POINTS),
  };
  fields.done();
  return results;
}

const panels = ['mines', 'drop', 'patrol', 'transport'] as const satisfies readonly Panel['does'][];

function readPanel(fields: Fields): Panel {
  const does = fields.oneOf('does', panels);
  const panel: Panel =
    does === 'drop' || does === 'patrol' ? { does } : { does, vps: fields.int('vps', 0, MOST_POINTS) };
  fields.done();
  return panel;
}

/** A Carrier Fleet has a Damage Track, and of the panels only the one for air drops counts up. */
const levelsOf = ({ kind, panel }: TargetSheet): number =>
  kind === 'carrier-fleet' || (panel !== undefined && panel.does !== 'drop') ? 0 : LEVELS;

function readLevel(given: Json, place: string): DamageLevel {
  const fields = new Fields(given, place);
  const level: DamageLevel = {
    name: fields.oneOf('name', damageNames),
    from: fields.int('from', 0, MOST_POINTS),
    vps: fields.int('vps', 0, MOST_POINTS, 0),
  };
  fields.done();
  return level;
}

/** Z-21.13b, Z-21.81a — better results do more, and levels begin at nothing and rise. */
function checkSheet(sheet: TargetSheet, place: string): void {
  const { points, levels } = sheet;
  if (points.miss > points.hit || points.hit > points.direct || points.direct > points.vital)
    refuse('results-not-rising', `${place}.points`, { ...points });
  const wanted = levelsOf(sheet);
  if (levels.length !== wanted) refuse('wrong-levels', `${place}.levels`, { found: levels.length, wanted });
  for (const [i, { from, vps }] of levels.entries()) {
    const before = levels[i - 1] ?? { from: -1, vps: 0 };
    if (from <= before.from || vps < before.vps || (i === 0 && from > 0))
      refuse('levels-not-rising', `${place}.levels[${i}]`, { from, vps });
  }
}
