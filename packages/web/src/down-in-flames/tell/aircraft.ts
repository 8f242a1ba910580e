import { type Fighter, type FighterSide, provenanceOf, sourceOf } from '@tallyho/down-in-flames/content';
import type { Parked } from '../../dogfight/set-up/chooser.tsx';
import type { AircraftScene, ValueScene } from '../../play/scene.ts';
import type { DuelWords } from '../words/words.ts';

type Value = Exclude<keyof FighterSide, 'horsepower' | 'turbocharger' | 'agile' | 'barrage'>;
type Row = Value | 'horsepower[0]' | 'horsepower[1]';

const sides = ['front', 'damaged'] as const;

const valueAt = (side: FighterSide, row: Row): number =>
  row === 'horsepower[0]' ? side.horsepower[0] : row === 'horsepower[1]' ? side.horsepower[1] : side[row];

/** An aircraft as its card shows it, both sides, every value with where it comes from. */
export function aircraftScene(w: DuelWords, fighter: Fighter): AircraftScene {
  const { ratings, notes } = w.terms;
  const { setUp, terms } = w.shared;
  const rows: readonly (readonly [row: Row, name: string])[] = [
    ['speed', ratings.speed],
    ['performance', ratings.performance],
    ['horsepower[0]', ratings.horsepowerBefore],
    ['horsepower[1]', ratings.horsepowerAfter],
    ['bursts', ratings.bursts],
    ['firepower', ratings.firepower],
    ['airframe', ratings.airframe],
    ['gunner', ratings.gunner],
    ['bombs', w.terms.bombs],
  ];
  const cell = (side: (typeof sides)[number], row: Row): ValueScene => {
    const from = provenanceOf(sourceOf(fighter, `${side}.${row}`));
    return {
      text: String(valueAt(fighter[side], row)),
      source: terms.provenances[from],
      isReconstructed: from === 'reconstructed',
    };
  };
  const noted = (side: FighterSide): string =>
    (['turbocharger', 'agile', 'barrage'] as const)
      .filter((note) => side[note])
      .map((note) => notes[note])
      .join(', ');
  const plain = { source: '', isReconstructed: false };
  const remarks = sides.map((side) => ({ ...plain, text: noted(fighter[side]) || '–' }));
  return {
    id: fighter.id,
    flag: fighter.nation,
    name: fighter.name,
    line: `${w.terms.nations[fighter.nation]}, ${setUp.inService(fighter.year)}`,
    points: terms.points(fighter.points),
    tables: [
      {
        caption: '',
        columns: [setUp.front, setUp.damaged],
        rows: [
          ...rows
            .filter(([row]) => (row !== 'gunner' && row !== 'bombs') || valueAt(fighter.front, row) > 0)
            .map(([row, name]) => ({ name, values: sides.map((side) => cell(side, row)) })),
          ...(remarks.some(({ text }) => text !== '–') ? [{ name: '', values: remarks }] : []),
        ],
      },
    ],
    notes: [],
  };
}

/** The same in the hangar. */
export const parked = (w: DuelWords, fighter: Fighter): Parked => ({
  year: fighter.year,
  nations: [fighter.nation],
  points: fighter.points,
  card: aircraftScene(w, fighter),
});
