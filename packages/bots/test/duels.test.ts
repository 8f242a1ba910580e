import { describe, expect, test } from 'vitest';
import type { Arena, Entrant } from '../src/arena.ts';
import { addTallies, flyPair, NO_DUELS, type Tally } from '../src/duels.ts';
import { BotHost } from '../src/host.ts';
import type { FromBot } from '../src/protocol.ts';
import { arenaOf } from '../src/systems.ts';

const entrant = (arena: Arena, id: string): Entrant => {
  const found = arena.entrants.find((each) => each.id === id);
  if (found === undefined) throw new Error(`nobody flies ${id}`);
  return found;
};

const flown = (arena: Arena, first: string, second: string, pairs: number): Tally =>
  Array.from({ length: pairs }, (_, pair) =>
    flyPair(arena, { first: entrant(arena, first), second: entrant(arena, second), options: {}, seed: `t${pair}` }),
  ).reduce(addTallies, NO_DUELS);

describe('duels between two aircraft', () => {
  test('an aircraft against its like comes out even, deal by deal, because the deal is flown from both sides', async () => {
    const arena = await arenaOf('down-in-flames');
    const { won, drawn, lost } = flown(arena, 'spitfire-i', 'spitfire-i', 6);
    expect([won, won + drawn + lost]).toEqual([lost, 12]);
  });

  test('the better aircraft wins, whichever of the two is named first', async () => {
    const arena = await arenaOf('down-in-flames');
    const [strong, weak] = [flown(arena, 'me-262', 'p-11c', 4), flown(arena, 'p-11c', 'me-262', 4)];
    expect(strong.won).toBeGreaterThan(6);
    expect(weak).toEqual({ won: strong.lost, drawn: strong.drawn, lost: strong.won });
  });

  test('an Element of Zero! meets one of the other side', async () => {
    const { won, drawn, lost } = flown(await arenaOf('zero'), 'n1k2-j', 'buffalo-ii', 3);
    expect([won + drawn + lost, won > lost]).toEqual([6, true]);
  });
});

describe('a worker that flies them', () => {
  const P51 = { id: 'p-51d', name: 'P-51D', points: null, side: null };
  const bout = { first: P51, second: { ...P51, id: 'bf-109g' }, options: {}, seed: 'host' };

  /** Lets a host hear messages, and what it has said when it is idle. */
  async function heard(
    system: 'down-in-flames' | 'zero-pearl-harbor',
    pairs: number,
    stopAfter = pairs,
    given = bout,
  ): Promise<readonly FromBot[]> {
    const said: FromBot[] = [];
    let pauses = 0;
    const host = new BotHost({
      send: (message) => said.push(message),
      now: () => 0,
      pause: async () => {
        if (++pauses === stopAfter) host.hear({ type: 'stop', id: 7 });
      },
    });
    host.hear({ type: 'init', system });
    host.hear({ type: 'duels', id: 7, bout: { ...given, pairs } });
    while (!said.some((message) => 'id' in message && message.id === 7)) await new Promise((go) => setTimeout(go, 1));
    return said;
  }

  const tallyOf = (said: readonly FromBot[]): number => {
    const told = said.find((message) => message.type === 'duels');
    return told?.type === 'duels' ? told.tally.won + told.tally.drawn + told.tally.lost : -1;
  };

  test('tells of all of them, or of those that were flown until it was stopped', async () => {
    expect(tallyOf(await heard('down-in-flames', 3))).toBe(6);
    expect(tallyOf(await heard('down-in-flames', 50, 2))).toBe(4);
  });

  test('no deal is flown twice', async () => {
    const arena = await arenaOf('down-in-flames');
    const deals = ['host+0', 'host+1', 'host+2'].map((seed) => flyPair(arena, { ...bout, seed }));
    const said = await heard('down-in-flames', 3);
    expect(said).toContainEqual({ type: 'duels', id: 7, tally: deals.reduce(addTallies, NO_DUELS) });
  });

  test('says so where none can be flown', async () => {
    const failed = expect.objectContaining({ type: 'failed', id: 7 });
    expect(await heard('zero-pearl-harbor', 1)).toContainEqual(failed);
    const nobody = { ...bout, second: { ...P51, id: 'no-such-aircraft' } };
    expect(await heard('down-in-flames', 1, 1, nobody)).toContainEqual(failed);
  });
});
