import { below, chanceFrom, Match } from '@tallyho/kernel';
import { expect, test } from 'vitest';
import { zero, zeroTrial } from '../src/index.ts';

/** For each kind of decision the rule behind it, and for each event that its answer can lead to the rules it may cite. */
const CITED = `
set-up: altitudes Z-4.5d, drew Z-4.6a, cards Z-4.6a, first Z-4.7a, turn Z-3.0e, sequence Z-3.0a
start Z-4.5a: altitudes Z-4.5d, drew Z-4.6a, cards Z-4.6a, first Z-4.7a, turn Z-3.0e, sequence Z-3.0a
combat-vision Z-19.25e: discarded Z-19.25e, drew Z-19.25e, cards Z-19.25e, first Z-4.7a, turn Z-3.0e, sequence Z-3.0a
order Z-4.7c: sequence Z-3.0a
wingman-attack Z-3.1a: target Z-3.1b, drew Z-10.11a Z-10.12a, cards Z-10.11a Z-10.12a, reshuffled Z-4.61a
wingman-play Z-10.44a: played Z-10.44a, hit Z-8.45b, damaged Z-5.21b, destroyed Z-5.21d Z-GAP-05, promoted Z-11.2a,
  drew Z-11.2a4, cards Z-11.2a4, discarded Z-10.45b Z-11.1a Z-11.2a1, position Z-6.3a Z-GAP-48 Z-6.72a1 Z-6.72b Z-6.72c,
  out Z-4.91a, score Z-4.92a, reshuffled Z-4.61a
altitude Z-3.2a: moved Z-7.21a, position Z-7.21c Z-7.21d3, not-followed Z-7.21d3, drew Z-7.21b1, cards Z-7.21b1, reshuffled Z-4.61a
climb-cost Z-7.21b3: discarded Z-7.21b3, moved Z-7.21a, position Z-7.21c Z-7.21d3, not-followed Z-7.21d3
follow Z-7.21d: moved Z-7.24a, drew Z-7.21b1, cards Z-7.21b1, not-followed Z-7.21d3, position Z-7.21d3, reshuffled Z-4.61a
follow-cost Z-7.21d2a: discarded Z-7.21d2a Z-7.22b, moved Z-7.24a, drew Z-7.21b1, cards Z-7.21b1, reshuffled Z-4.61a
play Z-3.3a: played Z-8.2b, target Z-10.63a, rolled Z-7.22c, gave-up Z-6.36a, break-off Z-12.11c, hit Z-8.45b,
  damaged Z-5.21b Z-12.12c, destroyed Z-5.21d Z-12.12c Z-GAP-05, disengaged Z-12.12c, promoted Z-11.2a, out Z-4.91a,
  position Z-6.3a Z-6.36a Z-6.72a1 Z-6.72b Z-6.72c Z-7.21c Z-7.21d3 Z-GAP-48, not-followed Z-7.21d3, bursts Z-10.61a, moved Z-7.21a,
  drew Z-10.12a Z-11.2a4 Z-7.21b1, cards Z-10.12a Z-11.2a4 Z-7.21b1, discarded Z-10.0b Z-11.1a Z-11.2a1,
  reshuffled Z-4.61a, score Z-4.92a, turn Z-3.0e, sequence Z-3.0a
answer Z-8.43a: played Z-8.31a Z-8.42a, passed Z-8.43a, stopped Z-8.44b, hit Z-8.45b, damaged Z-5.21b, destroyed Z-5.21d Z-GAP-05,
  position Z-6.3a Z-6.72a1 Z-6.72b Z-6.72c Z-7.21c Z-7.21d3 Z-GAP-48, not-followed Z-7.21d3, bursts Z-10.61a, moved Z-7.21a,
  promoted Z-11.2a, out Z-4.91a, drew Z-11.2a4 Z-7.21b1, cards Z-11.2a4 Z-7.21b1, discarded Z-10.45b Z-11.1a Z-11.2a1,
  reshuffled Z-4.61a, score Z-4.92a
discard Z-3.4a: discarded Z-3.4a, turn Z-3.0e, sequence Z-3.0a, score Z-4.92a
draw Z-5.23a: drew Z-5.23a, cards Z-5.23a, turn Z-3.0e, sequence Z-3.0a, score Z-4.92a, reshuffled Z-4.61a
`;

/** 'play: hit' → 'Z-8.45b …', and 'play' → its own rule. */
const allowed = new Map(
  CITED.trim()
    .replaceAll(/\n {2}/g, ' ')
    .split('\n')
    .flatMap((line): [string, string][] => {
      const [asked, events] = line.split(': ');
      const [kind, ...rules] = asked.split(' ');
      return [
        [kind, rules.join(' ')],
        ...events.split(', ').map((event): [string, string] => {
          const [name, ...cited] = event.trim().split(' ');
          return [`${kind}: ${name}`, cited.join(' ')];
        }),
      ];
    }),
);

test('whatever is asked and told in a fight cites the rule that says so', () => {
  const wrong = new Set<string>();
  const check = (what: string, because: string): void => {
    if (!allowed.get(what)?.split(' ').includes(because)) wrong.add(`${what} ${because}`);
  };
  for (let n = 0; n < 100; n++) {
    const chance = chanceFrom(`cited ${n}`);
    const started = Match.start(zero, zeroTrial.deal(chance), `cited ${n}`);
    if (!started.ok) throw new Error(started.problem.code);
    const match = started.value;
    let told = 0;
    const hear = (kind: string): void => {
      for (const { event } of match.log.slice(told)) check(`${kind}: ${event.event}`, event.because);
      told = match.logged;
    };
    hear('set-up');
    while (match.state.outcome === null) {
      const [{ kind, because, seat, id, options }] = match.table.decisions();
      check(kind, because);
      // Whoever breaks off too soon sees little of a fight.
      const stays = options.filter((choice) => choice.do !== 'break-off');
      const from = below(chance, 12) === 0 ? options : stays;
      match.choose(seat, id, from[below(chance, from.length)]);
      hear(kind);
    }
    expect(['Z-4.92d', 'Z-GAP-45', 'Z-GAP-46']).toContain(match.state.outcome.because);
  }
  expect([...wrong]).toEqual([]);
});
