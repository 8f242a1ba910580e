import { below, type Chance, type Json } from '@tallyho/kernel';
import { basePack } from './content/base.ts';
import { altitudes, type Fighter, type Pack, type SideName, sides } from './content/types.ts';
import { balances, readOptions } from './options.ts';

const pick = <T>(chance: Chance, items: readonly T[]): T => items[below(chance, items.length)];
const oneIn = (chance: Chance, n: number): boolean => below(chance, n) === 0;

/**
 * A pack with what the shipped cards do not have: an Agile Wingman with a Gunner's aircraft, and a TIGHT TURN that
 * answers differently.
 */
const shipped = basePack.fighters.filter(({ set }) => set === undefined);
const [someFighter] = shipped;
const someTurn = basePack.faces.find(({ title }) => title === 'TIGHT TURN') ?? basePack.faces[0];
const oddPack: Pack = {
  system: 'zero',
  pack: 'odd',
  fighters: [
    {
      ...someFighter,
      id: 'odd',
      name: 'Odd',
      short: 'Odd',
      year: 1930,
      leader: {
        front: { ...someFighter.leader.front, gunner: 3, horsepower: 3 },
        damaged: { ...someFighter.leader.damaged, gunner: 2, horsepower: 2 },
      },
      wingman: {
        front: { ...someFighter.wingman.front, agile: true, offensive: 3 },
        damaged: { ...someFighter.wingman.damaged, agile: true },
      },
    },
  ],
  faces: [
    {
      ...someTurn,
      id: 'odd-turn',
      answers: ['MANEUVERING', 'HALF LOOP'],
      cards: [{ number: 101, spoiled: false, bombing: 'hit', strafing: 'miss' }],
    },
  ],
};

function dealElement(
  chance: Chance,
  side: SideName,
  year: number,
  fighters: readonly Fighter[],
): { [field: string]: Json } {
  // What only a Gunner does is rare: he flies often, and with a pilot who helps him.
  const armed = side === 'japanese' && year > 1941 && oneIn(chance, 2);
  const fighter = pick(
    chance,
    fighters.filter((f) => f.side === side && f.year <= year && (!armed || f.leader.front.gunner > 0)),
  );
  const own = basePack.pilots.filter(
    (p) =>
      fighter.services.includes(p.service) &&
      (p.family ?? fighter.family) === fighter.family &&
      (!armed || p.skills.includes('G')),
  );
  return {
    aircraft: fighter.id,
    wingman: !oneIn(chance, 4),
    pilot: own.length > 0 && oneIn(chance, 2) ? pick(chance, own).id : null,
    altitude: oneIn(chance, 3) ? pick(chance, altitudes) : null,
  };
}

/** Options for one more game: all sizes, years, balances and switches. What does not fit together is dealt again. */
export function dealOptions(chance: Chance): unknown {
  for (let tries = 0; tries < 200; tries++) {
    const given = attempt(chance);
    if (readOptions(given).ok) return given;
  }
  return {};
}

function attempt(chance: Chance): { [field: string]: Json } {
  const year = 1941 + below(chance, 5);
  const odd = oneIn(chance, 5);
  const fighters = odd ? [...shipped, ...(oddPack.fighters ?? [])] : shipped;
  const size = 1 + below(chance, 3);
  const house = oneIn(chance, 2);
  const seats = sides.flatMap((side) => {
    const elements = Array.from({ length: house ? 1 + below(chance, 3) : size }, () =>
      dealElement(chance, side, year, fighters),
    );
    if (elements.length === 1 || oneIn(chance, 2)) return [{ name: side, side, elements }];
    return [
      { name: side, side, elements: elements.slice(0, 1) },
      { name: `${side} 2`, side, elements: elements.slice(1) },
    ];
  });
  return {
    year,
    seats,
    balance: balances.filter((method) => (method === 'house' ? house : oneIn(chance, 2))),
    toTheDeath: oneIn(chance, 5),
    turns: 1 + below(chance, 9),
    first: oneIn(chance, 3) ? pick(chance, sides) : null,
    fullThrottle: oneIn(chance, 2),
    turbochargers: !oneIn(chance, 4),
    gunners: !oneIn(chance, 6),
    packs: odd ? [oddPack as unknown as Json] : [],
  };
}
