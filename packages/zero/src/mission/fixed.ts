import { type Faces, facesWhere, type Seat } from '@tallyho/kernel';
import { aircraftClasses } from '../content/aircraft-types.ts';
import { superfortressAwards } from '../content/corsairs/superfortress.ts';
import type { MissionKind, TargetSheet } from '../content/mission-types.ts';
import { sides } from '../content/types.ts';
import { isHeavy, titleOf } from '../rules/cards.ts';
import type { ArmsFixed } from './arms.ts';
import { crewTables, type GreenTables, type WingmanTables } from './crews.ts';
import { effectsOf, sum } from './effects.ts';
import { bomberTables, elementTables } from './fixed-aircraft.ts';
import { cardTables, type DeckTables } from './fixed-cards.ts';
import { kamikazeTables, type SearchFixed, searchTables } from './fixed-kamikaze.ts';
import { displayTables, effectTables, navalFlak, targetTables } from './fixed-target.ts';
import type { KamikazeFixed } from './kamikaze.ts';
import { type NightTables, nightFlak, nightTables } from './night.ts';
import type { Orders } from './orders.ts';
import { type ResourceTables, resourceTables } from './resources.ts';
import type { Roster } from './roster.ts';
import { type SolitaireFixed, solitaireTables } from './solitaire.ts';
import { armsFixed } from './stores.ts';

/** What is different in a Strike of a Carrier campaign. */
export interface CarrierTerms {
  /** Z-CEX-20 — points more for each bomb that hits. */
  bombPoints: number;
  /** Z-CGAP-113 — Target Flak against an attacker whose Torpedoes and bombs come together. */
  coordination: number;
  /** Z-25.82b — what is scored are boxes: by side, so many for an aircraft that it loses. */
  boxes: [number, number];
}

/** What never changes in a Mission, as plain numbers. Sides, modes, Altitudes, results and classes are places in their lists. */
export interface SortieFixed extends ResourceTables {
  kind: MissionKind;
  phased: boolean;
  /** NOBODY: there is no attacker. */
  attacker: number;
  /** The sides without whom there is nothing left to play (Z-15.1f, Z-CGAP-45). */
  needed: number[];
  naval: boolean;
  strafable: boolean;
  /** Z-22.0a — Area Flak of Ingress and Egress; Target Flak; what is added to it by side and Altitude for those that bomb or strafe. */
  areaFlak: [number, number];
  targetFlak: number;
  flakAt: number[];
  /** Z-21.15a — Damage Points by result, and for a strafing Hit. Z-21.81a — where each level begins, and its VPs. */
  points: number[];
  strafing: number;
  levels: number[];
  vps: number[];
  relief: number;
  /** Z-21.23a — the Bombing Display by mode and Altitude: cards added, or NOT_ALLOWED; Flak added. */
  cards: number[];
  flak: number[];
  norden: number;
  navalSaturation: number;
  torpedo: number;
  torpedoCards: number;
  leastStrafing: number;
  /** Z-23.2 — base numbers of turns, and what Resources add to the first. */
  base: [number, number];
  outwardShift: number;
  strike: boolean;
  /** Z-CEX-18 — cards drawn at the start of Ingress, the border they look for, what it changes. */
  cloudCards: number;
  cloudBorder: number;
  cloudResults: number;
  cloudFlak: number;
  /** By side: Spoiled Attacks that its Formation aircraft ignore; strafing cards of its Medium Bombers at Very Low. */
  ignored: [number, number];
  packageGuns: [number, number];
  /** Whose first Element begins and has its Wingman Attack; NOBODY: as usual. */
  sweep: number;
  photographs: number[];
  evacuation: number;
  /** What only a Strike of a Carrier campaign has. */
  carrier?: CarrierTerms;
  /** CH-19.24q, CH-19.4a, CH-27.3a — what only Missions of CORSAIRS AND HELLCATS have: green pilots and crews, Skilled Wingmen, the night. */
  green?: GreenTables;
  wingmen?: WingmanTables;
  night?: NightTables;
  /** CH-28.4, CH-28.22a — what only a kamikaze mission has; and the side whose Elements all act first, where one does. */
  search?: SearchFixed;
  kamikaze?: KamikazeFixed;
  pickets?: number;
  /** CH-18.82a — by Formation aircraft, whether it carries an MXY7; only where one does. */
  ohka?: boolean[];
  /** CH-GAP-75 — transports stay where they land. */
  landing?: true;
  /** CH-30.8a — only where one player moves both sides. */
  solitaire?: SolitaireFixed;
  /** What only the ordnance of CORSAIRS AND HELLCATS needs. */
  arms?: ArmsFixed;
  angles: boolean;
  loadedHalf: boolean;
  /** Z-17.15a — the faces that a Loaded aircraft may not play. */
  heavy: Faces;
  /** By Element: FB or not; whether it has forward guns; modes that its card shows; what it carries (or OPEN); when it comes (0: at once). */
  light: boolean[];
  guns: boolean[];
  modes: number[][];
  load: number[];
  enters: number[];
  /** Bomb ratings of a Leader's card and of a Wingman's, by Element, side showing, mode. */
  leadBombs: number[];
  wingBombs: number[];
  /** Z-19.25c, Z-19.25k, Z-24.61a — by Element: what its pilot adds to bombs and strafing; his letters. */
  bombSkill: number[];
  strafeSkill: number[];
  burstSkill: number[];
  letters: number[];
  /** By aircraft of an Element: whether there is one. */
  flies: boolean[];
  /** By Formation aircraft: its name, player, side, type, class, Formation, Altitude, modes, load (or OPEN). */
  bombers: string[];
  bomberOwner: Seat[];
  bomberSide: number[];
  bomberAircraft: string[];
  bomberClass: number[];
  formation: number[];
  altitude: number[];
  bomberModes: number[][];
  bomberLoad: number[];
  /** By Formation aircraft and side showing. */
  speed: number[];
  turretDefense: number[];
  turretSupport: number[];
  damage: number[];
  /** By Formation aircraft, side showing, mode. */
  bombs: number[];
  nordens: boolean[];
  /** Z-19.35 — crews: cards for bombs, Evasive Action, Spoiled Attacks ignored, Ace markers, letters. */
  crewBombs: number[];
  evasive: number[];
  nerves: number[];
  crewAces: number[];
  crewLetters: number[];
  /** Z-CGAP-18 — by class: VPs for Damaged or Disengaged, Destroyed, returned. */
  awards: number[];
  /** By card: the Spoiled Attack symbol, bombing and strafing sections; by face: which of its cards have the symbol, its border. */
  spoiled: boolean[];
  bombing: number[];
  strafe: number[];
  spoiledIn: number[];
  border: number[];
}

