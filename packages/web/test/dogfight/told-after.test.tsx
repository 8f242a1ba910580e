import { readRecord, replayTo, standing, writeRecord } from '@tallyho/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Debriefing } from '../../src/debrief/debriefing.ts';
import { debriefingOf } from '../../src/dogfight/result/debriefing.tsx';
import { samplesOf } from '../../src/dogfight/result/samples.ts';
import type { DogfightRoom } from '../../src/dogfight/room.ts';
import { duelTable } from '../../src/down-in-flames/duel-room.ts';
import { bot, human } from '../../src/saved/players.ts';
import { zeroTable } from '../../src/zero/zero-room.ts';
import { duel, elements } from '../fights.ts';
import { atRandom, comeTo } from '../moments.ts';

const players = [human, bot('pilot')];

const fights = [
  ['duel', duelTable as unknown as DogfightRoom, duel],
  ['elements', zeroTable as unknown as DogfightRoom, elements],
] as const;

const flown = (room: DogfightRoom, options: object) =>
  comeTo(room.game, options, atRandom, ({ state }) => state.outcome !== null, 'told after');

/** The cards of a hand, each with what is said of it. */
const marksIn = (html: string): string =>
  html
    .split('<li ')
    .slice(1)
    .map((card) => {
      const name = /class="unseen">([^<]*)/.exec(card)?.[1] ?? '';
      const mark = /class="held-mark">([^<]*)/.exec(card)?.[1] ?? '';
      return `${name}${mark === '' ? '' : ` (${mark})`}${card.startsWith('data-better="true"') ? ' *' : ''}`;
    })
    .join(', ');

describe.each(fights)('%s', (name, room, options) => {
  test('how the fortunes went, whenever the turn passed on', async () => {
    const record = writeRecord(flown(room, options), 'keeper');
    const lines = samplesOf(room, record).map(
      ({ turn, hits, cards, altitude, position }) =>
        `${turn}: hits ${hits.join(' ')}, cards ${cards.join(' ')}, altitude ${altitude.join(' ')}, position ${position.join(' ')}`,
    );
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`approved/fortunes-of-${name}.txt`);
    expect(samplesOf(room, 'no record')).toEqual([]);
    const broken = record.replaceAll(/: (climb|dive|stay)$/gm, ': fly away');
    expect(samplesOf(room, broken).length).toBeLessThan(lines.length);
  });

  test('a debriefing shows the hand with the card that was taken, and the better one', async () => {
    const debriefing: Debriefing = debriefingOf(room);
    expect(debriefingOf(room)).toBe(debriefing);
    const read = readRecord(writeRecord(flown(room, options), 'keeper'));
    if (!read.ok) throw new Error(read.problem.code);
    const steps = standing(read.value).length;
    const told: string[] = [];
    for (let step = 0; step <= steps; step++) {
      const at = replayTo(room.game, read.value, step);
      if (!at.ok) throw new Error(at.problem.code);
      const match = at.value;
      const seen = { match, seat: 0, players };
      const decision = match.decision(0);
      if (decision !== null && decision.options.length > 2) {
        const taken = decision.options[0];
        const all = [null, decision.options[1], taken, decision.options[decision.options.length - 1]];
        for (const better of step % 3 === 0 ? all : [all[1]]) {
          const held = renderToStaticMarkup(debriefing.held({ ...seen, taken, better }));
          told.push(`${step}, ${decision.kind}: ${marksIn(held)}`);
        }
      }
      if (step === steps) {
        const end = debriefing.endOf(seen, 'en');
        told.push(`the end: ${end?.headline} ${end?.because}`);
        told.push(...debriefing.linesSince(seen, match.told(0).length - 4, 'en').map(({ text }) => text));
      }
    }
    await expect(`${told.join('\n')}\n`).toMatchFileSnapshot(`approved/held-in-${name}.txt`);
  });
});
