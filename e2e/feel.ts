import { downInFlames, downInFlamesCampaign, missionOptions } from '@tallyho/down-in-flames';
import { type Game, Match, type Result, writeRecord } from '@tallyho/kernel';
import { wingsOfWar } from '@tallyho/wings-of-war';
import { zero } from '@tallyho/zero';
import type { Browser, Locator, Page } from 'playwright-core';
import { openStage, type Stage } from './browser.ts';
import { smoothness } from './frames.ts';
import { nextMoment } from './pilot.ts';
import { putOnShelf } from './shelf.ts';
import { type Task, tasksOver, watchTasks } from './tasks.ts';

/*
 * How the tables feel: whole default games in a real browser, at the pace that a newcomer finds, played by somebody who
 * answers at once. `npm run feel`, or `npm run feel -- duel zero` for some of them; `frames` is how smoothly the flight map
 * moves. The exit code says whether all bars hold.
 */

const bars = {
  clicks: 1.1,
  forced: 0,
  shift: 0.05,
  longest: 6,
  median: 2,
  longTasks: 0,
  unseen: 0,
  unpainted: 5,
  film: 5.2,
  picture: 17,
} as const;
/** Milliseconds that a task may take, so that sixty pictures a second are possible. */
const LONG = 50;
/** Milliseconds after which a question that still stands wants to know more. */
const SETTLED = 400;
/** Tasks are looked at after so many answers. */
const SLICE = 10;
/** A slow machine, in times the one that this runs on. */
const SLOW = 4;

