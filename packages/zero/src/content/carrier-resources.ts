import type { CarrierEffect, CarrierResource, CarrierResourceName } from './carrier-types.ts';
import { bombers, pair } from './listed.ts';
import type { SideName, Source } from './types.ts';

interface More {
  readonly side?: SideName;
  readonly again?: true;
  readonly known?: { readonly [field: string]: Source };
}

const resource = (
  number: number,
  id: CarrierResourceName,
  effects: readonly CarrierEffect[],
  { side, again, known }: More = {},
): CarrierResource => ({
  id,
  number,
  side: side ?? null,
  again: again ?? false,
  effects,
  sources: { all: 'reconstructed', ...known },
});

/**
 * Z-25.51a, Z-CGAP-48 — the Carrier Resources. Numbers 3 and 7 are known for the Coral Sea (Z-CEX-20); Midway has the
 * same. Number 11 is another in each campaign.
 */
export const carrierResources: readonly CarrierResource[] = [
  resource(1, 'dawn-launch', [{ does: 'target-bound', whose: 'own', by: -1 }]),
  resource(2, 'scout-mission', [{ does: 'scout' }], { known: { id: 'Z-CEX-22', effects: 'Z-CEX-22' } }),
  resource(3, 'radar', [{ does: 'target-bound', whose: 'enemy', by: 2 }], {
    side: 'allied',
    known: { id: 'Z-CEX-20', number: 'Z-CEX-20', effects: 'Z-CEX-20' },
  }),
  resource(4, 'extra-cap', [{ does: 'extra-cap', elements: 1 }], { known: { id: 'Z-CEX-24', effects: 'Z-CEX-24' } }),
  resource(5, 'out-of-sight', [{ does: 'hide', border: 'blue' }], { known: { id: 'Z-25.33a', effects: 'Z-CGAP-48' } }),
  resource(6, 'extra-escort', [{ does: 'extra-strike-elements', of: 'fighter', elements: 1 }]),
  resource(7, 'loaded-flight-deck', [{ does: 'bomb-points', by: 1 }], {
    known: { id: 'Z-CEX-20', number: 'Z-CEX-20', effects: 'Z-CGAP-48' },
  }),
  resource(8, 'coordinated-attack', [{ does: 'coordinated', targetFlak: -1 }]),
  resource(9, 'veteran-leader', [{ does: 'choose-pilot' }], { known: { effects: 'Z-19.24f' } }),
  resource(10, 'damage-control', [{ does: 'repair', boxes: 3 }]),
  resource(11, 'land-based-bombers', [
    {
      does: 'extra-strike',
      strikes: [
        {
          side: 'japanese',
          aircraft: [bombers(2, 'g4m1')],
          targets: [
            { track: 'allied-fleet', altitude: 'very low', torpedoes: true },
            { track: 'port-moresby', altitude: 'medium', torpedoes: false },
          ],
          full: false,
        },
        {
          side: 'allied',
          aircraft: [bombers(1, 'b-17e')],
          targets: [
            { track: 'japanese-fleet', altitude: 'high', torpedoes: false },
            { track: 'invasion-force', altitude: 'high', torpedoes: false },
          ],
          full: false,
        },
        {
          side: 'allied',
          aircraft: [pair('a-24')],
          targets: [{ track: 'invasion-force', altitude: 'medium', torpedoes: false }],
          full: true,
        },
      ],
    },
  ]),
  resource(11, 'submarine', [{ does: 'torpedo-draw', cards: 1, times: 2 }]),
  resource(12, 'second-deckload', [{ does: 'extra-strike-elements', of: 'dive', elements: 1 }]),
  resource(13, 'no-resource', [], { again: true, known: { id: 'Z-25.52b', again: 'Z-25.52b', number: 'Z-CGAP-55' } }),
];
