import { below, chanceFrom, type Game, readRecord, type Seat, type TableState } from '@tallyho/kernel';
import { expect, test } from 'vitest';
import { adviceAt, decisionBefore, lessonOf } from '../../src/debrief/advice.ts';
import type { Debriefing } from '../../src/debrief/debriefing.ts';
import { describe as inWords } from '../../src/debrief/describe.ts';
import { debriefingOf } from '../../src/dogfight/result/debriefing.tsx';
import type { DogfightRoom } from '../../src/dogfight/room.ts';
import { duelTable } from '../../src/down-in-flames/duel-room.ts';
import type { SavedGame } from '../../src/saved/saved-game.ts';
import { chanceAt, courseOf, timesTurned, turnsOf } from '../../src/story/course.ts';
import { flownFight } from '../../src/story/flown-fight.ts';
import type { Look } from '../../src/story/looks.ts';
import { keyMoments } from '../../src/story/moments.ts';
import type { Tale } from '../../src/story/tale.ts';
import { isSlip, type Judged } from '../../src/story/verdict.ts';
import { wingsDebriefing } from '../../src/wings-of-war/result/debriefing.tsx';
import { zeroTable } from '../../src/zero/zero-room.ts';
import { fixtures, savedIn } from '../saves/all.ts';

const rooms: { readonly [system: string]: Debriefing } = {
  'down-in-flames': debriefingOf(duelTable as unknown as DogfightRoom),
  zero: debriefingOf(zeroTable as unknown as DogfightRoom),
  'wings-of-war': wingsDebriefing,
};

function saved(name: string): SavedGame {
  const found = fixtures.find((one) => one.name === name);
  if (found === undefined) throw new Error(`there is no ${name}`);
  return savedIn(found).saved;
}

/** What a bot might have thought: its chance goes up and down, and now and then it would have done something else. */
function judgedBy(looks: readonly Look[], seed: string): Judged[] {
  const chance = chanceFrom(seed);
  let best = 0.5;
  return looks.map((look) => {
    best = Math.min(0.95, Math.max(0.05, best + (below(chance, 61) - 30) / 100));
    const isOther = below(chance, 3) === 0;
    const cost = isOther ? below(chance, 25) / 100 : 0;
    const better = isOther ? (look.taken + 1) % look.decision.options.length : look.taken;
    return { look, best, taken: Math.max(0, best - cost), better };
  });
}

const percent = (share: number | null): string => (share === null ? '–' : `${Math.round(share * 100)} %`);

/** A fight with the eyes of a seat: its line, its turns, and the moments at which it changed, in words. */
function story(game: SavedGame, seat: Seat, language: 'en' | 'fr', seed: string): string[] {
  const debriefing = rooms[game.system];
  const record = readRecord(game.record);
  if (!record.ok) throw new Error(record.problem.code);
  const flown = flownFight(
    debriefing.playable.game as Game,
    debriefing.tale as Tale<TableState, object>,
    record.value,
    seat,
  );
  if (!flown.ok) throw new Error(flown.problem.code);
  const { told, looks, end } = flown.value;
  const judged = judgedBy(looks, seed);
  const moments = keyMoments(judged, end, told, seat);
  const course = courseOf(judged, moments, end, told.length);
  const back = { debriefing, record: record.value, told, seat, players: game.players, language };
  return [
    `${game.id}, seat ${seat}: ${told.length} choices, ${looks.length} decisions, ended with ${end}`,
    `  deeds ${told.map(({ deed, seat: who, lost }) => `${who}${(deed ?? '-')[0]}${lost.some((n) => n !== 0) ? `(${lost.join(' ')})` : ''}`).join(' ')}`,
    `  turns ${turnsOf(told)
      .map(({ turn, from, to }) => `${turn}:${from}–${to}`)
      .join(' ')}`,
    `  line ${course.map(({ step, chance }) => `${step}:${percent(chance)}`).join(' ')}; turned ${timesTurned(course)} times`,
    `  in between ${[0, 5, 11, 20, 33].map((step) => percent(chanceAt(course, step))).join(' ')}`,
    ...moments.map((moment) => {
      const { title, line, rules } = inWords(back, moment);
      const advice = lessonOf(moment, told, judged, seat);
      const { from, to, deed, at, turn, first, next, slip } = moment;
      const places = `turn ${turn}, choice ${deed} shows at ${at} of ${first}–${next}`;
      const decision = decisionBefore(looks, told.length, moment)?.step ?? 'none';
      return [
        `  ${percent(from)} → ${percent(to)} (${places}${slip === null ? '' : `, slip at ${slip.look.step}`}): ${advice.kind}, try again from ${decision}`,
        `    ${title} | ${line} | ${[...new Set(rules)].join(' ')}`,
      ].join('\n');
    }),
    `  advice ${judged.map((each) => `${each.look.step}${adviceAt(judged, each.look.step).kind[0]}${isSlip(each) ? '!' : ''}`).join(' ')}`,
    `  nothing at ${told.findIndex((_, step) => adviceAt(judged, step).kind === 'nothing')}`,
  ];
}

for (const name of ['duel-over', 'zero-over', 'wings-over'] as const)
  test(`${name} is told from every seat, whatever a bot may have thought of it`, async () => {
    const game = saved(`v3/${name}`);
    const texts = game.players.flatMap((_, seat) => [
      ...story(game, seat, 'en', `${name} ${seat}`),
      ...story(game, seat, 'fr', `${name} ${seat} again`),
    ]);
    await expect(`${texts.join('\n')}\n`).toMatchFileSnapshot(`approved/${name}.txt`);
  });
