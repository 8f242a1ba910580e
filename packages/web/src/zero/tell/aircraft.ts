import type { Fighter, LeaderSide, Source, WingmanSide } from '@tallyho/zero';
import { altitudes } from '@tallyho/zero';
import type { Parked } from '../../dogfight/set-up/chooser.tsx';
import type { AircraftScene, ValueScene } from '../../play/scene.ts';
import type { Provenance } from '../../play/words/provenance.ts';
import type { ZeroWords } from '../words/words.ts';
import { flagOf } from './flag.ts';

export const provenanceOf = (source: Source): Provenance =>
  source === 'public' || source === 'reconstructed' ? source : /^(Z|CH)-C?GAP/.test(source) ? 'ruling' : 'rulebook';

/** A value of a card, and where it comes from: the rule is named. */
function valueScene(w: ZeroWords, { sources }: Fighter, path: string, value: number): ValueScene {
  const source = sources[path] ?? sources.all;
  const provenance = provenanceOf(source);
  const words = w.shared.terms.provenances[provenance];
  const isNamed = provenance === 'rulebook' || provenance === 'ruling';
  return {
    text: String(value),
    source: isNamed ? w.terms.sourceOf({ provenance: words, rule: source }) : words,
    isReconstructed: provenance === 'reconstructed',
  };
}

const leaderRows = [
  'performance',
  'horsepower',
  'bursts',
  'gunner',
  'damage',
] as const satisfies readonly (keyof LeaderSide)[];
const wingmanRows = ['offensive', 'defensive', 'damage'] as const satisfies readonly (keyof WingmanSide)[];

/** An aircraft as its two cards show it: the Leader's and the Wingman's, both sides of each. */
export function aircraftScene(w: ZeroWords, fighter: Fighter): AircraftScene {
  const { leader, wingman, points, year, services, ceiling } = fighter;
  const columns = [w.shared.setUp.front, w.shared.setUp.damaged];
  const cells = (card: 'leader' | 'wingman', row: string, front: number, damaged: number): ValueScene[] => [
    valueScene(w, fighter, `${card}.front.${row}`, front),
    valueScene(w, fighter, `${card}.damaged.${row}`, damaged),
  ];
  return {
    id: fighter.id,
    flag: flagOf(fighter),
    engines: fighter.engines,
    name: fighter.name,
    line: `${w.shared.terms.and(services.map((service) => w.terms.services[service]))}, ${w.shared.setUp.inService(year)}`,
    // CH-17.52a — a night fighter has no Wingman.
    points: fighter.night === undefined ? w.terms.pointsBoth(points) : w.shared.terms.points(points.leader),
    tables: [
      {
        caption: w.terms.leader,
        columns,
        rows: leaderRows
          .filter((row) => row !== 'gunner' || leader.front.gunner > 0)
          .map((row) => ({
            name: w.terms.ratings[row],
            values: cells('leader', row, leader.front[row], leader.damaged[row]),
          })),
      },
      ...(fighter.night === undefined
        ? [
            {
              caption: w.terms.wingman,
              columns,
              rows: wingmanRows.map((row) => ({
                name: w.terms.ratings[row],
                values: cells('wingman', row, wingman.front[row], wingman.damaged[row]),
              })),
            },
          ]
        : []),
    ],
    notes: [
      ...(leader.front.agile ? [w.terms.notes.agile] : []),
      ...(fighter.turbo ? [w.terms.notes.turbo] : []),
      ...(fighter.night === undefined ? [] : [w.terms.notes.night(fighter.night)]),
      ...(fighter.rockets ? [w.terms.notes.rockets] : []),
      ...(fighter.napalm ? [w.terms.notes.napalm] : []),
      ...(ceiling === 'very high' ? [] : [w.terms.notes.ceiling(w.shared.terms.levels[altitudes.indexOf(ceiling)])]),
    ],
  };
}

/** The same in the hangar. */
export const parked = (w: ZeroWords, fighter: Fighter): Parked => ({
  year: fighter.year,
  nations: fighter.services,
  points: fighter.points.leader + fighter.points.wingman,
  card: aircraftScene(w, fighter),
});
