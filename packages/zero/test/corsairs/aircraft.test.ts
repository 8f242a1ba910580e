import { describe, expect, test } from 'vitest';
import { basePack, campaignBase, checkPack, type Fighter, type FormationAircraft } from '../../src/content/index.ts';
import type { LightBomber } from '../../src/index.ts';
import { chargesFor, minesFor } from '../../src/rules/ordnance.ts';
import { duel, refused } from '../fixture.ts';
import { type Cell, idOf, num, type Row, table } from './sheets.ts';

const elements: readonly (Fighter | LightBomber)[] = [...basePack.fighters, ...campaignBase.lightBombers];
const element = (id: string): Fighter | LightBomber => elements.find((one) => one.id === id) as Fighter;
const formation = (id: string): FormationAircraft =>
  campaignBase.formations.find((one) => one.id === id) as FormationAircraft;

/** What a card says of its loads. */
interface Loaded {
  readonly id: string;
  readonly sources: object;
  readonly torpedo?: boolean;
  readonly rockets?: true;
  readonly napalm?: true;
}

/** Cards of Zero! which this page repeats with other values: Zero! holds. */
const asInZero = new Set(['ki-51', 'e13a1']);
const ofPage = (rows: readonly Row[]): readonly (readonly [string, Row])[] =>
  rows.map((row) => [idOf(row.Id), row] as const).filter(([id]) => !asInZero.has(id));

