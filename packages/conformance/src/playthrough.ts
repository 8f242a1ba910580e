import { below, type Chance, canonical, chanceFrom, hash, Match, type Seat, type Trial } from '@tallyho/kernel';

/** Takes one of these for a seat. */
export type Player = (state: Match['state'], seat: Seat, options: readonly object[], chance: Chance) => object;

/** Chance, and as often what has been done least in this game. */
function curious({ uses }: Trial): Player {
  const done = new Map<string, number>();
  const timesDone = (state: Match['state'], seat: Seat, choice: object): number =>
    Math.min(...uses(state, choice, seat).map((use) => done.get(use) ?? 0));
  return (state, seat, options, chance) => {
    const least = Math.min(...options.map((choice) => timesDone(state, seat, choice)));
    const rare = options.filter((choice) => timesDone(state, seat, choice) === least);
    const from = below(chance, 2) === 0 ? options : rare;
    const choice = from[below(chance, from.length)];
    for (const use of uses(state, choice, seat)) done.set(use, (done.get(use) ?? 0) + 1);
    return choice;
  };
}

/**
 * A game that somebody curious plays, told whole: a line for each decision, with what is asked, how much is offered and refused,
 * what is chosen, what is then told, and a seal of all of it, to the last reason and rule, and of what then lies on the
 * table. Whatever becomes different for anybody, a line is different.
 */
export function playthrough(trial: Trial, seed: string, player = curious(trial)): string {
  const { script, deal } = trial;
  const { game } = script;
  const started = Match.start(game, deal(chanceFrom(`${seed}/deal`)), seed);
  if (!started.ok) throw new Error(`${game.id} was dealt options that it refuses: ${started.problem.code}`);
  const match = started.value;
  const { state, table } = match;
  const chance = chanceFrom(`${seed}/choices`);
  const lines: string[] = [];
  let told = 0;
  const line = (words: readonly unknown[], about: object): void => {
    const news = match.log.slice(told);
    told = match.logged;
    const names = news.map(({ event }) => ('event' in event ? String(event.event) : '?'));
    lines.push(`${[...words, ...names].join(' ')} #${hash([about, news, script.describe(state)]).slice(0, 8)}`);
  };
  line(['begins:'], match.options);
  for (;;) {
    const ask = state.asks.find(({ choice }) => choice === null);
    if (ask === undefined) break;
    const { kind, because, options } = table.decision(ask);
    const text = (choice: object): string => game.write(state, choice, ask.seat);
    // Sorted, because the order in which a list is made is nobody's business.
    const offered = options.toSorted((a, b) => (text(a) < text(b) ? -1 : 1));
    const refused = table.refusals(ask).map(({ choice, ...why }) => `${text(choice)} ${canonical(why)}`);
    const texts = offered.map(text);
    const choice = player(state, ask.seat, offered, chance);
    const words = [ask.seat, kind, because, `${offered.length}/${refused.length}`, `${text(choice)}:`];
    const played = match.choose(ask.seat, ask.id, choice);
    if (!played.ok) throw new Error(`${words.join(' ')} offered, and not taken (${played.problem.code})`);
    line(words, [texts, refused.sort()]);
  }
  line(['ends:'], [state.outcome]);
  return `${lines.join('\n')}\n`;
}
