import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type Choice,
  type Dogfight,
  type DogfightView,
  type DownInFlamesOptions,
  downInFlames,
  type Happening,
} from '@tallyho/down-in-flames';
import { below, chanceFrom, type Game, Match, type TableState, type TableView, writeRecord } from '@tallyho/kernel';
import { zero } from '@tallyho/zero';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { DESK, openStage, PHONE, type Stage } from './browser.ts';
import { smallPng } from './small-png.ts';

// Takes the pictures of the main views into docs/screens: node e2e/screens.ts, after the page has been built.

const FOLDER = fileURLToPath(new URL('../docs/screens/', import.meta.url));

interface Scene {
  readonly system: string;
  readonly title: string;
  readonly players: readonly object[];
  readonly record: string;
}

const human = { kind: 'human' };
const bot = { kind: 'bot', level: 'pilot' };

/** Plays random fights until one comes to a moment that is worth a picture. */
function findIn<S extends TableState, C extends object, E, V extends TableView, O extends object>(
  game: Game<S, C, E, V, O>,
  options: unknown,
  isPretty: (match: Match<S, C, E, V, O>) => boolean,
): string {
  for (let seed = 0; seed < 4000; seed++) {
    const chance = chanceFrom(`screen ${seed}`);
    const started = Match.start(game, options, `screen${seed}`);
    if (!started.ok) throw new Error(started.problem.code);
    const match = started.value;
    for (let [decision] = match.table.decisions(); decision !== undefined; [decision] = match.table.decisions()) {
      if (isPretty(match)) return writeRecord(match);
      match.choose(decision.seat, decision.id, decision.options[below(chance, decision.options.length)]);
    }
    if (isPretty(match)) return writeRecord(match);
  }
  throw new Error('no such moment');
}

type Duel = Parameters<Parameters<typeof findIn<Dogfight, Choice, Happening, DogfightView, DownInFlamesOptions>>[2]>[0];
const find = (options: unknown, isPretty: (match: Duel) => boolean): string => findIn(downInFlames, options, isPretty);

const seats = (fighters: readonly string[], name: string, team: string): object[] =>
  fighters.map((fighter, i) => ({ name: `${name} ${i + 1}`, team, aircraft: [{ fighter }] }));

const duelOptions = {
  seats: [
    { name: 'You', aircraft: [{ fighter: 'spitfire-i' }] },
    { name: 'Bot', aircraft: [{ fighter: 'bf-109e' }] },
  ],
};

/** The enemy has a grip on us, and a third card lies there for us to answer. */
const underFire = (match: Duel): boolean =>
  match.decision(0)?.kind === 'answer' &&
  match.state.played.length === 3 &&
  match.state.planes[0].hand.length > 4 &&
  match.state.planes[0].hits > 0 &&
  match.state.planes[1].grip > 0 &&
  match.state.turn > 1;

const acting = (match: Duel): boolean =>
  match.decision(0)?.kind === 'act' && match.state.planes[0].grip === 1 && match.state.planes[0].hand.length > 5;

const duel: Scene = {
  system: 'down-in-flames',
  title: 'Spitfire I – Bf-109E Emil',
  players: [human, bot],
  record: find(duelOptions, underFire),
};
const attack: Scene = { ...duel, record: find(duelOptions, acting) };
const ended: Scene = {
  ...duel,
  record: find(duelOptions, ({ state }) => state.outcome?.winners[0] === 0 && state.turn > 3),
};
const teams: Scene = {
  system: 'down-in-flames',
  title: '3 – 3',
  players: [human, bot, bot, bot, bot, bot],
  record: find(
    {
      mode: 'teams',
      seats: [
        ...seats(['p-51d', 'p-47d', 'p-38j'], 'Blue', 'A'),
        ...seats(['fw-190d-9', 'bf-109g', 'me-262'], 'Red', 'B'),
      ],
    },
    (match) =>
      match.decision(0)?.kind === 'act' &&
      match.state.planes.filter(({ prey }) => prey >= 0).length > 1 &&
      match.state.planes[0].hand.length > 4,
  ),
};

/** The Zero is on the Wildcat's tail, and fires. */
const pacific: Scene = {
  system: 'zero',
  title: 'F4F-3 Wildcat – A6M2 Zero',
  players: [human, bot],
  record: findIn(
    zero,
    {
      seats: [
        { name: 'You', side: 'allied', elements: [{ aircraft: 'f4f-3' }] },
        { name: 'Bot', side: 'japanese', elements: [{ aircraft: 'a6m2' }] },
      ],
    },
    (match) =>
      match.decision(0)?.kind === 'answer' &&
      match.state.played.length > 2 &&
      match.state.elements[0].position === -2 &&
      match.state.elements[0].wing >= 0 &&
      match.state.elements[0].hand.length > 3,
  ),
};

