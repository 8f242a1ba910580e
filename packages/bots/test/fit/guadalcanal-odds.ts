/**
 * Flies Missions of the Guadalcanal campaign and fits the figures of `zero-guadalcanal-odds.ts` to them:
 *
 *   npx node packages/bots/test/fit/guadalcanal-odds.ts [MISSIONS] [SEED]
 *
 * Damage Points are fitted to what can be hoped for, their levels and the aircraft lost to their chances.
 */
import { chanceOf, figures, prospectOf } from '../../src/systems/zero-guadalcanal-odds.ts';
import { type Figure, fit, type Misfit } from './descend.ts';
import { type Flown, type FlownMission, flyMission } from './flown.ts';
import { tell } from './tell.ts';

/** Damage Points differ more than so many single hits would. */
const DISPERSION = 4;
const SURE = 1e-3;
const sure = (chance: number): number => Math.max(SURE, Math.min(1 - SURE, chance));

const damageMisfit = (damage: number, hoped: number): number => (hoped - damage * Math.log(hoped)) / DISPERSION;

/** So many of these were lost, where this share can be expected. */
const lossMisfit = ({ count, lost }: Flown, share: number): number =>
  -lost * Math.log(sure(share)) - (count - lost) * Math.log(1 - sure(share));

function misfitOf({ mark, attackers, defenders, damage, level, levels }: FlownMission): number {
  if (attackers.length === 0) return 0;
  const { hope, lost, lostMeeting } = prospectOf(mark, attackers, defenders);
  let misfit = 0;
  for (const [i, one] of attackers.entries()) misfit += lossMisfit(one, lost[i]);
  for (const one of defenders) misfit += lossMisfit(one, lostMeeting);
  if (attackers.every(({ load }) => load === 'none')) return misfit;
  const above = level + 1 < levels.length ? chanceOf(levels[level + 1], hope) : 0;
  const chance = chanceOf(levels[level], hope) - above;
  return misfit + damageMisfit(damage, Math.max(SURE, hope.damage * hope.through)) - Math.log(Math.max(SURE, chance));
}

/** Which Missions a figure has a part in: by aircraft or by sheet, otherwise all of them. */
function misfitIn(all: readonly FlownMission[]): Misfit<FlownMission> {
  const known = new Map<string, readonly FlownMission[]>();
  const keyOf = ({ name }: Figure): string => name.split(' ')[0];
  return {
    sum: (some) => some.reduce((sum, mission) => sum + misfitOf(mission), 0),
    of(figure) {
      const key = keyOf(figure);
      let part = known.get(key);
      if (part === undefined) {
        part = all.filter(
          ({ mark, attackers, defenders }) =>
            (!(key in figures.crafts) && !(key in figures.sheets)) ||
            mark.sheet === key ||
            [...attackers, ...defenders].some(({ aircraft }) => aircraft === key),
        );
        known.set(key, part);
      }
      return part;
    },
  };
}

type Named = { [name: string]: number };
type Pair = [number, number];

const field = (name: string, of: Named, key: string): Figure => ({
  name,
  least: 0,
  get: () => of[key],
  set: (value) => {
    of[key] = value;
  },
});
const item = (name: string, pair: Pair, at: 0 | 1): Figure => field(name, pair as unknown as Named, String(at));

/** What others are measured by stays as it is: how a Wildcat fights, one sheet on land and one at sea, and how hard interceptors press. */
const HELD = ['f4f-3 fights', '1B', '4A'];

function fittedFigures(): Figure[] {
  const { crafts, sheets } = figures;
  const constants = ['escort', 'spoilt', 'turnedBack', 'withoutBombs', 'lostToEscort', 'lostToBomber', 'spread'];
  return [
    ...Object.entries(crafts).flatMap(([aircraft, craft]) => [
      ...(craft.fights === 0 ? [] : [field(`${aircraft} fights`, craft as unknown as Named, 'fights')]),
      ...Object.entries(craft.hits).flatMap(([bombs, pair]) => [
        ...(bombs.startsWith('torpedo') ? [] : [item(`${aircraft} ${bombs}, on land`, pair, 0)]),
        item(`${aircraft} ${bombs}, on ships`, pair, 1),
      ]),
      item(`${aircraft} lost to Flak`, craft.frail, 0),
      item(`${aircraft} lost to interceptors`, craft.frail, 1),
    ]),
    ...Object.keys(sheets).map((sheet) => field(sheet, sheets, sheet)),
    ...constants.map((name) => field(name, figures as unknown as Named, name)),
  ].filter(({ name }) => !HELD.includes(name));
}

const [count = '4000', seed = '1'] = process.argv.slice(2);
const missions = Array.from({ length: Number(count) }, (_, i) => flyMission(`${seed}/${i}`));
const misfit = misfitIn(missions);
const before = misfit.sum(missions);
const fitted = fit(fittedFigures(), missions, misfitIn);
tell(
  fitted,
  `${missions.length} Missions, seed ${seed}: misfit ${before.toFixed(1)} as printed, ${misfit.sum(missions).toFixed(1)} as fitted`,
);
