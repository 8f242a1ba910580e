import type { AircraftType, DamageLetter, Nation, Source, Sources } from './types.ts';

/*
 * WOW-GAP-04, WOW-GAP-14, WOW-GAP-17 — the models: those of the altitude table, those of which the public record knows
 * the card, and more that we rebuilt so that every single-engine deck flies.
 */
interface Spec {
  readonly nation: Nation;
  readonly deck: string;
  /** Front and rear gun: 'A', 'BA', '-B'. */
  readonly guns: string;
  readonly damage: number;
  readonly max: number;
  readonly climb: number;
  readonly rearArc?: number;
  readonly highRearGun?: true;
}

const REAR_ARC = 6_700;
const TABLE = 'WOW-ALT-05';
const letter = (text: string | undefined): DamageLetter | null => (text === 'A' || text === 'B' ? text : null);

/** Where deck, guns and damage come from, then altitude and climb. */
const from = (card: Source, table: Source, more: { readonly [field: string]: Source } = {}): Sources => ({
  all: card,
  name: 'public',
  nation: 'public',
  seats: 'public',
  maxAltitude: table,
  climb: table,
  rearArc: 'WOW-GAP-17',
  highRearGun: 'WOW-ROLAND-01',
  ...more,
});

function type(id: string, name: string, spec: Spec, sources: Sources): AircraftType {
  const { nation, deck, guns, damage, max, climb } = spec;
  return {
    id,
    name,
    nation,
    seats: guns.length === 2 ? 2 : 1,
    deck,
    front: letter(guns[0]),
    rear: letter(guns[1]),
    damage,
    maxAltitude: max,
    climb,
    rearArc: spec.rearArc ?? REAR_ARC,
    highRearGun: spec.highRearGun === true,
    sources,
  };
}

const table = TABLE as Source;
const found = from('WOW-GAP-14', table);
const rebuilt = from('reconstructed', table);
const ours = from('reconstructed', 'reconstructed');

