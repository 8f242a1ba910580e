import type { Choice } from '@tallyho/zero';

const medium = { aircraft: 'buffalo-i', altitude: 'medium' };
const low = { aircraft: 'ki-51', altitude: 'very low', load: 'level', wingman: false };

/** Bombers with their escort at the level of the enemy's fighters: who attacks them, and who answers for them. */
export const escorted = {
  mode: 'mission',
  seats: [
    {
      name: 'japanese',
      side: 'japanese',
      elements: [
        { aircraft: 'ki-43', altitude: 'medium' },
        { aircraft: 'ki-43', altitude: 'medium' },
      ],
      formations: [{ aircraft: ['ki-21', 'ki-21'], altitude: 'medium' }],
    },
    { name: 'allied', side: 'allied', elements: [medium, medium, medium] },
  ],
  orders: { kind: 'bombing', attacker: 'japanese', target: '1A', turns: [16, 3], angles: true },
};

/** Light bombers low over an airfield: bombs first, then their guns. */
export const lowDown = {
  mode: 'mission',
  seats: [
    {
      name: 'japanese',
      side: 'japanese',
      elements: [{ ...low, wingman: true }, low, low, low],
    },
    { name: 'allied', side: 'allied', elements: [] },
  ],
  orders: { kind: 'bombing', attacker: 'japanese', target: '1A', turns: [0, 0] },
};

const ventura = { aircraft: ['pv-1'], altitude: 'very low' };

/** A Ventura looks for a submarine, another comes to an airfield with bombs and rockets. */
export const submarine = {
  mode: 'mission',
  seats: [
    { name: 'japanese', side: 'japanese', elements: [] },
    { name: 'allied', side: 'allied', elements: [], formations: [ventura] },
  ],
  orders: { kind: 'submarine', attacker: 'allied', target: '6B', turns: [6, 6] },
};
export const rockets = {
  ...submarine,
  seats: [
    { name: 'japanese', side: 'japanese', elements: [] },
    { name: 'allied', side: 'allied', elements: [], formations: [{ ...ventura, load: 'saturation+rockets' }] },
  ],
  orders: {
    kind: 'bombing',
    attacker: 'allied',
    target: '3A',
    turns: [5, 5],
    effects: [{ side: 'allied', effect: { does: 'rockets' } }],
  },
};

/** CH-30.8a — one player with three B-29s, who moves the fighters against them as well. */
export const alone = {
  mode: 'mission',
  fullThrottle: true,
  seats: [
    {
      name: 'allied',
      side: 'allied',
      elements: [
        { aircraft: 'ki-84', side: 'japanese', altitude: 'high' },
        { aircraft: 'a6m5', side: 'japanese', altitude: 'medium' },
      ],
      formations: [{ aircraft: ['b-29', 'b-29', 'b-29'], altitude: 'high' }],
    },
  ],
  orders: { kind: 'bombing', attacker: 'allied', target: '1B', turns: [9, 8], solitaire: {} },
};

/** Whoever is over the target stays low, and bombs. */
export function bombs(choice: object): boolean {
  const wanted = choice as Choice;
  if (wanted.do === 'run-in') return wanted.leader;
  if (wanted.do === 'run') return wanted.leader === 1;
  return wanted.do === 'over' || wanted.do === 'stay';
}

/** Whoever can goes for the bombers, and chooses one. */
export function hunts(choice: object): boolean {
  const { do: verb } = choice as Choice;
  return verb === 'stay' || verb === 'attack-bombers' || verb === 'aim';
}

/** Commandos who stay where they land, and somebody who may ram them. */
export const commandos = {
  mode: 'mission',
  seats: [
    {
      name: 'japanese',
      side: 'japanese',
      elements: [{ aircraft: 'ki-45', wingman: false, altitude: 'medium' }],
      formations: [{ aircraft: ['ki-49'], altitude: 'very low', cargo: 2 }],
    },
    {
      name: 'allied',
      side: 'allied',
      elements: [],
      formations: [{ aircraft: ['pv-1'], altitude: 'medium', load: 'none' }],
    },
  ],
  orders: {
    kind: 'transport',
    attacker: 'japanese',
    target: '6A-transport',
    turns: [8, 6],
    landing: true,
    effects: [{ side: 'japanese', effect: { does: 'ramming', hits: 4 } }],
  },
};

/** Who may ram does. */
export const rams = (choice: { readonly do: string }): boolean => choice.do === 'ram';

const nick = { aircraft: 'ki-45', altitude: 'medium', wingman: false };
const lightning = { aircraft: 'p-38g', altitude: 'medium', wingman: false };
const raiders = { aircraft: ['g4m1', 'g4m1'], altitude: 'medium', green: [true, false] };

/** Bombers with an escort by night, one of their crews green; a night fighter and another look for them. */
export const intruders = {
  mode: 'mission',
  seats: [
    { name: 'japanese', side: 'japanese', elements: [nick], formations: [raiders] },
    { name: 'allied', side: 'allied', elements: [{ aircraft: 'p-61a', altitude: 'medium' }, lightning] },
  ],
  orders: { kind: 'bombing', attacker: 'japanese', target: '1A', turns: [8, 7], night: true },
};

/** The same by day, when no night fighter flies. */
export const byDay = {
  ...intruders,
  seats: [
    { name: 'japanese', side: 'japanese', elements: [nick], formations: [raiders] },
    { name: 'allied', side: 'allied', elements: [lightning] },
  ],
  orders: { ...intruders.orders, night: false },
};
