import { describe, expect, test } from 'vitest';
import { provenanceOf } from '../../src/content/values.ts';
import { adviceFor, characterOf, standing } from '../../src/hangar/advice.ts';
import type { Craft } from '../../src/hangar/craft.ts';
import { hangarWords } from '../../src/hangar/words/words.ts';
import { all, craftOf } from './crafts.ts';

const lines = (craft: Craft, sheet: number): readonly (readonly string[])[] =>
  craft.sheets[sheet].ratings.map(({ name, intact, damaged }) => [name, intact.text, damaged?.text ?? '']);

describe.each(['en', 'fr'] as const)('aircraft in the hangar (%s)', (language) => {
  const crafts = all(language);

  test('every one has four figures, bars, a sheet with a source for every value, and a line of advice', () => {
    for (const craft of crafts) {
      expect(craft.figures.length, craft.name).toBe(4);
      expect(craft.bars.length, craft.name).toBeGreaterThan(3);
      for (const { ratings } of craft.sheets) {
        expect(ratings.length, craft.name).toBeGreaterThan(2);
        for (const { name, help, intact, damaged } of ratings) {
          expect(name.length * help.length, craft.name).toBeGreaterThan(0);
          for (const value of [intact, damaged])
            if (value !== null) expect(provenanceOf(value.source)).toMatch(/rulebook|ruling|public|reconstructed/);
        }
      }
      expect(adviceFor(craft, crafts, hangarWords[language]), craft.name).toMatch(/^\p{Lu}.{20,}\.$/u);
      expect([craft.name, craft.service, craft.roleText]).not.toContain('');
    }
  });

  test('whatever stands out of an aircraft has words', () => {
    const { strong, weak } = hangarWords[language].advice;
    for (const craft of crafts) {
      const character = characterOf(craft, crafts);
      if (character.strong !== null) expect(Object.keys(strong)).toContain(character.strong);
      if (character.weak !== null) expect(Object.keys(weak)).toContain(character.weak);
    }
  });
});

describe('an aircraft of Zero!', () => {
  const zero = craftOf('zero:fighters:a6m2');
  test('has a sheet for the Leader and one for the Wingman, intact and Damaged, with the rule of a value that the book tells', () => {
    expect(zero.sheets.map(({ title, points }) => [title, points])).toEqual([
      ['Leader', 4],
      ['Wingman', 2],
    ]);
    expect(lines(zero, 0)).toEqual([
      ['Performance', '6', '5'],
      ['Horsepower', '2', '1'],
      ['Bursts', '1', '0'],
      ['Damage', '3', '4'],
      ['Bombs', '1', '0'],
    ]);
    expect(lines(zero, 1)).toEqual([
      ['Offensive', '2', '1'],
      ['Defensive', '2', '1'],
      ['Damage', '3', '4'],
      ['Bombs', '1', '0'],
    ]);
    const bursts = zero.sheets[0].ratings.find(({ id }) => id === 'leader.bursts');
    expect(bursts?.intact.source).toBe((zero.entry.sources as { [path: string]: string })['leader.front.bursts']);
  });
  test('is Agile by its rule, and costs what both cost', () => {
    expect(zero.abilities.map(({ name, rule }) => [name, rule])).toEqual([['Agile', 'Z-5.26a']]);
    expect([zero.points, zero.year, zero.flag, zero.role, zero.box]).toEqual([6, 1940, 'japan', 'fighter', 'zero']);
    expect(zero.size).toEqual({ span: 12, length: 9.06 });
  });
  test('that flies by night has no Wingman and fights no duels by day', () => {
    const night = craftOf('zero:fighters:p-61a');
    expect([night.sheets.length, night.duel, night.box, night.roleText]).toEqual([
      1,
      null,
      'corsairs',
      'night fighter',
    ]);
    expect(night.bars.map(({ id }) => id)).not.toContain('wingman');
  });
  test('that bombs fights none either, and has its own ratings', () => {
    const [val, sally] = [craftOf('zero:lightBombers:d3a1'), craftOf('zero:formations:ki-21')];
    expect([val.duel, sally.duel, val.role, sally.roleText]).toEqual([null, null, 'bomber', 'medium bomber']);
    expect(lines(val, 0)).toContainEqual(['Dive bombing', '1', '0']);
    expect(lines(sally, 0)).toContainEqual(['Saturation bombing', '1', '0']);
    expect(lines(sally, 0).map(([name]) => name)).not.toContain('Level bombing');
    expect(sally.abilities.map(({ name }) => name)).toContain('Ceiling');
  });
});