export const aircraftTypes: readonly AircraftType[] = [
  type(
    'halberstadt-d3',
    'Halberstadt D.III',
    { nation: 'germany', deck: 'E', guns: 'B', damage: 12, max: 10, climb: 5 },
    rebuilt,
  ),
  type(
    'roland-c2',
    'L.F.G. Roland C.II',
    { nation: 'germany', deck: 'K', guns: 'BB', damage: 15, max: 10, climb: 5, highRearGun: true },
    rebuilt,
  ),
  type(
    'nieuport-11',
    'Nieuport 11',
    { nation: 'france', deck: 'R', guns: 'B', damage: 11, max: 10, climb: 5 },
    rebuilt,
  ),
  type('re8', 'RAF R.E.8', { nation: 'united-kingdom', deck: 'K', guns: 'BB', damage: 14, max: 10, climb: 5 }, rebuilt),
  type('pfalz-d3', 'Pfalz D.III', { nation: 'germany', deck: 'J', guns: 'A', damage: 15, max: 11, climb: 5 }, rebuilt),
  type('pomilio-pc', 'Pomilio PC', { nation: 'italy', deck: 'H', guns: 'BB', damage: 14, max: 11, climb: 5 }, rebuilt),
  type(
    'albatros-d3',
    'Albatros D.III',
    { nation: 'germany', deck: 'J', guns: 'A', damage: 14, max: 11, climb: 4 },
    found,
  ),
  type(
    'dh4',
    'Airco D.H.4',
    { nation: 'united-kingdom', deck: 'H', guns: 'BA', damage: 15, max: 11, climb: 4, rearArc: 7_300 },
    found,
  ),
  type(
    'pfalz-d3a',
    'Pfalz D.IIIa',
    { nation: 'germany', deck: 'J', guns: 'A', damage: 15, max: 11, climb: 4 },
    rebuilt,
  ),
  type(
    'ufag-c1',
    'Ufag C.I',
    { nation: 'austria-hungary', deck: 'H', guns: 'BB', damage: 14, max: 11, climb: 4 },
    rebuilt,
  ),
  type(
    'breguet-14',
    'Breguet BR.14',
    { nation: 'france', deck: 'K', guns: 'BA', damage: 17, max: 12, climb: 4 },
    found,
  ),
  type('nieuport-17', 'Nieuport 17', { nation: 'france', deck: 'I', guns: 'B', damage: 12, max: 12, climb: 3 }, found),
  type(
    'siemens-d1',
    'Siemens-Schuckert D.I',
    { nation: 'germany', deck: 'I', guns: 'B', damage: 12, max: 12, climb: 3 },
    rebuilt,
  ),
  type(
    'albatros-d5a',
    'Albatros D.Va',
    { nation: 'germany', deck: 'B', guns: 'A', damage: 15, max: 13, climb: 3 },
    found,
  ),
  type(
    'sopwith-triplane',
    'Sopwith Triplane',
    { nation: 'united-kingdom', deck: 'D', guns: 'B', damage: 13, max: 13, climb: 3 },
    found,
  ),
  type(
    'fokker-dr1',
    'Fokker Dr.I',
    { nation: 'germany', deck: 'D', guns: 'A', damage: 13, max: 13, climb: 2 },
    from('WOW-GAP-14', table, { damage: 'reconstructed' }),
  ),
  type(
    'sopwith-camel',
    'Sopwith Camel',
    { nation: 'united-kingdom', deck: 'C', guns: 'A', damage: 15, max: 13, climb: 2 },
    found,
  ),
  type(
    'hanriot-hd1',
    'Hanriot HD.1',
    { nation: 'france', deck: 'U', guns: 'B', damage: 13, max: 14, climb: 3 },
    rebuilt,
  ),
  type(
    'spad-13',
    'SPAD XIII',
    { nation: 'france', deck: 'A', guns: 'A', damage: 16, max: 14, climb: 3 },
    from('WOW-GAP-14', table, { climb: 'WOW-GAP-04' }),
  ),
  type(
    'fokker-d7',
    'Fokker D.VII',
    { nation: 'germany', deck: 'L', guns: 'A', damage: 16, max: 14, climb: 2 },
    from('reconstructed', table, { climb: 'WOW-GAP-04' }),
  ),
  type(
    'rumpler-c4',
    'Rumpler C.IV',
    { nation: 'germany', deck: 'K', guns: 'BB', damage: 15, max: 13, climb: 4 },
    from('public', 'reconstructed'),
  ),
  type(
    'se5a',
    'RAF S.E.5a',
    { nation: 'united-kingdom', deck: 'N', guns: 'A', damage: 16, max: 13, climb: 3 },
    from('public', 'reconstructed'),
  ),
  type(
    'sopwith-dolphin',
    'Sopwith Dolphin',
    { nation: 'united-kingdom', deck: 'N', guns: 'A', damage: 16, max: 13, climb: 3 },
    from('public', 'public'),
  ),
  type(
    'albatros-d2',
    'Albatros D.II',
    { nation: 'germany', deck: 'V', guns: 'B', damage: 14, max: 10, climb: 4 },
    from('public', 'reconstructed'),
  ),
  type(
    'dh2',
    'Airco D.H.2',
    { nation: 'united-kingdom', deck: 'P', guns: 'B', damage: 12, max: 10, climb: 5 },
    from('reconstructed', 'reconstructed', { deck: 'public' }),
  ),
  type(
    'morane-n',
    'Morane-Saulnier N',
    { nation: 'france', deck: 'T', guns: 'B', damage: 11, max: 10, climb: 5 },
    from('reconstructed', 'reconstructed', { deck: 'public' }),
  ),
  type('fokker-e3', 'Fokker E.III', { nation: 'germany', deck: 'T', guns: 'B', damage: 11, max: 9, climb: 6 }, ours),
  type(
    'sopwith-snipe',
    'Sopwith Snipe',
    { nation: 'united-kingdom', deck: 'M', guns: 'A', damage: 15, max: 13, climb: 2 },
    ours,
  ),
  type('nieuport-28', 'Nieuport 28', { nation: 'france', deck: 'F', guns: 'A', damage: 13, max: 12, climb: 3 }, ours),
  type('nieuport-16', 'Nieuport 16', { nation: 'france', deck: 'G', guns: 'B', damage: 11, max: 10, climb: 5 }, ours),
  type(
    'siemens-d3',
    'Siemens-Schuckert D.III',
    { nation: 'germany', deck: 'O', guns: 'A', damage: 14, max: 14, climb: 2 },
    ours,
  ),
  type(
    'bristol-f2b',
    'Bristol F.2B',
    { nation: 'united-kingdom', deck: 'Q', guns: 'BB', damage: 16, max: 12, climb: 4 },
    ours,
  ),
  type(
    'phoenix-d1',
    'Phönix D.I',
    { nation: 'austria-hungary', deck: 'S', guns: 'A', damage: 15, max: 12, climb: 4 },
    ours,
  ),
  type(
    'sopwith-pup',
    'Sopwith Pup',
    { nation: 'united-kingdom', deck: 'W', guns: 'B', damage: 12, max: 11, climb: 4 },
    ours,
  ),
  type(
    'hannover-cl3',
    'Hannover CL.III',
    { nation: 'germany', deck: 'X', guns: 'BB', damage: 15, max: 12, climb: 4 },
    ours,
  ),
  type('be2c', 'RAF B.E.2c', { nation: 'united-kingdom', deck: 'Y', guns: '-B', damage: 12, max: 9, climb: 6 }, ours),
];
