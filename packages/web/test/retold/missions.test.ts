import { readFileSync } from 'node:fs';
import { gamesInside, type Match, readRecord, replay } from '@tallyho/kernel';
import { languages } from '@tallyho/words';
import type { GuadalcanalView } from '@tallyho/zero';
import { expect, test } from 'vitest';
import { firstFlight, missionAt, missionsFlown } from '../../src/campaign/missions.ts';
import type { CampaignRoom } from '../../src/campaign/room.ts';
import { tableOf } from '../../src/campaign/table.ts';
import { campaigns as flames } from '../../src/down-in-flames/campaign/campaigns.ts';
import { playedInside } from '../../src/play/games-inside.ts';
import { carriers } from '../../src/zero/carriers/carriers.ts';
import { guadalcanalRoom } from '../../src/zero/guadalcanal/guadalcanal.ts';
import { passageOf } from '../../src/zero/guadalcanal/tell/passage.ts';
import { forecastOf } from '../../src/zero/guadalcanal/tell/track.ts';
import { flown } from './campaigns.ts';
import { Writer } from './told.ts';

const SAVES = new URL('../saves/', import.meta.url);
const recordOf = (name: string): string =>
  (JSON.parse(readFileSync(new URL(`${name}.json`, SAVES), 'utf8')) as { record: string }).record;

const kept = [
  ['v3/campaign-over', flames],
  ['v3-carriers/carriers-over', carriers],
  ['v4-guadalcanal/guadalcanal-strike', guadalcanalRoom],
] as const;

test('the missions of kept campaigns, with their names and the moves with which they began', async () => {
  const writer = new Writer();
  for (const [name, any] of kept) {
    const room = any as unknown as CampaignRoom;
    const record = recordOf(name);
    const read = readRecord(record);
    const campaign = read.ok ? replay(room.game, read.value) : read;
    if (!campaign.ok) throw new Error(name);
    const match = campaign.value as unknown as Match;
    const flownOnes = missionsFlown(room, match, 'en');
    const { state } = match;
    const table = tableOf(room);
    writer.tell(name, name, {
      missions: flownOnes.map(({ title, from, match: { moves } }) => `${from}: ${title}, ${moves.length} moves`),
      french: missionsFlown(room, match, 'fr')
        .slice(0, 2)
        .map(({ title }) => title),
      ...(room.campaignInside === undefined
        ? { starts: gamesInside(match).map(firstFlight) }
        : { inside: playedInside(match, 1).map(({ from }) => from) }),
      at: [-1, 0, 60, 200, 9999].map((move) => missionAt(flownOnes, move)),
      nobody: missionAt([], 3),
      title: table.titleOf(state as never),
      sides: flownOnes.slice(0, 2).map((one) => room.sidesIn(one.match.state).join('')),
      toll: table.tale.tollOf(state as never),
      moment: table.momentOf(state as never),
      fortunes: table.fortunesOf(state as never),
      seats: languages.map((language) => table.seatName?.('Axis command', language) ?? 'as it is'),
    });
  }
  await expect(writer.text()).toMatchFileSnapshot('approved/missions.txt');
});

const weeks = await flown(guadalcanalRoom, { carriers: true }, 'passages');

test('who takes off over the Slot, and who comes back; and what bots make of it', async () => {
  const writer = new Writer();
  const ends = Array.from({ length: 30 }, (_, i) => (i % 3 === 0 ? -5 : 5));
  for (const [nth, { seat, view: seen }] of weeks.moments.entries()) {
    const view = seen as unknown as GuadalcanalView;
    for (const language of languages) {
      if (view.inner !== null)
        writer.tell(`out in week ${view.week}`, language, { passage: passageOf(view, null, language) });
      if (nth % 20 > 1) continue;
      const [forecast, early] = [
        forecastOf(view, seat, ends, language),
        forecastOf(view, seat, ends.slice(0, 2), language),
      ];
      writer.tell(`seat ${seat} is told what may come of it`, `forecast ${language}`, { forecast, early });
    }
  }
  const last = weeks.moments[weeks.moments.length - 1].view as unknown as GuadalcanalView;
  for (let number = 0; number < weeks.room.reportsIn(last as never); number++)
    writer.tell(`home ${number}`, 'home', { passage: passageOf(last, number, number % 3 === 0 ? 'fr' : 'en') });
  await expect(writer.text()).toMatchFileSnapshot('approved/passages.txt');
});
