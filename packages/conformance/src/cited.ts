import { below, chanceFrom, Match, type Trial } from '@tallyho/kernel';

/** An event, as all games tell them. */
export interface Told {
  readonly event: string;
  readonly because: string;
}

/** One choice in so many is of a kind that would soon be the end of the game. */
const SELDOM = 12;

/**
 * Everything that is asked and told in some games played at random, and how they end, each with the rule that it cites:
 * 'act? DIF-SEQ-05', 'hit DIF-DMG-03', 'end DIF-WIN-01'. `heard` gets every event; choices of the kind `seldom` are.
 */
export function cited(trials: readonly Trial[], games: number, heard: (event: Told) => void, seldom = ''): string[] {
  const found = new Set<string>();
  for (let n = 0; n < games; n++) {
    const { script, deal } = trials[n % trials.length];
    const chance = chanceFrom(`cited ${n}`);
    const started = Match.start(script.game, deal(chance), `cited ${n}`);
    if (!started.ok) throw new Error(`${script.game.id} was dealt options that it refuses: ${started.problem.code}`);
    const match = started.value;
    while (match.state.outcome === null) {
      const [{ kind, because, seat, id, options }] = match.table.decisions();
      found.add(`${kind}? ${because}`);
      const others = options.filter((choice) => !('do' in choice) || choice.do !== seldom);
      const from = others.length === 0 || below(chance, SELDOM) === 0 ? options : others;
      match.choose(seat, id, from[below(chance, from.length)]);
    }
    found.add(`end ${match.state.outcome.because}`);
    for (const { event } of match.log) {
      const told = event as Told;
      found.add(`${told.event} ${told.because}`);
      heard(told);
    }
  }
  return [...found].sort();
}

/** Lines of the kind 'hit: DIF-DMG-03 DIF-BMB-39' as that list has them. */
export const citedIn = (lines: string): string[] =>
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [what, rules] = line.trim().split(': ');
      return rules.split(' ').map((rule) => `${what} ${rule}`);
    })
    .sort();
