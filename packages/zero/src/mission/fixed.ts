import type { Card, Faces, Seat } from '@tallyho/kernel';
import { facesWhere } from '@tallyho/kernel';
import { aircraftClasses, type FormationSide } from '../content/aircraft-types.ts';
import type { CrewSkill } from '../content/campaign-types.ts';
import { situations } from '../content/display.ts';
import { bombingModes, displayModes, type MissionKind, type TargetSheet } from '../content/mission-types.ts';
import { altitudes, bombingResults, borders, type Face, type Skill, sides, strafingResults } from '../content/types.ts';
import { FULL_THROTTLE, HALF_LOOP, MANEUVERING, SCISSORS, titleOf } from '../rules/cards.ts';
import type { ArmsFixed } from './arms.ts';
import { crewTables, type GreenTables, type WingmanTables } from './crews.ts';
import { kamikazeTables, type SearchFixed, searchTables } from './fixed-kamikaze.ts';
import type { KamikazeFixed } from './kamikaze.ts';
import { type NightTables, nightFlak, nightTables } from './night.ts';
import { type Load, loads, type MissionEffect, type Orders } from './orders.ts';
import { type ResourceTables, resourceTables } from './resources.ts';
import { bomberModes, elementModes, elementRating, type FieldedBomber, isLight, type Roster } from './roster.ts';
import { armsFixed } from './stores.ts';

/** What has no row in the Bombing Display. */
export const NOT_ALLOWED = -99;
/** A load that is still to be chosen. */
export const OPEN = -1;
/** CH-27.31f — a blue border, as a place in the list of borders. */
export const BLUE = borders.indexOf('blue');
export const MODES = bombingModes.length;
const LEVELS = altitudes.length;

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

const count = <T>(letters: readonly T[], wanted: T): number => letters.filter((letter) => letter === wanted).length;

