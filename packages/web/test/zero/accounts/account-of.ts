import { chanceFrom, type Decision, Match } from '@tallyho/kernel';
import type { Language } from '@tallyho/words';
import { type Choice, type Dogfight, zero } from '@tallyho/zero';
import type { OfferScene } from '../../../src/play/scene.ts';
import { human } from '../../../src/saved/players.ts';
import { featsIn } from '../../../src/zero/flown.ts';
import { zeroTable } from '../../../src/zero/zero-room.ts';
import { Account } from '../../account.ts';
import { pilots } from '../../moments.ts';

type Fight = ReturnType<typeof begin>;
type Told = ReturnType<typeof zeroTable.tell>;

function begin(options: unknown, seed: string) {
  const started = Match.start(zero, options, seed);
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  return started.value;
}

const thumbs = await pilots(zero);

interface Course {
  readonly seed?: string;
  readonly language?: Language;
  /** What is chosen wherever it can be; otherwise pilots decide. */
  prefers?(choice: Choice): boolean;
}

/** Of each kind of question these are written down, whoever is asked. */
const OF_A_KIND = [0, 5];
/** What is asked in every fight is not written down on a Mission. */
const COMMON: readonly string[] = [
  ...['altitude', 'climb-cost', 'play', 'answer', 'wingman-play', 'wingman-attack', 'discard', 'draw', 'order'],
];

const VISITOR = -1;

/** A whole game that pilots fly, as the table tells it: questions to whoever is asked, the end to everybody, and all of it to the first and to a visitor. */
export function accountOf(options: unknown, { seed = 'account', language = 'en', prefers }: Course = {}): string {
  const match = begin(options, seed);
  const account = new Account();
  const chance = chanceFrom(seed);
  const met = new Map<string, number>();
  const isMission = match.state.sortie !== undefined;
  account.aside('title', { title: zeroTable.titleOf(match.state) });
  for (let [decision] = match.table.decisions(); decision !== undefined; [decision] = match.table.decisions()) {
    const { kind, seat, options } = decision;
    const nth = met.get(kind) ?? 0;
    met.set(kind, nth + 1);
    if (OF_A_KIND.includes(nth) && !(isMission && COMMON.includes(kind)))
      ask(match, account, decision, language, nth === 0);
    const preferred = options.find((choice) => prefers?.(choice) === true);
    match.choose(seat, decision.id, preferred ?? options[thumbs(match.state, decision, chance)]);
  }
  const figures = figuresOf(match.state);
  for (const seat of [...match.state.asked.keys()].toReversed().concat(VISITOR)) {
    const told = tellingTo(match, seat, language);
    const all = seat > 0 ? {} : { ...storyOf(told), figures };
    account.moment(`the end, seat ${seat}`, { ...tableOf(told), ...all });
  }
  return account.text;
}

function tellingTo(match: Fight, seat: number, language: Language): Told {
  const view = zero.observe(match.state, seat);
  return zeroTable.tell({ view, told: match.told(seat), players: match.state.asked.map(() => human), language });
}

function ask(match: Fight, account: Account, asked: Decision<Choice>, language: Language, isFirst: boolean): void {
  const { seat, kind } = asked;
  const told = tellingTo(match, seat, language);
  const view = zero.observe(match.state, seat);
  const concerned = match.state.asked.map((_, each) => zeroTable.manners.concerns(view, each));
  account.moment(`${kind}, seat ${seat}`, { ...tableOf(told), awaits: told.awaitedSeat, concerned });
  const open = match.state.asks.find((each) => each.seat === seat && each.choice === null);
  const refusals = open === undefined || !isFirst ? [] : match.table.refusals(open);
  account.aside('asked', questionOf(told, asked, refusals));
}

/** The table as it is drawn: of what stands there in several ways, one. */
function tableOf({ scene, hands }: Told) {
  const { words: _, log, seen: ____, sheets, tokens, bands: __, fortunes: ___, ...rest } = scene;
  return {
    ...rest,
    tokens: tokens.map(({ words: _, like: __, ...token }) => token),
    sheets: sheets.map(({ key, name, note, remarks, rows }) => ({
      name: `${key} ${name}: ${note}`,
      rows: rows.map(({ name, now, why }) => `${name} ${now}${why === '' ? '' : ` (${why})`}`),
      remarks,
    })),
    hands: hands.map(({ hand, title, caption, answering, places }) => ({
      hand: `${hand}, ${title}, ${caption}: ${answering}`,
      places: places.map(({ name, label, face }) => ({ face: { ...face, title: name, label } })),
    })),
    latest: lineOf(log.at(-1)),
  };
}

const lineOf = (line: Told['scene']['log'][number] | undefined): string => {
  if (line === undefined) return '';
  const { text, rule, weight, travel, deed } = line;
  const goes =
    travel === null ? '' : ` ${travel.from} > ${travel.to} ${travel.cards.map((card) => card ?? '?').join()}`;
  return `${text} ${rule} ${weight}${goes}${deed === null ? '' : ` ${JSON.stringify(deed)}`}`;
};

/** All that can be read of a game, and what is only named once. */
const storyOf = ({ scene }: Told) => ({
  words: scene.words.map((each) => `${each}`),
  log: scene.log.map(lineOf),
  bands: scene.bands,
  fortunes: scene.fortunes,
  seen: scene.seen.map(({ name, copies, discarded, unseen }) => `${name} ${copies}-${discarded}-${unseen}`),
  tokens: scene.tokens.map(({ words, like }) => ({ words, like })),
});

const offered = ({ options, refused }: OfferScene<Choice>) => ({
  options: options.map(
    ({ text, after = '', isPass, isRisky, isGrave }) =>
      `${text}${after === '' ? '' : ` → ${after}`}${isPass ? ' (pass)' : ''}${isRisky ? ' (risky)' : ''}${isGrave ? ' (grave)' : ''}`,
  ),
  refused: refused.map(({ text, reason, rule, inSight }) => `${text}: ${reason} ${rule}${inSight ? ' (seen)' : ''}`),
});

function questionOf(told: Told, asked: Decision<Choice>, refusals: Parameters<Told['question']>[1]) {
  const { prompt, advice, buttons, cards, aims, texts } = told.question(asked, refusals);
  const known = new Set(buttons.options.map(({ text }) => text));
  return {
    prompt,
    advice,
    ...offered(buttons),
    cards: new Map([...cards].map(([card, offer]) => [card, offered(offer)])),
    aims: new Map([...(aims ?? [])].map(([token, { options }]) => [token, options.map(({ text }) => text)])),
    alone: texts.filter((text) => !known.has(text)),
    deeds: [...new Set(asked.options.map((choice) => zeroTable.tale.deedOf(choice)))],
  };
}

/** What is told of a fight when it is over, and what the charts show. */
const figuresOf = (s: Dogfight) => ({
  moment: zeroTable.momentOf(s),
  fortunes: zeroTable.fortunesOf(s),
  toll: zeroTable.tale.tollOf(s),
  points: zeroTable.series?.pointsOf(s),
  again: zeroTable.series?.againFrom(s),
  feats: featsIn(s),
});
