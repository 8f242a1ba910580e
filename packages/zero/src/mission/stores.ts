import { armsDisplay } from '../content/corsairs/display.ts';
import { type BombingMode, type MissionKind, ordnanceModes, type TargetSheet } from '../content/mission-types.ts';
import { type Altitude, altitudes, bombingResults, type Fighter, type SideName } from '../content/types.ts';
import { chargesFor, minesFor } from '../rules/ordnance.ts';
import { type ArmsFixed, BARRED, UNPATROLLED } from './arms.ts';
import { type Load, loads, type Orders } from './orders.ts';
import { bomberModes, elementModes, elementRating, type FieldedBomber, isLight, type Roster } from './roster.ts';

/** What may be carried on a Mission: by its kind, its target and what Resources bring. */
export interface Stores {
  readonly kind: MissionKind;
  readonly naval: boolean;
  readonly small: boolean;
  readonly rockets: readonly boolean[];
  readonly napalm: readonly boolean[];
}

const brings = ({ effects, attacker }: Pick<Orders, 'effects' | 'attacker'>, does: 'rockets' | 'napalm'): boolean[] =>
  (['japanese', 'allied'] as const).map(
    (own) =>
      own === attacker && effects.some(({ side, effect }) => effect.does === does && (side === null || side === own)),
  );

/** CH-18.41d, CH-18.51a — what a Mission lets its aircraft carry; CH-18.54a — no Napalm against ships. */
export function storesOf(
  orders: Pick<Orders, 'kind' | 'attacker' | 'effects' | 'search'>,
  sheet: TargetSheet | null,
): Stores {
  // CH-28.4 — what is looked for floats.
  const naval = sheet?.class === 'naval' || orders.search !== undefined;
  return {
    kind: orders.kind,
    naval,
    small: sheet?.kind === 'small-watercraft',
    rockets: brings(orders, 'rockets'),
    napalm: naval ? [false, false] : brings(orders, 'napalm'),
  };
}

const sideNo = (side: SideName): number => (side === 'japanese' ? 0 : 1);

/** CH-18.41b, CH-18.41c — every load of bombs, the same with rockets, and rockets alone; a Torpedo goes with none. */
const withRockets = (bombs: readonly BombingMode[]): Load[] => [
  ...bombs,
  'rockets',
  ...bombs.flatMap((mode): Load[] => (mode === 'torpedo' ? [] : [`${mode}+rockets`])),
];

/** CH-27.81a — against Small Watercraft there are no Torpedoes. */
const against = ({ small }: Stores, modes: readonly BombingMode[]): BombingMode[] =>
  modes.filter((mode) => !(small && mode === 'torpedo'));

const carriesTorpedo = (fighter: Fighter): boolean => isLight(fighter) && fighter.torpedo;

/** Z-17.14e, CH-18.0a — all that an Element may carry on a Mission. */
export function elementLoads(fighter: Fighter, side: SideName, cargo: number, stores: Stores): Load[] {
  const rating = (mode: BombingMode): number => elementRating(fighter, 'leader', false, mode);
  const armed = fighter.rockets === true && stores.rockets[sideNo(side)];
  switch (stores.kind) {
    case 'mine-laying':
      return minesFor(rating('level'), rating('saturation')) > 0 ? ['mines'] : [];
    case 'air-drop':
    case 'transport':
      return cargo > 0 ? ['cargo'] : [];
    case 'submarine': {
      const torpedo = carriesTorpedo(fighter);
      const charges = chargesFor(rating('level'), rating('dive'), rating('saturation'), torpedo);
      return [...(charges > 0 ? (['depth-charges'] as const) : []), ...(armed ? (['rockets'] as const) : [])];
    }
    case 'bombing': {
      const modes = against(stores, elementModes(fighter, stores.naval));
      const napalm = fighter.napalm === true && stores.napalm[sideNo(side)];
      return [...(armed ? withRockets(modes) : modes), ...(napalm ? (['napalm'] as const) : [])];
    }
    default:
      return elementModes(fighter, stores.naval);
  }
}