async function open(stage: Stage, scene: Scene | null, hash: string, options: BrowserContextOptions): Promise<Page> {
  const { page } = await stage.visit('#/examples', { reducedMotion: 'reduce', ...options });
  if (scene !== null) {
    const game = {
      id: 'screen',
      begun: 0,
      saved: 0,
      turn: 2,
      over: scene === ended,
      ...scene,
    };
    await page.evaluate(`localStorage.setItem('tallyho.game.screen', ${JSON.stringify(JSON.stringify(game))})`);
  }
  await page.goto(`${stage.address}/${hash}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForTimeout(600);
  await page.evaluate('document.activeElement?.blur()');
  return page;
}

const phone: BrowserContextOptions = { viewport: PHONE, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const desk: BrowserContextOptions = { viewport: DESK };
const french: BrowserContextOptions = { locale: 'fr-FR' };
const night: BrowserContextOptions = { colorScheme: 'dark' };

const nothing = async (): Promise<void> => {};
const pickCard = (page: Page): Promise<void> => page.locator('.card-button[data-playable="true"]').last().click();

const LESSON = '#/lesson/lessons/down-in-flames/3-on-his-six.yaml';

const views: readonly {
  readonly name: string;
  readonly scene: Scene | null;
  readonly hash: string;
  readonly options: BrowserContextOptions;
  readonly before: (page: Page) => Promise<void>;
}[] = [
  { name: 'start', scene: null, hash: '#/', options: desk, before: nothing },
  { name: 'start-fr-phone', scene: null, hash: '#/', options: { ...phone, ...french }, before: nothing },
  { name: 'duel', scene: duel, hash: '#/play/screen', options: desk, before: nothing },
  {
    name: 'duel-fr-night',
    scene: duel,
    hash: '#/play/screen',
    options: { ...desk, ...french, ...night },
    before: nothing,
  },
  { name: 'duel-fr-phone', scene: duel, hash: '#/play/screen', options: { ...phone, ...french }, before: nothing },
  { name: 'duel-phone-night', scene: attack, hash: '#/play/screen', options: { ...phone, ...night }, before: nothing },
  { name: 'card-uses', scene: attack, hash: '#/play/screen', options: desk, before: pickCard },
  {
    name: 'rule',
    scene: attack,
    hash: '#/play/screen',
    options: { ...desk, ...french },
    before: (page) => page.locator('#prompt .rule-ref').click(),
  },
  { name: 'teams', scene: teams, hash: '#/play/screen', options: desk, before: nothing },
  { name: 'zero', scene: pacific, hash: '#/play/screen', options: desk, before: nothing },
  { name: 'zero-night', scene: pacific, hash: '#/play/screen', options: { ...desk, ...night }, before: nothing },
  { name: 'zero-fr-phone', scene: pacific, hash: '#/play/screen', options: { ...phone, ...french }, before: nothing },
  { name: 'zero-set-up', scene: null, hash: '#/new/zero', options: desk, before: nothing },
  { name: 'result', scene: ended, hash: '#/play/screen', options: desk, before: nothing },
  { name: 'result-fr-phone', scene: ended, hash: '#/play/screen', options: { ...phone, ...french }, before: nothing },
  { name: 'set-up', scene: null, hash: '#/new/down-in-flames', options: desk, before: nothing },
  {
    name: 'aircraft-fr',
    scene: null,
    hash: '#/new/down-in-flames',
    options: { ...desk, ...french },
    before: (page) => page.locator('.entry-plane button').first().click(),
  },
  { name: 'replay', scene: ended, hash: '#/replay/screen/24', options: desk, before: nothing },
  { name: 'examples', scene: null, hash: '#/examples', options: desk, before: nothing },
  { name: 'lesson', scene: null, hash: LESSON, options: desk, before: nothing },
  { name: 'lesson-fr-phone', scene: null, hash: LESSON, options: { ...phone, ...french }, before: nothing },
  { name: 'lessons', scene: null, hash: '#/lessons', options: desk, before: nothing },
  { name: 'aircraft-page', scene: null, hash: '#/cards/zero/fighters/a6m2', options: desk, before: nothing },
];

/** The same picture in fewer colours; a browser knows best how to read its own pictures. */
async function plain(page: Page, picture: Buffer): Promise<Buffer> {
  const blank = await page.context().newPage();
  const source = `data:image/png;base64,${picture.toString('base64')}`;
  const drawn = (await blank.evaluate(`(async () => {
    const image = new Image();
    image.src = ${JSON.stringify(source)};
    await image.decode();
    const { width, height } = image;
    const pen = new OffscreenCanvas(width, height).getContext('2d');
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, width, height);
    const parts = [];
    for (let i = 0; i < data.length; i += 30000) parts.push(btoa(String.fromCharCode(...data.subarray(i, i + 30000))));
    return { width, height, parts };
  })()`)) as { width: number; height: number; parts: string[] };
  const pixels = Buffer.concat(drawn.parts.map((part) => Buffer.from(part, 'base64')));
  return smallPng(drawn.width, drawn.height, pixels);
}

mkdirSync(FOLDER, { recursive: true });
const stage = await openStage();
for (const { name, scene, hash, options, before } of views) {
  const page = await open(stage, scene, hash, options);
  await before(page);
  await page.waitForTimeout(400);
  writeFileSync(`${FOLDER}${name}.png`, await plain(page, await page.screenshot({ scale: 'css' })));
  await page.context().close();
}
await stage.close();
