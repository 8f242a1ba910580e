import { Match, SPECTATOR } from '@tallyho/kernel';
import { type GuadalcanalView, zeroGuadalcanal } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { mapOf } from '../../../src/zero/guadalcanal/tell/map.ts';
import { passageOf } from '../../../src/zero/guadalcanal/tell/passage.ts';
import { reportsIn } from '../../../src/zero/guadalcanal/tell/report.ts';
import { forecastOf } from '../../../src/zero/guadalcanal/tell/track.ts';
import { comeTo, pilots } from '../../moments.ts';

type Campaign = Match<
  ReturnType<typeof zeroGuadalcanal.setup>,
  never,
  never,
  GuadalcanalView,
  Parameters<typeof zeroGuadalcanal.setup>[0]
>;

/** A campaign flown by bots up to a moment, as everybody may see it. */
async function seen(when: (match: Campaign) => boolean): Promise<GuadalcanalView> {
  const match = comeTo(zeroGuadalcanal, {}, await pilots(zeroGuadalcanal), when as never, 'Slot');
  return zeroGuadalcanal.observe(match.state, SPECTATOR);
}
const names = (aircraft: readonly { readonly id: string }[]): string[] => aircraft.map(({ id }) => id).sort();
const sent = (flights: readonly { readonly aircraft: string; readonly count: number }[]): string[] =>
  flights.flatMap(({ aircraft, count }) => Array.from({ length: count }, () => aircraft)).sort();

describe('a Mission on its way over the map', () => {
  test('CH-29.42a: who attacks Henderson Field flies down the Slot, and who is left flies back', async () => {
    let out: GuadalcanalView | null = null;
    const back = await seen(({ state }) => {
      const line = state.log.at(-1);
      if (line?.place !== 'henderson-field') return false;
      if (state.inner !== null) out ??= zeroGuadalcanal.observe(state, SPECTATOR);
      return line.report !== null && line.report.craft[0].length > 0;
    });
    if (out === null) throw new Error('nobody has taken off');
    const passage = passageOf(out, null, 'en');
    const line = back.log.at(-1);
    expect(passage?.text).toBe('The Japanese take off for Henderson Field');
    expect(names(passage?.aircraft ?? [])).toEqual(sent(line?.flights[0] ?? []));
    expect(passage?.map.arrows).toHaveLength(1);
    expect(passage?.map.targets[passage.map.arrows[0].to].name).toBe('Henderson Field');
    const home = passageOf(back, reportsIn(back) - 1, 'en');
    const left = line?.report?.craft[0].filter(({ fate }) => fate !== 'destroyed') ?? [];
    expect(home?.text).toBe('The Japanese come back from Henderson Field');
    expect(names(home?.aircraft ?? [])).toEqual(left.map(({ aircraft }) => aircraft).sort());
  }, 120_000);

  test('CH-29.43a: ships come down the Slot under those who guard them, not under those who attack', async () => {
    const view = await seen(
      ({ state: { inner, log } }) =>
        inner !== null && log.at(-1)?.ship === 'destroyer' && (log.at(-1)?.flights[0].length ?? 0) > 0,
    );
    const passage = passageOf(view, null, 'fr');
    expect(passage?.text).toBe('Un destroyer descend le Slot, des chasseurs le couvrent');
    expect(names(passage?.aircraft ?? [])).toEqual(sent(view.log.at(-1)?.flights[0] ?? []));
    expect(passage?.map.arrows[0].camp).toBe('axis');
  }, 120_000);

  test('from Henderson Field to the beach there is nothing to watch', async () => {
    const view = await seen(({ state: { inner, log } }) => inner !== null && log.at(-1)?.place === 'kokumbona');
    expect(passageOf(view, null, 'en')).toBeNull();
  }, 120_000);
});

describe('ways on the map of the desk', () => {
  test('CH-29.43a, CH-29.43e: ships are expected until they have come, and not when all are sunk', async () => {
    const view = await seen(
      ({ state: { inner, log } }) =>
        inner === null && log.at(-1)?.place === 'henderson-field' && log.at(-1)?.report === null,
    );
    const { arrows, open, targets } = mapOf(view, 'en');
    expect(open).toEqual([0]);
    expect(arrows.map(({ to }) => targets[to].name)).toEqual(['Henderson Field', 'Cape Esperance']);
    expect(arrows.flatMap(({ aircraft }) => aircraft)).toEqual([]);
    expect(mapOf({ ...view, ships: [0, 0] }, 'en').arrows).toHaveLength(1);
    const night = await seen(({ state: { inner, log } }) => inner === null && log.at(-1)?.kind === 'resupply');
    expect(mapOf(night, 'en').arrows).toHaveLength(1);
  }, 120_000);
});

describe('the forecast', () => {
  const started = Match.start(zeroGuadalcanal, {}, 'forecast');
  if (!started.ok) throw new Error('it does not begin');
  const view = zeroGuadalcanal.observe(started.value.state, SPECTATOR);

  test('counts the campaigns that one’s own side has won, and says nothing of a few', () => {
    const ends = [...Array(14).fill(-5), ...Array(5).fill(5), 2];
    expect(forecastOf(view, 1, ends, 'en')).toBe('Of 20 campaigns that bots played on from here, the Allies won 14.');
    expect(forecastOf(view, 0, ends, 'fr')).toBe(
      'Sur 20 campagnes continuées d’ici par des robots, les Japonais en gagnent 5.',
    );
    expect(forecastOf(view, 0, ends.slice(0, 9), 'en')).toBe('');
  });
});
