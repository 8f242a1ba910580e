import { stationsOf } from '../../src/art/aircraft/model/body.ts';
import { along } from '../../src/art/aircraft/model/curve.ts';
import { chordAt, riseAt } from '../../src/art/aircraft/model/planform.ts';
import { coatOf } from '../../src/art/aircraft/paint/coat.ts';
import type { Rgb } from '../../src/art/aircraft/paint/colour.ts';
import { BODY, WING } from '../../src/art/aircraft/sketch/cut-out.ts';
import type { AircraftType } from '../../src/art/aircraft/types/type.ts';

const tenths = (metres: number): number => Math.round(metres * 10) + 0;

const hex = (colour: Rgb): string => colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('');

/** The line of a type in the list of cut-outs, as its model has it. */
export function cutOutOf(type: AircraftType): string {
  const { wing, length, tail, fin, engines = [] } = type;
  const stations = stationsOf(type);
  const section = (at: number, part: 1 | 2 | 3): number =>
    along(
      stations,
      at * length,
      (station) => station[0],
      (station) => station[part],
    );
  const engineLine = engines.map(({ y, radius, ahead, boom, length: long = 3 }) =>
    [y, ahead, radius, boom === true ? length : long].map(tenths).join(' '),
  );
  const coat = coatOf(type);
  const numbers = [
    [wing.x, wing.z, wing.half],
    WING.flatMap((t) => {
      const { edge, chord } = chordAt(wing, t);
      return [edge, chord, riseAt(wing.dihedral, t)];
    }),
    BODY.flatMap((at) => [section(at, 1), section(at, 2), section(at, 3)]),
    [tail.half, tail.root, tail.tip ?? tail.root * 0.55, tail.ahead ?? tail.root + 0.03 * length],
    [fin.height, fin.root, fin.count === 2 ? (fin.y ?? tail.half * 0.92) : 0],
  ];
  return [
    ...numbers.map((group) => group.map(tenths).join(' ')),
    engineLine.join(' '),
    `${hex(coat.own('wing') ?? coat.base)} ${hex(coat.under)}`,
  ].join('/');
}
