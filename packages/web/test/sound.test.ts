import { downInFlames } from '@tallyho/down-in-flames';
import { below, chanceFrom, type Game, Match } from '@tallyho/kernel';
import { wingsOfWar } from '@tallyho/wings-of-war';
import { zero, zeroPearlHarbor } from '@tallyho/zero';
import { expect, test } from 'vitest';
import { cueOf, cuesOf } from '../src/sound/cues.ts';

/** Everything that happens in some fights played by chance. */
function eventsOf(game: unknown): object[] {
  const chance = chanceFrom('sound');
  const events: object[] = [];
  for (let n = 0; n < 25; n++) {
    const match = Match.start(game as Game, {}, `sound ${n}`);
    if (!match.ok) throw new Error(match.problem.code);
    const { value } = match;
    for (let [ask] = value.table.decisions(); ask !== undefined; [ask] = value.table.decisions())
      value.choose(ask.seat, ask.id, ask.options[below(chance, ask.options.length)]);
    events.push(...value.log.map(({ event }) => event));
  }
  return events;
}

test.each([
  ['down-in-flames', downInFlames, ['card', 'engine', 'guns', 'hit']],
  ['zero', zero, ['card', 'engine', 'hit']],
  ['zero-pearl-harbor', zeroPearlHarbor, ['card', 'engine', 'guns', 'hit']],
  ['wings-of-war', wingsOfWar, ['engine', 'guns', 'hit']],
])('a fight of %s is heard', (_, game, wanted) => {
  const heard = new Set(eventsOf(game).map(cueOf));
  for (const cue of wanted) expect(heard).toContain(cue);
});

test('of many things at once a few are heard, each once', () => {
  const events = ['drew', 'drew', 'position', 'hit', 'shot-down', 'nothing'].map((event) => ({ event }));
  expect(cuesOf(events)).toEqual(['card', 'engine', 'hit']);
  expect(cuesOf([null, 'hit', {}])).toEqual([]);
});
