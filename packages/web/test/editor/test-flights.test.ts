import { downInFlames } from '@tallyho/down-in-flames';
import type { Result } from '@tallyho/kernel';
import { wingsOfWar } from '@tallyho/wings-of-war';
import { zero } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { type AnyPack, entriesOf, type KindName, keyOf, loadCatalogue } from '../../src/content/catalogue.ts';
import { flightOptions as duel } from '../../src/down-in-flames/workshop/test-flight.ts';
import { copyOf, freshKey, likeness } from '../../src/editor/change.ts';
import type { Sample } from '../../src/play/workshop.ts';
import { type SystemId, systemIds } from '../../src/system-ids.ts';
import { flightOptions as wings } from '../../src/wings-of-war/workshop/test-flight.ts';
import { flightOptions as element } from '../../src/zero/workshop/test-flight.ts';

type Tested = { flight(sample: Sample): object | null; read(options: unknown): Result<unknown> };

const games: { readonly [system in SystemId]: Tested } = {
  'down-in-flames': { flight: duel, read: downInFlames.options },
  zero: { flight: element, read: zero.options },
  'wings-of-war': { flight: wings, read: wingsOfWar.options },
};

/** Counted tables and counters with two men on them are in no fight of their own. */
const grounded: readonly KindName[] = ['supply', 'counters'];

describe.each(systemIds)('a test flight in %s', (system) => {
  test('is one that the game plays, with the entry in it, for every kind of entry', async () => {
    const { base, kinds } = await loadCatalogue(system);
    const { flight, read } = games[system];
    const refused: string[] = [];
    for (const kind of kinds) {
      const entries = entriesOf(base, kind);
      for (const entry of entries) {
        const pack = { system, pack: 'mine', [kind]: [copyOf(entry)] } as AnyPack;
        const options = flight({ pack, kind, at: 0 });
        if (grounded.includes(kind)) expect(options, keyOf(entry)).toBeNull();
        else if (options === null) refused.push(`${kind} ${keyOf(entry)}: nothing`);
        else {
          const told = read(options);
          if (!told.ok) refused.push(`${kind} ${keyOf(entry)}: ${told.problem.code} ${told.problem.place}`);
        }
      }
    }
    expect(refused).toEqual([]);
  });

  test('flies what is new, and not ours', async () => {
    const { base, kinds } = await loadCatalogue(system);
    const kind = kinds[0];
    const [first] = entriesOf(base, kind);
    const own = likeness(first, freshKey(entriesOf(base, kind), first));
    const options = games[system].flight({ pack: { system, pack: 'mine', [kind]: [own] }, kind, at: 0 });
    expect(JSON.stringify((options as { readonly seats: object[] }).seats[0])).toContain(`"${keyOf(own)}`);
    expect(games[system].flight({ pack: { system, pack: 'mine' }, kind, at: 0 })).toBeNull();
  });
});
