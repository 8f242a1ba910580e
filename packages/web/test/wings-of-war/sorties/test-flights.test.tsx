// @vitest-environment happy-dom
import { basePack, type Pack } from '@tallyho/wings-of-war';
import { expect, test } from 'vitest';
import type { Sample } from '../../../src/play/workshop.ts';
import { Specimen } from '../../../src/wings-of-war/workshop/specimen.tsx';
import { flightOptions } from '../../../src/wings-of-war/workshop/test-flight.ts';
import { workshop } from '../../../src/wings-of-war/workshop/workshop.ts';
import { inShort } from './diary.ts';
import { drawn } from './drawn.tsx';

const [first, ...types] = basePack.types ?? [];
const [ace] = basePack.cards ?? [];
const [deck] = basePack.decks ?? [];
const [damage] = basePack.damage ?? [];

const pack = (more: Partial<Pack>): Pack => ({ system: 'wings-of-war', pack: 'mine', ...more });
const sample = (more: Partial<Pack>, kind: string, at = 0): Sample =>
  ({ pack: pack(more), kind, at }) as unknown as Sample;

const twoSeater = types.find(({ seats }) => seats === 2) ?? first;

/** Entries of every kind, known and new. */
const samples: { readonly [name: string]: Sample } = {
  'a type of ours': sample({ types: [first] }, 'types'),
  'the type of a two-seater': sample({ types: [twoSeater] }, 'types'),
  'a new type that nobody flies': sample({ types: [first, { ...first, id: 'second', name: 'Second' }] }, 'types', 1),
  'a new type of the other side': sample({ types: [{ ...first, id: 'foe', nation: 'germany' }] }, 'types'),
  'a new type of Austria-Hungary': sample({ types: [{ ...twoSeater, id: 'foe', nation: 'austria-hungary' }] }, 'types'),
  'a card of ours': sample({ cards: [ace] }, 'cards'),
  'a card that can take much': sample({ cards: [{ ...ace, id: 'strong', damage: 30 }] }, 'cards'),
  'a card of a type that nobody knows': sample({ cards: [{ ...ace, type: 'nothing' }] }, 'cards'),
  'a deck of ours': sample({ decks: [deck] }, 'decks'),
  'a deck that two-seaters alone fly': sample({ decks: [{ ...deck, letter: twoSeater.deck }] }, 'decks'),
  'a deck that nobody flies': sample({ decks: [{ ...deck, letter: 'Z' }] }, 'decks'),
  'a damage deck': sample({ damage: [damage] }, 'damage'),
  ...Object.fromEntries(
    (['B', 'C', 'D'] as const).map((letter) => [
      `damage deck ${letter}`,
      sample({ damage: [{ ...damage, letter }] }, 'damage'),
    ]),
  ),
  'an entry that there is not': sample({ damage: [damage] }, 'damage', 1),
  'a kind that there is not': sample({ damage: [damage] }, 'zeppelins'),
};

test('every entry of a pack flies against what is worth as much on the other side', async () => {
  const lines = Object.entries(samples).map(([name, one]) => {
    const options = flightOptions(one) as { seats: object; packs: Pack[]; scenario: string } | null;
    if (options === null) return `${name}: no flight`;
    const { seats, packs, scenario } = options;
    const brought = packs.map((each) =>
      inShort([each.types, each.cards].map((all) => (all ?? []).map(({ id }) => id))),
    );
    return `${name}: ${scenario} ${inShort(seats)} with ${brought.join()}`;
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('approved/test-flights.txt');
});

test.each(['en', 'fr'] as const)('every entry of a pack lies on the table of the workshop, %s', async (language) => {
  const few = language === 'en' ? Object.entries(samples) : Object.entries(samples).slice(-6);
  const lines = few.flatMap(([name, one]) => [name, drawn(<Specimen sample={one} />, language)]);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`approved/specimens-${language}.txt`);
});

test('an entry that there is not has no test flight', () => {
  expect(workshop.testFlight(samples['an entry that there is not'])).toBeNull();
  expect(workshop.flies('damage' as never)).toBe(true);
  const begun = workshop.testFlight(samples['a card of ours']);
  expect(begun?.ok).toBe(true);
});