/** All effects of one kind. */
function effectsOf<D extends MissionEffect['does']>(
  { effects }: Orders,
  does: D,
): { readonly side: number; readonly effect: Extract<MissionEffect, { readonly does: D }> }[] {
  return effects.flatMap(({ side, effect }) =>
    effect.does === does
      ? [
          {
            side: side === null ? -1 : sides.indexOf(side),
            effect: effect as Extract<MissionEffect, { readonly does: D }>,
          },
        ]
      : [],
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** The faces of the deck and its cards in the order of the game's tables. */
export interface DeckTables {
  readonly faces: readonly Face[];
  readonly face: readonly number[];
  readonly number: readonly number[];
  readonly first: readonly Card[];
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
    heavy: facesWhere(deck.faces, (face) => [MANEUVERING, HALF_LOOP, SCISSORS, FULL_THROTTLE].includes(titleOf(face))),
    ...elementTables(orders, roster, naval, arms),
    ...bomberTables(orders, roster.bombers, naval, arms),
    awards: aircraftClasses.flatMap((name) => {
      const award = roster.campaign.awards.find(({ id }) => id === name);
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

export type TargetTables = Pick<
  SortieFixed,
  'naval' | 'strafable' | 'areaFlak' | 'targetFlak' | 'flakAt' | 'points' | 'strafing' | 'levels' | 'vps' | 'relief'
>;

/** What Proximity Fuzes and their like add to the Flak of ships whose side has them. */
const navalFlak = (orders: Orders, naval: boolean): number =>
  naval
    ? sum(
        effectsOf(orders, 'naval-flak').flatMap(({ side, effect }) =>
          sides[side] === orders.attacker ? [] : [effect.by],
        ),
      )
    : 0;

/** Whether bombs or guns may be used on the target. */
const isAttacked = ({ kind }: Orders): boolean => kind === 'bombing' || kind === 'kamikaze' || kind === 'submarine';

/** Z-21.92a — the Target Sheet, with what Resources and special Missions change of it. CH-27.31c: at night both Flaks are one less. */
function targetTables(orders: Orders, sheet: TargetSheet | null): TargetTables {
  const shifts = effectsOf(orders, 'target-flak');
  const shift = nightFlak(orders) + navalFlak(orders, sheet?.class === 'naval');
  const area = (turn: 'ingress' | 'egress'): number => {
    // CH-27.61b — nothing is fired at those who lay mines.
    if (orders.kind === 'mine-laying') return 0;
    const mine = effectsOf(orders, 'area-flak').filter(({ effect }) => effect.turn === turn);
    if (mine.some(({ effect }) => effect.by === 'none')) return 0;
    return Math.max(0, (sheet?.areaFlak ?? 0) + shift + sum(mine.map(({ effect }) => Number(effect.by))));
  };
  const bonus = effectsOf(orders, 'level-vps');
  return {
    naval: sheet?.class === 'naval',
    // Z-CGAP-107 — nobody strafes what is only photographed; CH-27.9c — nor what is fortified. CH-GAP-32: a submarine, if it is there.
    strafable: isAttacked(orders) && orders.fortified !== true && (sheet?.strafable ?? false),
    areaFlak: [area('ingress'), area('egress')],
    targetFlak:
      (sheet?.targetFlak ?? 0) + shift + sum(shifts.flatMap(({ effect }) => (effect.at === null ? [effect.by] : []))),
    flakAt: sides.flatMap((_, side) =>
      altitudes.map((level) =>
        sum(shifts.flatMap((one) => (one.effect.at === level && one.side !== side ? [one.effect.by] : []))),
      ),
    ),
    points: bombingResults.map((result) => sheet?.points[result] ?? 0),
    strafing: sheet?.points.strafing ?? 0,
    levels: (sheet?.levels ?? []).map(({ from }) => from),
    vps: (sheet?.levels ?? []).map(({ vps }, i) => vps + sum(bonus.map(({ effect }) => effect.vps[i] ?? 0))),
    relief: 0 - sum(effectsOf(orders, 'damage-points').map(({ effect }) => effect.by)),
  };
}

type DisplayTables = Pick<SortieFixed, 'cards' | 'flak' | 'norden' | 'navalSaturation' | 'torpedo' | 'leastStrafing'>;

function displayTables({ campaign: { display } }: Roster): DisplayTables {
  const rows = displayModes.flatMap((mode) =>
    altitudes.map((level) => display.find((row) => row.mode === mode && row.altitude === level)),
  );
  return {
    cards: rows.map((row) => row?.cards ?? NOT_ALLOWED),
    flak: rows.map((row) => row?.flak ?? 0),
    norden: situations.norden,
    navalSaturation: situations.navalSaturation,
    torpedo: situations.torpedo,
    leastStrafing: situations.leastStrafing,
  };
}

/** A row of the Bombing Display. */
export const rowOf = (mode: number, altitude: number): number => mode * LEVELS + altitude;

type EffectTables = Pick<
  SortieFixed,
  | 'outwardShift'
  | 'torpedoCards'
  | 'cloudCards'
  | 'cloudBorder'
  | 'cloudResults'
  | 'cloudFlak'
  | 'ignored'
  | 'packageGuns'
  | 'sweep'
  | 'photographs'
  | 'evacuation'
  | 'carrier'
>;

/** Only where there is something of the kind: all other Missions have nothing of it. */
function carrierTerms(orders: Orders): Pick<SortieFixed, 'carrier'> {
  const points = effectsOf(orders, 'bomb-points');
  const flak = effectsOf(orders, 'coordinated');
  const boxes = effectsOf(orders, 'boxes');
  if (points.length + flak.length + boxes.length === 0) return {};
  const [{ effect }] = [...boxes, { effect: { japanese: 1, allied: 1 } }];
  return {
    carrier: {
      bombPoints: sum(points.map((one) => one.effect.by)),
      coordination: sum(flak.map((one) => one.effect.targetFlak)),
      boxes: [effect.japanese, effect.allied],
    },
  };
}

function effectTables(orders: Orders, sheet: TargetSheet | null): EffectTables {
  const clouds = effectsOf(orders, 'clouds');
  const bySide = (of: readonly { readonly side: number; readonly amount: number }[]): [number, number] => [
    sum(of.filter(({ side }) => side !== 1).map(({ amount }) => amount)),
    sum(of.filter(({ side }) => side !== 0).map(({ amount }) => amount)),
  ];
  const first = effectsOf(orders, 'play-first').map(({ side }) => side);
  // CH-27.73a — a patrol scores for the best result: the points of its panel are VPs.
  const patrol = sheet?.panel?.does === 'patrol' ? sheet.points : undefined;
  const photographs = effectsOf(orders, 'photographs')[0]?.effect.vps ?? patrol;
  const torpedoes = effectsOf(orders, 'torpedoes')[0]?.effect.cards;
  return {
    outwardShift:
      sum(effectsOf(orders, 'target-bound').map(({ effect }) => effect.by)) +
      sum(effectsOf(orders, 'radar-pickets').map(({ effect }) => effect.targetBound)),
    torpedoCards: torpedoes ?? 1,
    cloudCards: clouds.length,
    cloudBorder: borders.indexOf(clouds[0]?.effect.border ?? 'blue'),
    cloudResults: clouds[0]?.effect.results ?? 0,
    cloudFlak: clouds[0]?.effect.targetFlak ?? 0,
    ignored: bySide(effectsOf(orders, 'ignore-spoiled').map(({ side, effect }) => ({ side, amount: effect.cards }))),
    packageGuns: bySide(
      effectsOf(orders, 'package-guns').map(({ side, effect }) => ({ side, amount: effect.strafing })),
    ),
    sweep: new Set(first).size === 1 ? first[0] : -1,
    photographs: bombingResults.map((result) => photographs?.[result] ?? 0),
    evacuation: sum(effectsOf(orders, 'evacuation').map(({ effect }) => effect.vps)),
    ...carrierTerms(orders),
  };
}

type ElementTables = Pick<
  SortieFixed,
  | 'light'
  | 'guns'
  | 'modes'
  | 'load'
  | 'enters'
  | 'leadBombs'
  | 'wingBombs'
  | 'bombSkill'
  | 'strafeSkill'
  | 'burstSkill'
  | 'letters'
  | 'flies'
>;

/** CH-28.24a — every kamikaze counts as carrying bombs, whatever its card says. */
const KAMIKAZE_LOAD = 1 + bombingModes.indexOf('level');

/** Z-24.46d, Z-CGAP-65 — what the options leave open: a defender carries nothing, an attacker what its card shows. */
function loadOf(given: Load | null | undefined, open: readonly number[], carries: boolean): number {
  if (given === 'none' || open.length === 0) return 0;
  if (given !== null && given !== undefined) return loads.indexOf(given);
  if (!carries) return 0;
  return open.length === 1 ? open[0] : OPEN;
}

/** Kinds of Missions on which the attacker carries something for the target. */
const isLaden = ({ kind }: Orders): boolean => kind !== 'reconnaissance' && kind !== 'patrol' && kind !== 'kamikaze';

const loadsIn = (modes: readonly number[]): number[] => modes.map((mode) => mode + 1);

function elementTables(
  orders: Orders,
  { elements }: Roster,
  naval: boolean,
  arms: ArmsFixed | undefined,
): ElementTables {
  const phased = orders.turns.length === 2;
  const modes = elements.map(({ fighter }) => elementModes(fighter, naval).map((mode) => bombingModes.indexOf(mode)));
  const skill = (letter: Skill): number[] => elements.map(({ pilot }) => count(pilot?.skills ?? [], letter));
  const ratings = (card: 'leader' | 'wingman'): number[] =>
    elements.flatMap(({ fighter }) =>
      [false, true].flatMap((damaged) => bombingModes.map((mode) => elementRating(fighter, card, damaged, mode))),
    );
  return {
    light: elements.map(({ fighter }) => isLight(fighter)),
    guns: elements.map(({ fighter }) => !isLight(fighter) || fighter.guns),
    modes,
    load: elements.map(({ side, given }, i) =>
      given.kamikaze === true
        ? KAMIKAZE_LOAD
        : loadOf(
            given.load,
            arms?.loads[i] ?? loadsIn(modes[i]),
            phased && isLaden(orders) && side === orders.attacker,
          ),
    ),
    enters: elements.map(({ given }) => given.enters?.turn ?? 0),
    leadBombs: ratings('leader'),
    wingBombs: ratings('wingman'),
    bombSkill: skill('BM'),
    strafeSkill: skill('S'),
    burstSkill: skill('BU'),
    letters: elements.map(({ pilot }) => pilot?.skills.length ?? 0),
    flies: elements.flatMap(({ given }) => [true, given.wingman]),
  };
}

type BomberTables = Pick<
  SortieFixed,
  | 'bombers'
  | 'bomberOwner'
  | 'bomberSide'
  | 'bomberAircraft'
  | 'bomberClass'
  | 'formation'
  | 'altitude'
  | 'bomberModes'
  | 'bomberLoad'
  | 'speed'
  | 'turretDefense'
  | 'turretSupport'
  | 'damage'
  | 'bombs'
  | 'nordens'
  | 'crewBombs'
  | 'evasive'
  | 'nerves'
  | 'crewAces'
  | 'crewLetters'
>;

/** Z-19.35a — markers that an Ace crew receives for the Mission. (Z-19.32a: without letters a crew gives nothing.) */
const ACE_CAPABILITY = 2;

/** CH-19.43g, CH-27.31a — a green crew supports nobody, and nobody does at night. */
const isMute = ({ night }: Orders, { given, nth }: FieldedBomber): boolean =>
  night === true || given.green?.[nth] === true;

/** Formation aircraft with what their crews add: Z-19.35c (BD), Z-19.35d (D), Z-19.35g (TD), Z-19.35h (TS). */
function bomberTables(
  orders: Orders,
  bombers: readonly FieldedBomber[],
  naval: boolean,
  arms: ArmsFixed | undefined,
): BomberTables {
  const crew = (letter: CrewSkill): number[] => bombers.map((one) => count(one.crew?.skills ?? [], letter));
  const [defense, support, toughness] = [crew('TD'), crew('TS'), crew('D')];
  const bothSides = (of: (side: FormationSide, i: number) => number): number[] =>
    bombers.flatMap(({ aircraft }, i) => [of(aircraft.front, i), of(aircraft.damaged, i)]);
  const modes = bombers.map(({ aircraft, given }) =>
    bomberModes(aircraft, naval, given.altitude).map((mode) => bombingModes.indexOf(mode)),
  );
  // CH-27.81a — not where there are no Torpedoes at all.
  const isSmall = arms?.bomberLoads.every((own) => !own.includes(loads.indexOf('torpedo'))) === true;
  const torpedoes = effectsOf(orders, 'torpedoes').length > 0 && !isSmall ? 'torpedo' : null;
  return {
    bombers: bombers.map(({ label }) => label),
    bomberOwner: bombers.map(({ seat }) => seat),
    bomberSide: bombers.map(({ side }) => sides.indexOf(side)),
    bomberAircraft: bombers.map(({ aircraft }) => aircraft.id),
    bomberClass: bombers.map(({ aircraft }) => aircraftClasses.indexOf(aircraft.class)),
    formation: bombers.map(({ formation }) => formation),
    altitude: bombers.map(({ given }) => altitudes.indexOf(given.altitude)),
    bomberModes: modes,
    bomberLoad: bombers.map(({ given, side }, i) =>
      // CH-18.82b — an MXY7 takes the place of all bombs.
      given.ohka === true
        ? 0
        : given.kamikaze === true
          ? KAMIKAZE_LOAD
          : loadOf(
              given.load ?? torpedoes,
              arms?.bomberLoads[i] ?? loadsIn(modes[i]),
              isLaden(orders) && side === orders.attacker,
            ),
    ),
    speed: bothSides(({ speed }) => speed),
    turretDefense: bothSides(({ turretDefense }, i) => turretDefense + defense[i]),
    turretSupport: bothSides(({ turretSupport }, i) => (isMute(orders, bombers[i]) ? 0 : turretSupport + support[i])),
    damage: bothSides(({ damage }, i) => damage + toughness[i]),
    bombs: bombers.flatMap(({ aircraft: { front, damaged } }) =>
      [front, damaged].flatMap(({ level, saturation }) =>
        bombingModes.map((mode) => (mode === 'level' ? level : mode === 'saturation' ? saturation : 0)),
      ),
    ),
    nordens: bombers.map(({ aircraft }) => aircraft.norden),
    crewBombs: crew('BD'),
    evasive: crew('EA'),
    nerves: crew('NS'),
    crewAces: crew('A').map((aces) => (aces > 0 ? ACE_CAPABILITY : 0)),
    crewLetters: bombers.map((one) => one.crew?.skills.length ?? 0),
  };
}

type CardTables = Pick<SortieFixed, 'spoiled' | 'bombing' | 'strafe' | 'spoiledIn' | 'border'>;

/** Z-21.13b, Z-21.74a, Z-20.51a — what a card says besides its face. */
function cardTables({ faces, face, number, first }: DeckTables): CardTables {
  const printed = face.map((shown, card) => {
    const found = faces[shown].cards.find((one) => one.number === number[card]);
    if (found === undefined) throw new RangeError(`no card has the number ${number[card]}`);
    return found;
  });
  const spoiled = printed.map((one) => one.spoiled);
  return {
    spoiled,
    bombing: printed.map((one) => bombingResults.indexOf(one.bombing)),
    strafe: printed.map((one) => strafingResults.indexOf(one.strafing)),
    spoiledIn: faces.map((one, shown) =>
      one.cards.reduce((bits, _, nth) => (spoiled[first[shown] + nth] ? bits | (1 << nth) : bits), 0),
    ),
    border: faces.map((one) => borders.indexOf(one.border)),
  };
}