function unwrapped<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.problem.code} ${result.problem.place}`);
  return result.value;
}

const pilots = (count: number): object[] => Array.from({ length: count }, () => ({ kind: 'bot', level: 'pilot' }));

const aircraft = (fighter: string, team: string): object[] =>
  [1, 2, 3, 4].map((n) => ({ name: `${team}${n}`, team, aircraft: [{ fighter }] }));

const elements = (type: string, side: string, count: number): object[] =>
  Array.from({ length: count }, (_, n) => ({ name: `${side} ${n + 1}`, side, elements: [{ aircraft: type }] }));

/** A raid on Rabaul, met by the one at the screen: fighters among bombers, six turns long. */
function mission(): object {
  const { fixed } = unwrapped(Match.start(downInFlamesCampaign, { campaign: 'rabaul-1943' }, 'feel')).state;
  return missionOptions(fixed, { arrow: 0, options: [0, 0] });
}

/** A raid on an airfield, flown by the one at the screen: a Formation with its escort, and light bombers low below it. */
const zeroMission = {
  mode: 'mission',
  seats: [
    {
      name: 'You',
      side: 'japanese',
      elements: [
        { aircraft: 'ki-43', altitude: 'medium' },
        { aircraft: 'ki-51', altitude: 'low', load: 'level' },
      ],
      formations: [{ aircraft: ['ki-21', 'ki-21'], altitude: 'medium' }],
    },
    {
      name: 'Bot',
      side: 'allied',
      elements: [
        { aircraft: 'buffalo-i', altitude: 'medium' },
        { aircraft: 'buffalo-i', altitude: 'low' },
      ],
    },
  ],
  orders: { kind: 'bombing', attacker: 'japanese', target: '1A', turns: [4, 3], angles: true },
};

const duel = [
  { name: 'You', aircraft: [{ fighter: 'spitfire-i' }] },
  { name: 'Bot', aircraft: [{ fighter: 'bf-109e' }] },
];

/** Four against four over the front, at all altitudes. */
const squadron = (side: number, cards: readonly string[]): object[] =>
  cards.map((card, n) => ({
    name: `${side} ${n + 1}`,
    side,
    aircraft: [{ card, label: `${side}-${n}`, level: 1 + (n % 3) }],
  }));

const overTheFront = {
  width: 1400,
  length: 1000,
  turns: 8,
  switches: { special: true, altitude: true },
  seats: [
    ...squadron(0, ['dh4-55', 'camel-barker', 'se5a-mannock', 'spad-fonck']),
    ...squadron(1, ['triplane-voss', 'albatros-d5a-udet', 'd7-berthold', 'pfalz-klein']),
  ],
};

/** Of several buttons the last, as a rule a pass; on a mission the first, which stays on it: nobody flies home from every one. */
type Habit = 'first' | 'last';

/** The games that are played: what they are called, whose rules, what was agreed on, and which button is pressed. */
const games: readonly (readonly [name: string, game: object, options: object, habit?: Habit])[] = [
  ['duel', downInFlames, { seats: duel }],
  ['duel-4v4', downInFlames, { mode: 'teams', seats: [...aircraft('spitfire-i', 'A'), ...aircraft('bf-109e', 'B')] }],
  ['zero', zero, { year: 1942, seats: [...elements('a6m2', 'japanese', 1), ...elements('f4f-3', 'allied', 1)] }],
  ['zero-4v4', zero, { year: 1942, seats: [...elements('a6m2', 'japanese', 4), ...elements('f4f-3', 'allied', 4)] }],
  ['wings', wingsOfWar, { scenario: 'dogfight' }],
  ['wings-4v4', wingsOfWar, overTheFront],
  ['mission', downInFlames, mission(), 'first'],
  ['zero-mission', zero, zeroMission, 'first'],
];

/** Watches a table from inside: when questions come and go, what moves by itself, and what keeps the page busy. */
const WATCH = `(() => {
  const feel = { questions: [], waits: [], films: [], shift: 0, moved: {}, since: null, shown: null, filmed: null, phase: 0 };
  window.feel = feel;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // The end of a fight is another page.
      if (entry.hadRecentInput || document.querySelector('.result') !== null) continue;
      feel.shift += entry.value;
      for (const { node } of entry.sources) {
        const element = node?.nodeType === 3 ? node.parentElement : node;
        const name = element?.className?.baseVal ?? element?.className ?? 'gone';
        feel.moved[name || element.nodeName] = (feel.moved[name || element.nodeName] ?? 0) + entry.value / entry.sources.length;
      }
    }
  }).observe({ type: 'layout-shift', buffered: false });
  // What is watched is not waited for: it is told by itself.
  const watch = (now) => {
    const bar = document.querySelector('.film-bar');
    const phase = Number(bar?.dataset.phase ?? 0);
    // Whoever is out of it watches several turns in one piece: each is a film.
    const isOn = bar !== null && phase >= feel.phase;
    feel.phase = phase;
    if (bar !== null && feel.filmed === null) feel.filmed = now;
    if (isOn || feel.filmed === null) return;
    feel.films.push(now - feel.filmed);
    if (feel.since !== null) feel.since += now - feel.filmed;
    feel.filmed = bar === null ? null : now;
  };
  const look = () => {
    watch(performance.now());
    const open = document.querySelector('.decide[data-decision]');
    const shown = open === null ? null : open.dataset.decision;
    if (shown === feel.shown) return;
    const now = performance.now();
    if (feel.shown !== null) feel.since = now;
    if (shown !== null && feel.since !== null) feel.waits.push(now - feel.since);
    if (shown !== null) {
      const cards = document.querySelectorAll(':is(.card-button, .deck-card)[data-playable="true"]').length;
      const others = open.querySelectorAll('button.answer, .grave-ways button').length +
        document.querySelectorAll('.square-free').length;
      feel.questions.push(cards + others);
    }
    feel.shown = shown;
  };
  look();
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-decision'] });
})()`;

/** Watches a table that is being opened: when its aircraft are there, and whether one was ever missing. */
const WATCH_ARRIVAL = `(() => {
  const arrival = { from: performance.now(), sky: null, painted: null, unseen: 0 };
  let done = () => {};
  window.arrived = new Promise((resolve) => { done = resolve; });
  const look = () => {
    const planes = [...document.querySelectorAll('.token :is(.plane, .figure)')];
    const now = performance.now() - arrival.from;
    if (planes.length > 0) {
      arrival.sky ??= now;
      if (planes.some((plane) => plane.querySelector('canvas, .cut-out path, .base') === null)) arrival.unseen++;
      if (planes.every((plane) => plane.querySelector('canvas, image') !== null)) arrival.painted ??= now;
    }
    if (arrival.painted === null) requestAnimationFrame(look);
    else done(arrival);
  };
  look();
})()`;

interface Arrival {
  /** Milliseconds until there was a sky, and until all aircraft in it were painted. */
  readonly sky: number;
  readonly painted: number;
  /** Frames in which the place of an aircraft was empty. */
  readonly unseen: number;
}

interface Felt {
  /** For each question, among how many answers and cards one could choose. */
  readonly questions: readonly number[];
  readonly waits: readonly number[];
  /** What was watched in one piece, in milliseconds. */
  readonly films: readonly number[];
  readonly shift: number;
  /** What moved by itself, and how much of the shift that was. */
  readonly moved: { readonly [name: string]: number };
}

interface Answered {
  readonly clicks: number;
  /** Cards that are put down together, and going on, are as many decisions as the rules ask for one after the other. */
  readonly decisions: number;
}

/** The part of a card that is in sight however many lie upon each other. */
const IN_SIGHT = { x: 30, y: 60 };

/** A mouse rests on a card until it is known what it is good for, and takes the first use, or the card if there is one. */
async function playCard(page: Page, card: Locator): Promise<void> {
  await card.hover({ position: IN_SIGHT });
  const uses = page.locator('.peek .use');
  const isTold = await uses
    .first()
    .waitFor({ timeout: SETTLED })
    .then(
      () => true,
      () => false,
    );
  if (isTold) await uses.first().click();
  else await card.click({ position: IN_SIGHT });
}

/** More cards than anybody lays for one turn. */
const MOST_CARDS = 20;

/** Lays a programme, card by card, and is ready; one that costs the aircraft is asked about twice. */
async function layProgramme(page: Page, n: number): Promise<Answered> {
  const asked = await page.locator('.decide').first().getAttribute('data-decision');
  let clicks = 0;
  for (; clicks < MOST_CARDS; clicks++) {
    const isWhole = (await page.locator('.ready[aria-disabled="true"]').count()) === 0;
    const better = page.locator('.deck-card.better');
    if (isWhole && (await better.count()) === 0) break;
    const cards = page.locator('.deck-card.open');
    // Straight on into the fight, then round and round in it: the hand lies in the order of the world, left turns at the left.
    const next = n === 0 ? cards.nth(Math.floor((await cards.count()) / 2)) : cards.first();
    // Whoever is told that a card would cost him his aircraft takes the one that is raised instead.
    await (isWhole ? better : next).click();
  }
  const decisions = clicks + 1;
  await page.locator('.ready').click();
  clicks++;
  if ((await page.locator('.ready[data-asking="true"]').count()) > 0) {
    await page.locator('.ready').click();
    clicks++;
  }
  await page.locator(`.decide[data-decision="${asked}"]`).waitFor({ state: 'detached' });
  return { clicks, decisions };
}

/** One answer, as a person gives it. */
async function answer(page: Page, n: number, habit: Habit): Promise<Answered> {
  if ((await page.locator('.plan-desk').count()) > 0) return layProgramme(page, n);
  const asked = await page.locator('.decide').first().getAttribute('data-decision');
  const isAsked = async (): Promise<boolean> => (await page.locator(`.decide[data-decision="${asked}"]`).count()) > 0;
  const cards = page.locator('.card-button[data-playable="true"]');
  const buttons = page.locator('button.answer:not(.sure-button)');
  const squares = page.locator('.square-free');
  const hasButtons = (await buttons.count()) > 0;
  let [clicks, marked] = [1, 0];
  if ((await squares.count()) > 0) await squares.first().click();
  else if ((n % 3 !== 2 || !hasButtons) && (await cards.count()) > 0) await playCard(page, cards.first());
  else if (hasButtons) await (habit === 'last' ? buttons.last() : buttons.first()).click();
  else await page.locator('button.answer').first().click();
  // It is gone when the table has been drawn anew, unless it wants to know more.
  const settled = (): Promise<unknown> =>
    page
      .locator(`.decide[data-decision="${asked}"]`)
      .waitFor({ state: 'detached', timeout: SETTLED })
      .catch(() => null);
  await settled();
  for (; clicks < 4 && (await isAsked()); clicks++) {
    marked = await page.locator('.card-button.marked').count();
    const more = page.locator(marked > 0 ? 'button.answer' : '.use, button.answer[data-asking="true"]');
    if ((await more.count()) === 0) {
      await settled();
      if (!(await isAsked())) break;
      clicks--;
      continue;
    }
    await more.first().click();
    await settled();
  }
  return { clicks, decisions: 1 + marked };
}

/** Puts a game of this kind on a shelf of its own, and opens the page, but not the game. */
async function lay(stage: Stage, name: string, game: object, options: object) {
  const match = unwrapped(Match.start(game as Game, options, `feel ${name}`));
  const visit = await stage.visit('#/examples');
  const players = [{ kind: 'human' }, ...pilots(match.state.asked.length - 1)];
  const record = writeRecord(match, 'keeper');
  const saved = { system: match.game.id, title: name, players, begun: 1, saved: 1, turn: 0, over: false, choices: 0 };
  await putOnShelf(stage, visit.page, '#/about', [{ id: name, ...saved, record, kept: null }]);
  return visit;
}

/** Opens the table on a slow machine that has never shown it before. */
async function arrive(stage: Stage, name: string, game: object, options: object): Promise<Arrival> {
  const { page, close } = await lay(stage, name, game, options);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
  await page.evaluate(WATCH_ARRIVAL);
  await page.evaluate(`location.hash = '#/play/${name}'`);
  const arrival = (await page.evaluate('window.arrived')) as Arrival;
  await close();
  return arrival;
}

async function feel(stage: Stage, name: string, game: object, options: object, habit: Habit): Promise<boolean> {
  const arrival = await arrive(stage, name, game, options);
  const { page, close } = await lay(stage, name, game, options);
  const browser = page.context().browser() as Browser;
  await page.evaluate(`location.hash = '#/play/${name}'`);
  await nextMoment(page);
  await page.evaluate(WATCH);
  await watchTasks(browser);
  let [clicks, decisions] = [0, 0];
  const tasks: Task[] = [];
  for (let n = 0; (await nextMoment(page)) !== 'over'; n++) {
    const answered = await answer(page, n, habit);
    clicks += answered.clicks;
    decisions += answered.decisions;
    if (n % SLICE !== SLICE - 1) continue;
    tasks.push(...(await tasksOver(browser, LONG)));
    await watchTasks(browser);
  }
  tasks.push(...(await tasksOver(browser, LONG)));
  const felt = (await page.evaluate('window.feel')) as Felt;
  await close();
  return report(name, clicks / decisions, felt, tasks, arrival);
}

const inSeconds = (milliseconds: number): number => milliseconds / 1000;

function report(
  name: string,
  clicks: number,
  { questions, waits, films, shift, moved }: Felt,
  tasks: readonly Task[],
  { sky, painted, unseen }: Arrival,
): boolean {
  const sorted = [...waits].sort((a, b) => a - b);
  const [longest, median] = [sorted.at(-1) ?? 0, sorted[Math.floor(sorted.length / 2)] ?? 0];
  const forced = questions.filter((answers) => answers === 1).length / questions.length;
  const found: readonly (readonly [what: string, value: number, most: number, unit: string])[] = [
    ['clicks per decision', clicks, bars.clicks, ''],
    ['forced questions', forced * 100, bars.forced, ' %'],
    ['layout shift', shift, bars.shift, ''],
    ['longest wait', inSeconds(longest), bars.longest, ' s'],
    ['median wait', inSeconds(median), bars.median, ' s'],
    [`tasks over ${LONG} ms`, tasks.length, bars.longTasks, ''],
    ['empty places', unseen, bars.unseen, ''],
    ['all painted', inSeconds(painted - sky), bars.unpainted, ' s'],
    ...(films.length === 0 ? [] : [['longest film', inSeconds(Math.max(...films)), bars.film, ' s'] as const]),
  ];
  console.info(`${name}: ${questions.length} questions`);
  for (const [what, value, most, unit] of found) {
    const isWell = value <= most;
    console.info(`  ${isWell ? '✓' : '✗'} ${what.padEnd(20)} ${value.toFixed(2)}${unit} (${most}${unit})`);
  }
  const most = Object.entries(moved).sort(([, a], [, b]) => b - a);
  if (shift > bars.shift)
    console.info(
      `    what moved: ${most
        .slice(0, 4)
        .map(([name, value]) => `${name} ${value.toFixed(2)}`)
        .join(', ')}`,
    );
  for (const { worked, on } of tasks.toSorted((a, b) => b.worked - a.worked).slice(0, 8)) {
    const parts = on.slice(0, 6).map(([what, milliseconds]) => `${what} ${milliseconds.toFixed(0)}`);
    console.info(`    a task of ${worked.toFixed(0)} ms: ${parts.join(', ')}`);
  }
  return found.every(([, value, most]) => value <= most);
}

/** Times between pictures: half of them, 19 of 20, and all are within so many milliseconds. */
function tellPictures(what: string, times: readonly number[]): boolean {
  const sorted = times.toSorted((a, b) => a - b);
  const within = (part: number): number => sorted[Math.ceil(sorted.length * part) - 1] ?? Number.POSITIVE_INFINITY;
  const [half, most, all] = [0.5, 0.95, 1].map(within);
  const isWell = most <= bars.picture;
  const told = `median ${half.toFixed(1)} ms, 19 of 20 within ${most.toFixed(1)} ms (${bars.picture} ms), longest ${all.toFixed(1)} ms`;
  console.info(`  ${isWell ? '✓' : '✗'} ${what.padEnd(20)} ${times.length} pictures: ${told}`);
  return isWell;
}

async function feelFrames(stage: Stage): Promise<boolean> {
  const { film, hand, costs } = await smoothness(stage);
  console.info('frames: Wings of War, four against four at close quarters');
  const held = [tellPictures('film', film), tellPictures('moved by hand', hand)];
  for (const { page, layers, tiles, screen } of costs) {
    const parts = [page, layers, tiles, screen].map((cost) => cost.toFixed(1));
    console.info(
      `    a picture of a film costs ${parts[0]} ms in the page, ${parts[1]} in its layers, ${parts[2]} in their tiles, ${parts[3]} on the screen`,
    );
  }
  return !held.includes(false);
}

const wanted = process.argv.slice(2);
const stage = await openStage();
const held: boolean[] = [];
for (const [name, game, options, habit = 'last'] of games)
  if (wanted.length === 0 || wanted.includes(name)) held.push(await feel(stage, name, game, options, habit));
if (wanted.length === 0 || wanted.includes('frames')) held.push(await feelFrames(stage));
await stage.close();
if (held.includes(false)) process.exitCode = 1;
