import type { DisplayMode, DisplayRow, Situations } from './mission-types.ts';
import type { Altitude, Source } from './types.ts';

const row = (
  mode: DisplayMode,
  altitude: Altitude,
  cards: number,
  flak: number,
  sources: { readonly all: Source; readonly cards?: Source; readonly flak?: Source },
): DisplayRow => ({ id: `${mode}-${altitude.replace(' ', '-')}`, mode, altitude, cards, flak, sources });

/** Z-21.23a, Z-22.23a — the Bombing Display. What a rule does not tell follows the rulings Z-CGAP-02 and Z-CGAP-04. */
export const display: readonly DisplayRow[] = [
  row('level', 'very low', 1, 1, { all: 'Z-21.32b' }),
  row('level', 'low', 0, 0, { all: 'Z-21.32a', flak: 'CH-EX-02' }),
  row('dive', 'very low', 2, 1, { all: 'Z-21.44a', flak: 'Z-21.44b' }),
  row('dive', 'low', 1, 0, { all: 'Z-21.43a', flak: 'Z-CGAP-04' }),
  row('torpedo', 'very low', 1, 1, { all: 'Z-21.53b', cards: 'Z-21.55a', flak: 'Z-CGAP-04' }),
  row('saturation', 'very low', 1, 1, { all: 'Z-CGAP-02' }),
  row('saturation', 'low', 0, 0, { all: 'Z-CGAP-02' }),
  row('saturation', 'medium', 0, 0, { all: 'Z-CEX-12' }),
  row('saturation', 'high', -1, -1, { all: 'Z-CGAP-02' }),
  row('saturation', 'very high', -2, -2, { all: 'Z-CGAP-02' }),
  row('strafing', 'very low', 0, 1, { all: 'Z-16.23a', cards: 'Z-21.73a', flak: 'Z-CEX-09' }),
  row('reconnaissance', 'very low', 1, 1, { all: 'reconstructed', cards: 'Z-CGAP-42' }),
  row('reconnaissance', 'low', 1, 0, { all: 'reconstructed', cards: 'Z-CGAP-42' }),
  row('reconnaissance', 'medium', 1, 0, { all: 'reconstructed', cards: 'Z-CGAP-42' }),
  row('reconnaissance', 'high', 1, -1, { all: 'reconstructed', cards: 'Z-CGAP-42' }),
  row('reconnaissance', 'very high', 1, -2, { all: 'reconstructed', cards: 'Z-CGAP-42' }),
  row('passing', 'very low', 0, 1, { all: 'Z-CGAP-02' }),
  row('passing', 'low', 0, 0, { all: 'Z-CGAP-02' }),
  row('passing', 'medium', 0, -1, { all: 'Z-CEX-12' }),
  row('passing', 'high', 0, -2, { all: 'Z-CGAP-02' }),
  row('passing', 'very high', 0, -3, { all: 'Z-CGAP-02' }),
];

/** What the Bombing Display says besides its rows. */
export const situations: Situations = {
  norden: 2,
  navalSaturation: -1,
  torpedo: 2,
  leastStrafing: 1,
  trackBoxes: 8,
  sources: {
    all: 'reconstructed',
    norden: 'Z-18.32a',
    navalSaturation: 'Z-21.63a',
    torpedo: 'Z-21.55b',
    leastStrafing: 'Z-21.73a',
  },
};
