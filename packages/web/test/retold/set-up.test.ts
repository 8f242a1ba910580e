import { basePack, type Pack } from '@tallyho/down-in-flames/content';
import { languages } from '@tallyho/words';
import { expect, test } from 'vitest';
import { landOf } from '../../src/campaign/map/land.ts';
import { mapOf } from '../../src/down-in-flames/campaign/tell/map.ts';
import {
  amongPeople,
  changed,
  firstPlan,
  labelOf,
  objection,
  optionsOf,
  type Plan,
  withDuel,
  withMode,
  withMore,
  without,
} from '../../src/down-in-flames/set-up/plan.ts';
import { aircraftScene } from '../../src/down-in-flames/tell/aircraft.ts';
import { duelWords } from '../../src/down-in-flames/words/words.ts';
import { flightOptions } from '../../src/down-in-flames/workshop/test-flight.ts';
import { Writer } from './told.ts';

test('plans of a fight, step by step, as the game gets them', async () => {
  const writer = new Writer();
  const told = (step: string, plan: Plan): Plan => {
    const labels = plan.entries.map((entry) => labelOf(plan, entry));
    writer.tell(step, 'plan', { plan, labels, options: optionsOf(plan), objection: objection(plan) });
    return plan;
  };
  const first = told('the first', firstPlan('Ann', 'Ben'));
  told('other aircraft', withDuel(first, { own: 'p-51d', enemy: 'fw-190d-9' }));
  told('a type that nobody knows', withDuel(first, { own: 'nothing', enemy: 'me-262' }));
  told('among people', amongPeople(first));
  let teams = told('teams', withMode(first, 'teams'));
  teams = told('one more for B', withMore(teams, 'B', 'Cid'));
  teams = told('one more for A', withMore(teams, 'A', 'Dan'));
  teams = told('Dan is Ann’s wingman', changed(teams, 4, { leader: 1 }));
  teams = told('Ben flies by chance', changed(teams, 2, { fighter: null, pilot: 'galland' }));
  told('without Ann', without(teams, 1));
  told('without Cid', without(teams, 3));
  told('a duel again', withMode(teams, 'duel'));
  told('everybody for himself', withMode(teams, 'free-for-all'));
  told('all of one side', { ...teams, entries: teams.entries.filter(({ team }) => team === 'A') });
  const agreed = {
    year: 1944,
    points: 30,
    pilots: true,
    deck: 'pacific',
    decks: 2,
    perTarget: true,
    turns: 9,
  } as const;
  told('other agreements', { ...first, ...agreed, freeGunner: false, balancing: true, lowStart: true });
  await expect(writer.text()).toMatchFileSnapshot('approved/set-up/plans.txt');
});

test('a test flight for every entry of a pack', async () => {
  const writer = new Writer();
  const one = <T>(all: readonly T[] | undefined, at: number): T[] => (all ?? []).slice(at, at + 1);
  for (const [at, own] of basePack.fighters.entries()) {
    const pack = { pack: 'own', system: 'down-in-flames', fighters: [{ ...own, id: 'own' }] } as unknown as Pack;
    const { packs, ...options } = flightOptions({ pack, kind: 'fighters', at: 0 }) as { packs: unknown[] };
    writer.tell(`${at} ${own.name}`, 'fighters', { ...options, packs: packs.length });
  }
  for (const [at, { name }] of (basePack.bombers ?? []).entries()) {
    const pack = { pack: 'own', system: 'down-in-flames', bombers: one(basePack.bombers, at) } as unknown as Pack;
    const { packs, ...options } = flightOptions({ pack, kind: 'bombers', at: 0 }) as { packs: unknown[] };
    writer.tell(`${at} ${name}`, 'bombers', { ...options, packs: packs.length });
  }
  for (const [at, { name }] of (basePack.pilots ?? []).entries()) {
    const pack = { pack: 'own', system: 'down-in-flames', pilots: one(basePack.pilots, at) } as unknown as Pack;
    const { packs, ...options } = flightOptions({ pack, kind: 'pilots', at: 0 }) as { packs: unknown[] };
    writer.tell(`${at} ${name}`, 'pilots', { ...options, packs: packs.length });
  }
  const empty = { pack: 'own', system: 'down-in-flames', faces: [] } as unknown as Pack;
  const kinds = ['fighters', 'bombers', 'pilots', 'faces', 'others'] as const;
  for (const kind of kinds) writer.tell(`no ${kind}`, kind, flightOptions({ pack: empty, kind, at: 3 } as never));
  await expect(writer.text()).toMatchFileSnapshot('approved/set-up/test-flights.txt');
});

test('every fighter as a card', async () => {
  const writer = new Writer();
  for (const language of languages)
    for (const fighter of language === 'en' ? basePack.fighters : basePack.fighters.slice(0, 3))
      writer.tell(fighter.name, language, aircraftScene(duelWords[language], fighter));
  await expect(writer.text()).toMatchFileSnapshot('approved/set-up/fighters.txt');
});

test('where land is, for a map that no atlas has: coasts are closed along the edge', async () => {
  const writer = new Writer();
  for (const campaign of basePack.campaigns) {
    const markers = campaign.targets.map(() => ({ status: 'intact', by: -1 }) as const);
    const map = mapOf({ fixed: { campaign }, markers }, [], 'en');
    const ashore = [...map.targets.filter(({ isAfloat }) => !isAfloat), ...map.towns].map(({ at }) => at);
    writer.tell(campaign.id, campaign.id, { land: landOf(map, ashore), nobody: landOf(map, []) });
    // Each way round of an edge, and the other side of it.
    const turned = { ...map, lines: map.lines.map((line) => ({ ...line, points: line.points.toReversed() })) };
    writer.tell(`${campaign.id}, the other way`, campaign.id, { land: landOf(turned, ashore) });
    const { west, east, south, north } = map.box;
    const middle = [(west + east) / 2, (south + north) / 2] as const;
    const cuts = [
      [[west, south + 20], middle, [west, north - 20]],
      [[west + 30, north], middle, [east, south + 30]],
      [[west + 30, south], middle, [east - 30, south]],
      [[east, north - 40], middle, [west, north - 40]],
    ] as const;
    for (const [i, points] of cuts.entries()) {
      const cut = { ...map, lines: [{ kind: 'coast', points } as const] };
      const corner = [west + 10, south + 10] as const;
      writer.tell(`${campaign.id}, cut ${i}`, 'cut', {
        near: landOf(cut, [corner]),
        far: landOf(cut, [[east - 10, north - 10]]),
      });
    }
  }
  await expect(writer.text()).toMatchFileSnapshot('approved/set-up/land.txt');
});
