import { describe, expect, test } from 'vitest';
import { type Route, readRoute, writeRoute } from '../src/page/route.ts';
import { samplePages } from '../src/page/samples.ts';

describe('addresses', () => {
  const routes: [string, Route][] = [
    ['#/', { page: 'home' }],
    ['#/examples', { page: 'list', search: '' }],
    ['#/new/down-in-flames', { page: 'set-up', system: 'down-in-flames' }],
    ['#/new/zero/mission/malaya-14', { page: 'set-up', system: 'zero', chosen: 'mission/malaya-14' }],
    [
      '#/campaign/down-in-flames-campaign/midway-1942',
      { page: 'campaign', room: 'down-in-flames-campaign', campaign: 'midway-1942' },
    ],
    ['#/about', { page: 'about' }],
    ['#/play/abc123', { page: 'play', game: 'abc123' }],
    ['#/replay/abc123/17', { page: 'retrace', game: 'abc123', step: 17 }],
    ['#/debrief/abc123', { page: 'debrief', game: 'abc123' }],
    ['#/debrief/abc123/17', { page: 'debrief', game: 'abc123', step: 17 }],
    ['#/rules/zero-basic', { page: 'rules', book: 'zero-basic', search: '' }],
    ['#/rules/zero-basic/find/7.21', { page: 'rules', book: 'zero-basic', search: '7.21' }],
    ['#/rules/zero-basic/Z-7.21a', { page: 'rules', book: 'zero-basic', at: 'Z-7.21a', search: '' }],
    [
      '#/rules/down-in-flames/chapter-10/find/how%20do%20I%20climb',
      { page: 'rules', book: 'down-in-flames', at: 'chapter-10', search: 'how do I climb' },
    ],
    ['#/hangar', { page: 'hangar', wish: '' }],
    ['#/hangar/game=zero/find=ki%2043', { page: 'hangar', wish: 'game=zero/find=ki%2043' }],
    ['#/cards/zero/fighters/a6m2', { page: 'content', system: 'zero', kind: 'fighters', entry: 'a6m2' }],
    ['#/lessons', { page: 'lessons' }],
    ['#/lesson/lessons/zero/1-a.yaml', { page: 'lesson', file: 'lessons/zero/1-a.yaml' }],
    ['#/puzzle', { page: 'puzzle', day: '' }],
    ['#/puzzle/2026-11-18', { page: 'puzzle', day: '2026-11-18' }],
    ['#/puzzles', { page: 'puzzles' }],
    ['#/shared/r1.AbC-_9', { page: 'shared', packed: 'r1.AbC-_9' }],
    ['#/not-found/assets%2Fgone.js', { page: 'not-found', address: 'assets/gone.js' }],
    ['#/search/J-3', { page: 'list', search: 'J-3' }],
    ['#/search/deux%20mots%2Funion', { page: 'list', search: 'deux mots/union' }],
    ['#/scenario/zero/ex-5.yaml/main/0', { page: 'replay', file: 'zero/ex-5.yaml', part: 1, variant: 0, step: 0 }],
    ['#/scenario/a/b/c.yaml~3/2/17', { page: 'replay', file: 'a/b/c.yaml', part: 3, variant: 2, step: 17 }],
    ['#/scenario/odd%20name%25.yaml/main/4', { page: 'replay', file: 'odd name%.yaml', part: 1, variant: 0, step: 4 }],
  ];
  test.each(routes)('%s is written and read back', (hash, route) => {
    expect(writeRoute(route)).toBe(hash);
    expect(readRoute(hash)).toEqual(route);
  });

  test('of a book with words alone is from the days when there was nothing but a search', () => {
    expect(readRoute('#/rules/zero-basic/7.21')).toEqual({ page: 'rules', book: 'zero-basic', search: '7.21' });
    expect(readRoute('#/rules/zero-basic/and/or')).toEqual({ page: 'rules', book: 'zero-basic', search: 'and/or' });
  });

  test('of a campaign that names no room is from the days when there was one', () => {
    expect(readRoute('#/campaign/midway-1942')).toEqual({
      page: 'campaign',
      room: 'down-in-flames-campaign',
      campaign: 'midway-1942',
    });
  });

  test('of all sample pages are different, and lead back to them', () => {
    const pages = samplePages({
      campaigns: [{ room: 'down-in-flames-campaign', campaign: 'midway-1942' }],
      plans: [{ system: 'zero', chosen: 'mission/burma' }],
      lessons: ['lessons/zero/1-a.yaml'],
      examples: [{ file: 'zero/ex-5.yaml', part: 2 }],
      entries: [{ system: 'zero', kind: 'fighters', entry: 'a6m2' }],
      games: ['abc123'],
      replayed: ['abc123'],
      debriefed: ['abc123'],
      links: ['r1.AbC-_9'],
      packs: [
        { system: 'zero', pack: 'mine' },
        { system: 'zero', pack: 'mine', entry: 'fighters/0' },
      ],
      packLinks: ['p1.AbC-_9'],
    });
    const addresses = pages.map(writeRoute);
    expect(new Set(addresses).size).toBe(pages.length);
    expect(addresses.map(readRoute)).toEqual(pages);
  });

  test('an address without variant and step begins at the beginning', () => {
    expect(readRoute('#/scenario/zero/ex-5.yaml')).toEqual({
      page: 'replay',
      file: 'zero/ex-5.yaml',
      part: 1,
      variant: 0,
      step: 0,
    });
  });

  test.each(['', '#', '#/', '#/play', '#/campaign'])('%j leads to the start page', (hash) => {
    expect(readRoute(hash)).toEqual({ page: 'home' });
  });

  test.each([
    ['#/nowhere', 'nowhere'],
    ['#/no/where', 'no/where'],
    ['#%E0%A4%A', '%E0%A4%A'],
  ])('%j leads nowhere, and says so', (hash, address) => {
    expect(readRoute(hash)).toEqual({ page: 'not-found', address });
  });
});