describe('an aircraft of Down In Flames', () => {
  test('has one card with both Horsepowers, and compares by their sum and by all hits it takes', () => {
    const fighter = craftOf('down-in-flames:fighters:fw-190a-3');
    expect(fighter.figures.map(({ text }) => text)).toEqual(['3', '7', '2-3', '3/6']);
    expect(fighter.bars.map(({ id, value, text }) => [id, value, text])).toEqual([
      ['speed', 3, '3'],
      ['performance', 7, '7'],
      ['horsepower', 5, '2-3'],
      ['bursts', 1, '1'],
      ['firepower', 2, '2'],
      ['airframe', 6, '3/6'],
    ]);
    expect(lines(fighter, 0).map(([, intact, damaged]) => `${intact}→${damaged}`)).toEqual(
      '3→2 7→6 2→1 3→2 1→0 2→2 3→6 2→1'.split(' '),
    );
  });
  test('that bombs shows its turrets, and where it flies', () => {
    const stuka = craftOf('down-in-flames:bombers:ju-87b');
    expect(stuka.figures.map(({ text }) => text)).toEqual(['0', '2/1', '3/5', '6']);
    expect([stuka.duel, stuka.abilities[0].text]).toEqual([null, 'Flies at Medium all the way.']);
    const defense = stuka.sheets[0].ratings.find(({ id }) => id === 'defense');
    expect([defense?.intact.source, defense?.damaged?.source]).toEqual(['DIF-EX-49', 'reconstructed']);
  });
});

describe('an aircraft of Wings of War', () => {
  const camel = craftOf('wings-of-war:types:sopwith-camel');
  test('shows damage, guns, deck and its measured value', () => {
    expect(camel.figures.map(({ text }) => text)).toEqual(['15', 'A', 'C', '58']);
    expect(camel.points).toBe(58);
    expect(camel.sheets[0].ratings.every(({ damaged }) => damaged === null)).toBe(true);
  });
  test('flies a duel with the first card that is like its type', () => {
    expect(camel.duel).toEqual({ id: 'camel-brown', side: null });
  });
  test('a card of it has its own guns, and the deck of its type with that source', () => {
    const fonck = craftOf('wings-of-war:cards:spad-fonck');
    expect([fonck.name, fonck.service]).toEqual(['SPAD XIII – René Fonck', 'René Fonck, SPA 103']);
    const source = (id: string): string | undefined =>
      fonck.sheets[0].ratings.find((rating) => rating.id === id)?.intact.source;
    expect([source('damage'), source('maxAltitude')]).toEqual(['WOW-GAP-14', 'WOW-ALT-05']);
  });
  test('with two seats has a rear gun', () => {
    const roland = craftOf('wings-of-war:types:roland-c2');
    expect([roland.role, roland.abilities.map(({ rule }) => rule)]).toEqual([
      'two-seater',
      ['WOW-TWO-02', 'WOW-ROLAND-01'],
    ]);
    expect(lines(roland, 0).map(([name]) => name)).toContain('Rear gun');
  });
});

describe('advice', () => {
  test('stands on how a rating compares: above all 1, below all -1, like all 0', () => {
    expect([
      standing(5, [1, 2]),
      standing(1, [2, 3]),
      standing(2, [2, 2]),
      standing(2, [1, 3, 3, 3]),
      standing(1, []),
    ]).toEqual([1, -1, 0, -0.5, 0]);
  });
  const made = (id: string, values: readonly number[]): Craft => ({
    ...craftOf('zero:fighters:a6m2'),
    id,
    bars: values.map((value, at) => ({ id: ['bursts', 'damage', 'value'][at], name: '', help: '', text: '', value })),
  });
  const kin = [made('one', [1, 5, 9]), made('two', [1, 5, 9])];
  test('names the best and the worst of it, and never its worth', () => {
    expect(characterOf(made('own', [3, 2, 1]), kin)).toEqual({ strong: 'bursts', weak: 'damage' });
    expect(characterOf(made('own', [1, 5, 99]), kin)).toEqual({ strong: null, weak: null });
  });
  test('says so when nothing stands out', () => {
    const { advice } = hangarWords.en;
    expect(adviceFor(made('own', [1, 5, 99]), kin, hangarWords.en)).toBe(advice.even);
    expect(adviceFor(made('own', [3, 2, 1]), kin, hangarWords.en)).toBe(
      `${advice.strong.bursts} ${advice.weak.damage}`,
    );
  });
  test('the Zero comes apart soon', () => {
    expect(characterOf(craftOf('zero:fighters:a6m2'), all('en')).weak).toBe('damage');
  });
});
