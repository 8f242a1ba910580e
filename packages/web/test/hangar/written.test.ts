import { describe, expect, test } from 'vitest';
import { adviceFor, characterOf } from '../../src/hangar/advice.ts';
import { barPairs } from '../../src/hangar/compare/bars.ts';
import { sharesOf } from '../../src/hangar/compare/share.ts';
import type { Craft, RatingValue } from '../../src/hangar/craft.ts';
import { barMeeting, fairFoe, redOf } from '../../src/hangar/meeting.ts';
import { metIn, sheetsOf } from '../../src/hangar/met-in.ts';
import { measurementOf, strengthIn, winsOf } from '../../src/hangar/strength.ts';
import { found, NO_WISH, readWish, writeWish, yearsOf } from '../../src/hangar/wish.ts';
import { hangarWords } from '../../src/hangar/words/words.ts';
import { posters } from '../../src/home/posters/campaigns.ts';
import { systemIds } from '../../src/system-ids.ts';
import { all } from './crafts.ts';

const english = all('en');

const value = (given: RatingValue | null): string => (given === null ? '' : `${given.text}(${given.source})`);

/** All that the hangar knows of an aircraft. */
function sheet(craft: Craft): string {
  const { id, kind, box, role, roleText, name, flag, service, year, points, size, duel, picture } = craft;
  const head = [kind, id, name, box, role, roleText, flag, service, year, points, picture.of];
  const lines = [
    head.join(' | '),
    `size ${size === null ? 'unknown' : `${size.span} × ${size.length}`}, duel ${duel === null ? 'none' : `${duel.id} ${duel.side}`}`,
    craft.figures.map(({ name: of, text }) => `${of} ${text}`).join(', '),
    craft.bars.map((bar) => `${bar.id} ${bar.text} (${bar.value})`).join(', '),
    ...craft.sheets.map(
      ({ title, points: worth, ratings }) =>
        `${title} ${worth}: ${ratings.map((one) => `${one.id} ${value(one.intact)}/${value(one.damaged)}`).join(', ')}`,
    ),
    ...craft.abilities.map(({ name: of, text, rule }) => `${of}: ${text} ${rule}`),
  ];
  return lines.join('\n  ');
}

/** Every tenth, and the first of all that can do something of their own. */
function various(crafts: readonly Craft[]): readonly Craft[] {
  const known = new Set<string>();
  return crafts.filter(({ abilities, kind, role, roleText, sheets }, at) => {
    const traits = [...abilities.map(({ name }) => name), `${kind} ${role} ${roleText} ${sheets.length}`];
    const isNew = traits.some((trait) => !known.has(trait));
    for (const trait of traits) known.add(trait);
    return isNew || at % 10 === 0;
  });
}

describe.each(systemIds)('the aircraft of %s', (system) => {
  const own = english.filter((craft) => craft.system === system);

  test('have all their values on their sheets', async () => {
    await expect(`${various(own).map(sheet).join('\n')}\n`).toMatchFileSnapshot(`approved/${system}.txt`);
  });

  test('have a character, a fair foe, a place among others, and campaigns that they fly in', async () => {
    const [sheets, measured] = [await sheetsOf(system), await measurementOf(system)];
    const lines = own
      .filter((_, at) => at % 2 === 0)
      .map((craft) => {
        const { strong, weak } = characterOf(craft, own);
        const foe = fairFoe(craft, english);
        const strength = measured === null ? null : strengthIn(measured, craft);
        const met = metIn(posters, sheets, craft).map(({ id }) => id);
        return [
          craft.id,
          `best at ${strong}, worst at ${weak}`,
          foe === null ? 'no foe' : `against ${foe.id}, ${redOf(craft, foe)} is red`,
          strength === null
            ? 'not measured'
            : `${strength.elo} wins ${winsOf(strength.elo).toFixed(3)} of ${strength.games}`,
          met.join(' '),
          adviceFor(craft, own, hangarWords.en),
        ].join(' | ');
      });
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`approved/${system}-among-others.txt`);
  });

  test('are compared bar by bar', async () => {
    const lines = own.slice(1, 25).map((craft, at) => {
      const other = own[(at * 7) % own.length];
      const pairs = barPairs(craft, other, english).map(
        ({ id, a, b }) =>
          `${id} ${a.text}${a.isBetter ? '+' : ''} ${a.share.toFixed(2)} : ${b.text}${b.isBetter ? '+' : ''} ${b.share.toFixed(2)}`,
      );
      return `${craft.id} – ${other.id} (${barMeeting(craft, other) ?? 'can meet'}): ${pairs.join(', ')}`;
    });
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`approved/${system}-compared.txt`);
  });
});

test('what is looked for is found, in the order that is wanted', async () => {
  const wishes = [
    '',
    'kind=all/sort=year/years=1940-1941',
    'game=corsairs/sort=name',
    'nation=poland+france+italy/kind=all',
    'kind=two-seater/years=-1917',
    'find=ki43',
    'find=1916 sopwith',
    'game=zero/kind=bomber/years=1942-/sort=points',
    'game=chess/nation=mars/kind=balloon/years=12-1940/sort=size',
    'find=%E0%A4%A/a=zero:fighters:a6m2/b=x=y',
  ];
  const lines = wishes.map((text) => {
    const wish = readWish(text);
    const shown = found(english, wish);
    return `${text}\n  ${writeWish(wish)} ${yearsOf(shown).join('–')} ${shown.length}: ${shown
      .slice(0, 12)
      .map(({ id }) => id)
      .join(' ')}`;
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('approved/found.txt');
  expect(writeWish(NO_WISH)).toBe('');
  expect(yearsOf([])).toEqual([1914, 1945]);
});

test('shares of duels lie between what may be true', () => {
  const shares = (won: number, drawn: number, lost: number) => {
    const { low, high, ...others } = sharesOf({ won, drawn, lost });
    return { ...others, low: low.toFixed(4), high: high.toFixed(4) };
  };
  expect([shares(0, 0, 0), shares(8, 0, 2), shares(3, 4, 3), shares(5, 0, 0), shares(0, 0, 7)]).toMatchInlineSnapshot(`
    [
      {
        "drawn": 0,
        "high": "1.0000",
        "lost": 0,
        "low": "0.0000",
        "won": 0,
      },
      {
        "drawn": 0,
        "high": "0.9433",
        "lost": 0.2,
        "low": "0.4902",
        "won": 0.8,
      },
      {
        "drawn": 0.4,
        "high": "0.7634",
        "lost": 0.3,
        "low": "0.2366",
        "won": 0.3,
      },
      {
        "drawn": 0,
        "high": "1.0000",
        "lost": 0,
        "low": "0.5655",
        "won": 1,
      },
      {
        "drawn": 0,
        "high": "0.3543",
        "lost": 1,
        "low": "0.0000",
        "won": 0,
      },
    ]
  `);
});