/** Everything of a Mission that stays as it is. */
export function sortieFixed(orders: Orders, roster: Roster, deck: DeckTables): SortieFixed {
  const sheetOf = (wanted: string | null): TargetSheet | null =>
    roster.campaign.targets.find(({ id }) => id === wanted) ?? null;
  const sheet = sheetOf(orders.target);
  // CH-28.4 — what is looked for floats.
  const naval = sheet?.class === 'naval' || orders.search !== undefined;
  const printed = cardTables(deck);
  const { arms } = armsFixed(orders, roster, sheet);
  return {
    kind: orders.kind,
    phased: orders.turns.length === 2,
    attacker: orders.attacker === null ? -1 : sides.indexOf(orders.attacker),
    needed: neededSides(orders, roster),
    ...targetTables(orders, sheet),
    ...displayTables(roster),
    ...effectTables(orders, sheet),
    ...(arms === undefined ? {} : { arms }),
    ...(orders.landing === true ? { landing: true } : {}),
    ...crewTables(roster.elements, roster.bombers),
    ...nightTables(orders, roster.elements),
    base: [orders.turns[0], orders.turns[1] ?? 0],
    strike: orders.strike,
    angles: orders.angles,
    loadedHalf: orders.errataLoadedHalf,
    heavy: facesWhere(deck.faces, (face) => isHeavy(titleOf(face))),
    ...elementTables(orders, roster, naval, arms),
    ...bomberTables(orders, roster.bombers, naval, arms),
    awards: aircraftClasses.flatMap((name) => {
      const printed = roster.campaign.awards.find(({ id }) => id === name);
      const award = orders.solitaire === undefined || name !== 'heavy' ? printed : superfortressAwards;
      return [award?.damaged ?? 0, award?.destroyed ?? 0, award?.returned ?? 0];
    }),
    ...printed,
    ...(orders.search === undefined
      ? {}
      : {
          search: searchTables(
            orders.search,
            roster,
            deck,
            printed.bombing,
            (id) => targetTables(orders, sheetOf(id)),
            sum(effectsOf(orders, 'snooper').map(({ effect }) => effect.draws)),
            nightFlak(orders) + navalFlak(orders, true),
          ),
        }),
    ...(orders.kind === 'kamikaze' ? { kamikaze: kamikazeTables(roster) } : {}),
    ...picketsOf(orders),
    ...resourceTables(orders.effects, roster.elements),
    ...ohkasOf(roster),
    ...solitaireTables(orders, roster.bombers),
  };
}

/** The side whose Radar Pickets have seen the enemy first; if both have some, nobody's did. */
function picketsOf(orders: Orders): Pick<SortieFixed, 'pickets'> {
  const owners = new Set(effectsOf(orders, 'radar-pickets').map(({ side }) => side));
  const [side] = owners;
  return owners.size === 1 && side >= 0 ? { pickets: side } : {};
}

/** Z-15.1f, Z-CGAP-45 — with phases the attacker, without them every side that has aircraft. */
const neededSides = ({ attacker, turns }: Orders, { elements, bombers }: Roster): number[] =>
  sides.flatMap((side, i) => {
    const flies = [...elements, ...bombers].some((one) => one.side === side);
    return flies && (turns.length === 1 || side === attacker) ? [i] : [];
  });

const ohkasOf = ({ bombers }: Roster): Pick<SortieFixed, 'ohka'> =>
  bombers.some(({ given }) => given.ohka === true) ? { ohka: bombers.map(({ given }) => given.ohka === true) } : {};