/** CH-18.72a, CH-27.53a, CH-27.62a — and a Formation aircraft, which stays at its Altitude. */
export function bomberLoads(
  { aircraft, given, side }: Pick<FieldedBomber, 'aircraft' | 'given' | 'side'>,
  stores: Stores,
): Load[] {
  const { saturation, level } = aircraft.front;
  const { altitude } = given;
  const armed = aircraft.rockets === true && stores.rockets[sideNo(side)] && isLow(altitude);
  switch (stores.kind) {
    case 'mine-laying':
      return minesFor(level, saturation) > 0 && altitude === 'very low' ? ['mines'] : [];
    case 'air-drop':
      return (given.cargo ?? 0) > 0 && altitude === 'very low' ? ['cargo'] : [];
    case 'transport':
      return (given.cargo ?? 0) > 0 ? ['cargo'] : [];
    case 'submarine': {
      const charges = chargesFor(level, 0, saturation, aircraft.torpedo) > 0 && altitude === 'very low';
      return [...(charges ? (['depth-charges'] as const) : []), ...(armed ? (['rockets'] as const) : [])];
    }
    case 'bombing': {
      const modes = against(stores, bomberModes(aircraft, stores.naval, altitude));
      return armed ? withRockets(modes) : modes;
    }
    default:
      return bomberModes(aircraft, stores.naval, altitude);
  }
}

/** What CORSAIRS AND HELLCATS adds to the Bombing Display; CH-27.62a — and mines, which draw nothing, at Very Low. */
function displayRows(): Pick<ArmsFixed, 'cards' | 'flak'> {
  const rows = ordnanceModes.flatMap((mode) =>
    altitudes.map((level) =>
      mode === 'mines'
        ? { cards: level === 'very low' ? 0 : BARRED, flak: 0 }
        : armsDisplay.find((row) => row.mode === mode && row.altitude === level),
    ),
  );
  return { cards: rows.map((row) => row?.cards ?? BARRED), flak: rows.map((row) => row?.flak ?? 0) };
}

const isLow = (altitude: Altitude): boolean => altitude === 'very low' || altitude === 'low';

/** CH-18.41d, CH-18.51a — what its card allows, or of that what it is given. */
const among = (given: readonly Load[] | undefined, all: readonly Load[]): readonly Load[] =>
  given?.filter((load) => load === 'none' || all.includes(load)) ?? all;

const numbers = (of: readonly Load[]): number[] => of.map((load) => loads.indexOf(load));

/** Only where there is something of the kind: Missions of Zero! have nothing of it. */
export function armsFixed(
  orders: Orders,
  { elements, bombers }: Roster,
  sheet: TargetSheet | null,
): { readonly arms?: ArmsFixed } {
  const stores = storesOf(orders, sheet);
  const strafing = bombers.flatMap(({ aircraft }) => [aircraft.front.strafing ?? 0, aircraft.damaged.strafing ?? 0]);
  const isUsed =
    !['bombing', 'reconnaissance', 'dogfight', 'evacuation', 'kamikaze'].includes(orders.kind) ||
    orders.fortified === true ||
    orders.skipBombing === true ||
    stores.small ||
    elements.some(({ given }) => given.loads !== undefined) ||
    [...stores.rockets, ...stores.napalm].includes(true) ||
    strafing.some((rating) => rating > 0);
  if (!isUsed) return {};
  return {
    arms: {
      fortified: orders.fortified === true,
      skip: orders.skipBombing === true && orders.kind === 'bombing' && stores.naval && !stores.small,
      errataPatrols: orders.errataPatrols === true,
      loads: elements.map(({ fighter, side, given }) =>
        numbers(among(given.loads, elementLoads(fighter, side, given.cargo ?? 0, stores))),
      ),
      bomberLoads: bombers.map((one) => numbers(bomberLoads(one, stores))),
      torpedo: elements.map(({ fighter }) => carriesTorpedo(fighter)),
      bomberTorpedo: bombers.map(({ aircraft }) => aircraft.torpedo),
      cargo: elements.map(({ given }) => given.cargo ?? 0),
      bomberCargo: bombers.map(({ given }) => given.cargo ?? 0),
      strafing,
      ...displayRows(),
      wrongDepth: bombingResults.map((result) => sheet?.wrongDepth?.[result] ?? 0),
      each: sheet?.panel?.does === 'mines' || sheet?.panel?.does === 'transport' ? sheet.panel.vps : 1,
      patrols: elements.map(({ given }) =>
        given.patrols === true && given.altitude !== null ? altitudes.indexOf(given.altitude) : UNPATROLLED,
      ),
    },
  };
}