const services = ({ text }: Cell): string[] => text.toLowerCase().split(/ and |\//);

/** A bracket of the page is a source of the value, by its path. */
function expectSource(entry: { readonly id: string; readonly sources: object }, path: string, { source }: Cell): void {
  if (source !== null)
    expect([entry.id, path, entry.sources]).toEqual([entry.id, path, expect.objectContaining({ [path]: source })]);
}

describe('CH-2.0a: the cards', () => {
  test.each(ofPage(table('Leader cards')))('the Leader of the %s', (id, row) => {
    const { leader, ...card } = element(id);
    const sides = ['u', 'd'].map((side) => ({
      performance: num(row[`Perf ${side}`]),
      horsepower: num(row[`HP ${side}`]),
      bursts: num(row[`Bursts ${side}`]),
      gunner: num(row[`Gunner ${side}`]),
      damage: num(row[`Damage ${side}`]),
      agile: row.Special.text === 'Agile',
    }));
    expect(leader).toMatchObject({ front: sides[0], damaged: sides[1] });
    expect(card).toMatchObject({
      services: services(row.Service),
      year: id === 'n1k2-j' ? 1945 : num(row.Year),
      turbo: row.Turbo.text === 'T',
      ceiling: row.Ceiling.text === '–' ? 'very high' : row.Ceiling.text.toLowerCase(),
      engines: num(row.Engines),
      kind: row.Class.text === 'Light bomber' ? 'fighter-bomber' : 'fighter',
    });
    expect(card.night ?? 0).toBe(num(row['Night rating']));
    expectSource(card, 'services', row.Service);
    expectSource(card, 'leader.front.performance', row['Perf u']);
    expectSource(card, 'leader.front.horsepower', row['HP u']);
    expectSource(card, 'leader.front.damage', row['Damage u']);
    if (card.set === 'corsairs') expect(card.points.leader).toBe(num(row.Points));
  });

  test.each(ofPage(table('Wingman cards')))('the Wingman of the %s', (id, row) => {
    const card = element(id);
    const [front, damaged] = ['u', 'd'].map((side) => ({
      offensive: num(row[`Offensive ${side}`]),
      defensive: num(row[`Defensive ${side}`]),
      damage: num(row[`Damage ${side}`]),
      agile: false,
    }));
    expect(card.wingman).toMatchObject({ front, damaged });
    expectSource(card, 'wingman.front.offensive', row['Offensive u']);
    expectSource(card, 'wingman.front.defensive', row['Defensive u']);
    const rating = num(row['Bomb rating']);
    const mode = row['Bomb mode'].text;
    expect([card.leader.front.bombs, card.wingman.front.bombs]).toEqual(mode === 'Level' ? [rating, rating] : [0, 0]);
    if (mode === 'Dive')
      expect([card.leader.front, card.wingman.front]).toMatchObject([{ dive: rating }, { dive: rating }]);
    if (card.set === 'corsairs') expect(card.points.wingman).toBe(num(row.Points));
  });

  test.each(ofPage(table('Formation aircraft')))('the %s', (id, row) => {
    const { front, damaged, ...card } = formation(id);
    const [u, d] = ['u', 'd'].map((side) => ({
      speed: num(row[`Speed ${side}`]),
      turretDefense: num(row[`TD ${side}`]),
      turretSupport: num(row[`TS ${side}`]),
      damage: num(row[`Damage ${side}`]),
      saturation: row['Bomb mode'].text === 'Saturation' ? num(row[`Bomb ${side}`]) : 0,
      level: row['Bomb mode'].text === 'Level' ? num(row[`Bomb ${side}`]) : 0,
      ...(row[`Strafing ${side}`].text !== '–' && { strafing: num(row[`Strafing ${side}`]) }),
    }));
    expect([front, damaged]).toEqual([u, d]);
    const classes: { readonly [written: string]: string } = {
      'Attack bomber': 'medium',
      'Medium bomber': 'medium',
      'Heavy bomber': 'heavy',
      Patrol: 'patrol',
    };
    expect(card).toMatchObject({
      set: 'corsairs',
      services: services(row.Service),
      class: classes[row.Class.text],
      year: num(row.Year),
      norden: row.Norden.text === 'N',
      formation: num(row.Formation),
      engines: num(row.Engines),
      ceiling: 'very high',
    });
    expectSource(card, 'formation', row.Formation);
    const bombs = row['Bomb mode'].text === 'Level' ? 'level' : 'saturation';
    const paths = {
      'TD u': 'turretDefense',
      'TS u': 'turretSupport',
      'Bomb u': bombs,
      'Strafing u': 'strafing',
      'Damage u': 'damage',
    };
    for (const [column, field] of Object.entries(paths)) expectSource(card, `front.${field}`, row[column]);
    expectSource(card, 'damaged.damage', row['Damage d']);
  });

  test('CH-18.41d, CH-18.51a: who may carry a torpedo, rockets or Napalm', () => {
    for (const [id, row] of ofPage(table('Loads'))) {
      const isFormation = campaignBase.formations.some((one) => one.id === id);
      const card: Loaded = isFormation ? formation(id) : element(id);
      const written = ['Torpedo', 'Rockets', 'Napalm'].map((load) => row[load].text === 'yes');
      const ours = [card.torpedo ?? false, card.rockets ?? false, card.napalm ?? false];
      expect([id, ...ours]).toEqual([id, ...written]);
      expectSource(card, 'rockets', row.Rockets);
    }
  });

  test('CH-18.6b, CH-18.6c, CH-18.71b, CH-18.71c: how many mines and depth charges each new card carries', () => {
    for (const [id, row] of ofPage(table('Loads'))) {
      const bomber = campaignBase.formations.find((one) => one.id === id);
      const {
        bombs = 0,
        dive = 0,
        saturation = 0,
      }: Partial<LightBomber['leader']['front']> = element(id)?.leader.front ?? {};
      const [level, pattern] =
        bomber === undefined ? [bombs, saturation] : [bomber.front.level, bomber.front.saturation];
      const card: Loaded & { readonly set?: string } = bomber ?? element(id);
      if (card.set !== 'corsairs') continue;
      expect([id, minesFor(level, pattern)]).toEqual([id, num(row.Mines)]);
      expect([id, chargesFor(level, dive, pattern, card.torpedo ?? false)]).toEqual([id, num(row['Depth charges'])]);
    }
  });

  test('every aircraft of the box is here, in the class of its side', () => {
    const rows = table('The 120 cards').filter(({ Id }) => Id.text !== 'total');
    for (const row of rows) {
      const id = idOf(row.Id);
      const card = [...elements, ...campaignBase.formations].find((one) => one.id === id);
      expect([id, card?.side]).toEqual([id, row.Side.text.toLowerCase()]);
      expect([id, element(id)?.night !== undefined]).toEqual([id, row.Class.text === 'Night fighter']);
      expect([id, formation(id)?.front.strafing !== undefined]).toEqual([id, row.Class.text === 'Attack bomber']);
    }
    expect(rows).toHaveLength(43);
  });

  test('the page and the shipped lists name the same new cards', () => {
    const shown = new Set(
      ['Leader cards', 'Formation aircraft'].flatMap((heading) => table(heading).map(({ Id }) => idOf(Id))),
    );
    const fresh = [...elements, ...campaignBase.formations].filter(({ set }) => set === 'corsairs');
    expect(fresh).toHaveLength(22);
    expect(fresh.filter(({ id }) => !shown.has(id))).toEqual([]);
  });
});

describe('night fighters', () => {
  const night = basePack.fighters.filter((one) => one.night !== undefined);

  test('CH-17.52a: they have no Wingman: his card is blank and worth nothing', () => {
    expect(night.map(({ id }) => id)).toEqual(['j1n1-s', 'ki-45-kai-c', 'p-61a', 'f6f-5n', 'pv-1n']);
    for (const { wingman, points } of night)
      expect([wingman.front.offensive, wingman.front.defensive, points.wingman]).toEqual([0, 0, 0]);
  });

  test('CH-17.51a: they are not for duels by day', () => {
    expect(refused(duel({}, { aircraft: 'p-61a', wingman: false }, { year: 1945 }))).toBe(
      'night-fighter-by-day at seats[1].elements[0].aircraft',
    );
  });
});

describe('packs', () => {
  test('what a card of CORSAIRS AND HELLCATS has besides is read again as it was, and nothing is added to others', () => {
    const pack = {
      system: 'zero',
      pack: 'again',
      fighters: basePack.fighters,
      lightBombers: campaignBase.lightBombers,
      formations: campaignBase.formations,
    };
    expect(checkPack(pack)).toEqual([]);
  });

  test('a rating that cannot be is refused with its place', () => {
    const [first] = basePack.fighters;
    const wrong = checkPack({ system: 'zero', pack: 'wrong', fighters: [{ ...first, night: 12, set: 'corsairs' }] });
    expect(wrong.map(({ place }) => place)).toEqual(['fighters[0].night']);
  });
});
