import { zeroProblems } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { type AnyPack, entriesOf, keyOf, loadCatalogue } from '../../../src/content/catalogue.ts';
import { copyOf } from '../../../src/editor/change.ts';
import {
  crewsFor,
  fighterOf,
  fighters,
  formationAircraft,
  missionFighters,
  nightFighters,
  pilotsFor,
} from '../../../src/zero/model/content.ts';
import { ruleOf } from '../../../src/zero/set-up/problem-rules.ts';
import { parked } from '../../../src/zero/tell/aircraft.ts';
import { zeroWords } from '../../../src/zero/words/words.ts';
import { flightOptions } from '../../../src/zero/workshop/test-flight.ts';
import { Account } from '../../account.ts';

const ids = (all: readonly { readonly id: string }[]): string => all.map(({ id }) => id).join(' ');
const both = { corsairs: true, night: true };

describe('the hangar of the Pacific', () => {
  test('what there is to choose from', async () => {
    const account = new Account();
    account.aside('fighters', { day: ids(fighters()), night: ids(nightFighters()) });
    for (const corsairs of [false, true])
      for (const night of [false, true]) {
        const stock = { corsairs, night };
        account.aside(JSON.stringify(stock), {
          elements: ids(missionFighters(stock)),
          formations: ids(formationAircraft(stock)),
        });
      }
    for (const one of missionFighters(both))
      account.aside(one.id, { pilots: ids(pilotsFor(one)), all: ids(pilotsFor(fighterOf(one.id), true)) });
    for (const one of formationAircraft(both)) account.aside(one.id, { crews: ids(crewsFor(one)) });
    await expect(account.text).toMatchFileSnapshot('approved/hangar.txt');
  });

  test.each(['en', 'fr'] as const)('the cards of all aircraft, in %s', async (language) => {
    const account = new Account();
    const all = missionFighters(both);
    for (const one of language === 'en' ? all : all.filter((_, nth) => nth % 9 === 0)) {
      const { card, ...more } = parked(zeroWords[language], one);
      const { tables, ...said } = card;
      account.aside(one.id, {
        ...more,
        ...said,
        tables: tables.flatMap(({ caption, columns, rows }) => [
          `${caption}: ${columns.join(', ')}`,
          ...rows.map(
            ({ name, values }) =>
              `${name}: ${values.map(({ text, source, isReconstructed }) => `${text} (${source}${isReconstructed ? '*' : ''})`).join(', ')}`,
          ),
        ]),
      });
    }
    await expect(account.text).toMatchFileSnapshot(`approved/cards-of-aircraft-${language}.txt`);
  });
});

test('what cannot be flown has its paragraph', async () => {
  const account = new Account();
  account.aside('problems', Object.fromEntries(zeroProblems.map((code) => [code, ruleOf(code) ?? '–'])));
  await expect(account.text).toMatchFileSnapshot('approved/problems.txt');
});

test('what is typed in is flown: against whom, with what, on which Mission', async () => {
  const account = new Account();
  const { base, kinds } = await loadCatalogue('zero');
  for (const kind of kinds)
    for (const entry of entriesOf(base, kind)) {
      const pack = { system: 'zero', pack: 'mine', [kind]: [copyOf(entry)] } as AnyPack;
      const options = flightOptions({ pack, kind, at: 0 }) as { packs?: unknown } | null;
      const { packs: _, ...more } = options ?? {};
      account.moment(`${kind} ${keyOf(entry)}`, more);
    }
  await expect(account.text).toMatchFileSnapshot('approved/test-flights.txt');
});
