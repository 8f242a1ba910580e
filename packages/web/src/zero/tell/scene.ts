import { type DogfightView, type ElementNo, type Happening, NOBODY, type PlaneNo, rules } from '@tallyho/zero';
import type { BandScene, ChainScene, Scene, SheetScene } from '../../dogfight/scene.ts';
import { atLevel, sumWords, turnWords } from '../../dogfight/words/words.ts';
import type { EndScene } from '../../play/scene.ts';
import type { Chain } from '../model/chain.ts';
import { elementAsked, elementInFocus, openExchange } from '../model/engine.ts';
import type { Names } from '../model/names.ts';
import { leaderRatings, limitsOf, type RatingNow, wingmanRatings } from '../model/ratings.ts';
import { seenFaces } from '../model/seen.ts';
import { capital, eventSentence } from '../words/speak.ts';
import type { ZeroWords } from '../words/words.ts';
import { cardScene } from './card.ts';
import { stakeOf } from './consequence.ts';
import { seenAs } from './deeds.ts';
import { handId } from './hands.ts';

export interface Looked {
  readonly w: ZeroWords;
  readonly view: DogfightView;
  readonly names: Names;
  readonly near: number;
}

/** What the table is besides Elements and log. */
export function tableScene(looked: Looked, chain: Chain): Omit<Scene, 'tokens' | 'log' | 'words'> {
  const { w, view, names, near } = looked;
  const { options, faces, face } = view.fixed;
  const [japanese, allied] = rules.score(view);
  const points = [japanese, allied] as const;
  const sides = [w.terms.sides.japanese, w.terms.sides.allied];
  const top = view.discard.at(-1);
  const focus = elementInFocus(view);
  return {
    turn: `${turnWords(w.shared, view.turn, options.turns)} · ${w.table.score({ japanese, allied })}`,
    hud: {
      title: turnWords(w.shared, view.turn, options.turns),
      turn: view.turn,
      of: options.turns,
      score: { own: sides[near], enemy: sides[1 - near], points: [points[near], points[1 - near]] },
      phases: [],
    },
    land: 'pacific',
    bands: bandsOf(looked),
    chain: chainScene(looked, chain),
    pile: view.pile,
    discard: view.discard.length,
    top: top === undefined ? null : { name: names.card(top), face: cardScene(w, faces[face[top]]) },
    sheets: sheetsOf(looked),
    sheetInFocus: focus === NOBODY ? '' : String(view.elements[focus].lead),
    seen: seenFaces(view).map(({ face: of, ...counts }) => ({ name: view.fixed.names[of], ...counts })),
    end: endOf(looked),
    fortunes: view.elements.map((_, element) => names.element(element)),
  };
}

/** What each level does to a Leader's engine, as Z-7.4a prints it. */
const engine = ['+1', '+1', '0', '−1', '−2'];

const bandsOf = ({ w }: Looked): BandScene[] =>
  w.shared.terms.levels.map((name, level) => ({
    name,
    short: w.shared.terms.levelsShort[level],
    engine: engine[level],
    engineTitle: w.table.engine(engine[level]),
  }));

function chainScene(looked: Looked, { links, result, effects }: Chain): ChainScene {
  const { w, view, names, near } = looked;
  const { fixed } = view;
  const open = openExchange(view);
  const asked = open === null ? NOBODY : elementAsked(view);
  const isOwned = (element: ElementNo): boolean => fixed.owner[element] === view.seat;
  const [first] = links;
  const latest = links.at(-1);
  return {
    links: links.map(({ key, plane, card, use }) => {
      const element = plane >> 1;
      const face = fixed.face[card];
      const isWing = plane % 2 === 1;
      const isManeuver = use === 'attack' && !rules.isShot(fixed.title[face]);
      const badge = names.badge(element);
      return {
        key,
        hand: handId(element, isWing && view.elements[element].wing === plane),
        label: isWing ? w.terms.wingmanBadge(badge) : badge,
        own: fixed.side[element] === near,
        who: isOwned(element) ? w.shared.table.playedByYou : names.plane(plane),
        use: w.table.useAs[isManeuver ? 'maneuver' : use],
        title: names.card(card),
        extra: '',
        face: cardScene(w, fixed.faces[face]),
      };
    }),
    from: first === undefined ? null : seenAs(first.plane),
    to: targetOf(view, links),
    awaited:
      latest !== undefined && result === 'open' && asked !== NOBODY
        ? {
            who: names.element(asked),
            you: isOwned(asked),
            own: fixed.side[asked] === near,
            to: names.card(latest.card),
          }
        : null,
    stake: result === 'open' ? stakeOf(looked) : '',
    result: result === 'succeeded' || result === 'cancelled' ? result : null,
    effects: effects.map((event: Happening) => eventSentence(w, view, names, event)),
  };
}

/** Whom an exchange is aimed at: told while it is open, and afterwards by who has answered. */
function targetOf(view: DogfightView, links: Chain['links']): number | null {
  const open = openExchange(view);
  if (open !== null && open.at !== NOBODY) return seenAs(open.at);
  const [first] = links;
  const answer = links.find(({ plane }) => first !== undefined && plane >> 1 !== first.plane >> 1);
  return answer === undefined ? null : seenAs(answer.plane);
}

function sheetsOf({ w, view, names }: Looked): SheetScene[] {
  const sheet = (plane: PlaneNo, ratings: readonly RatingNow[], note: string): SheetScene => ({
    key: String(plane),
    name: capital(names.plane(plane)),
    note,
    rows: ratings.map(({ id, now, parts }) => ({
      name: w.terms.ratings[id],
      help: w.terms.ratingHelp[id],
      now: String(now),
      why: sumWords(
        w.shared,
        parts.map(({ part, by }) => ({ name: w.terms.parts[part], by })),
      ),
    })),
  });
  return view.elements.flatMap(({ lead, wing }, element: ElementNo) =>
    [lead, wing].flatMap((plane) => {
      if (plane === NOBODY) return [];
      const { hits } = view.planes[plane];
      const note = w.shared.table.damage({ hits, ...limitsOf(view, plane) });
      return [sheet(plane, plane === lead ? leaderRatings(view, element) : wingmanRatings(view, element), note)];
    }),
  );
}

function endOf({ w, view }: Looked): EndScene | null {
  const { outcome, fixed, seat } = view;
  if (outcome === null) return null;
  const { winners, because } = outcome;
  const words = w.shared.result;
  const [japanese, allied] = rules.score(view);
  const known: { readonly [rule: string]: string } = w.result.because;
  const side = winners.length > 0 && fixed.seatSide[winners[0]] === 0 ? w.terms.sides.japanese : w.terms.sides.allied;
  const [bonusJapanese, bonusAllied] = fixed.bonus;
  return {
    headline:
      winners.length === 0
        ? words.draw
        : seat < 0
          ? words.wonBy(side)
          : winners.includes(seat)
            ? words.victory
            : words.defeat,
    because: known[because] ?? words.becauseOther,
    rule: because,
    winners,
    lines: [
      w.result.score({ japanese, allied }),
      ...(bonusJapanese + bonusAllied > 0
        ? [w.result.headStart({ japanese: bonusJapanese, allied: bonusAllied })]
        : []),
    ],
  };
}

/** An Element in sentences: altitude, cards, position, then each of its aircraft. */
export function elementWords({ w, view, names }: Looked, element: ElementNo): string[] {
  const { shared } = w;
  const { terms } = shared;
  const { lead, wing, altitude, cards, position, foe } = view.elements[element];
  const name = names.element(element);
  if (lead === NOBODY) return [w.table.wordsGone({ craft: name, fate: w.table.out })];
  const craft = (plane: PlaneNo, more: string): string => {
    const { hits, damaged } = view.planes[plane];
    return capital(
      w.table.wordsCraft({
        craft: names.plane(plane),
        hits: terms.hits(hits),
        down: limitsOf(view, plane).down,
        damaged: damaged === 1,
        more,
      }),
    );
  };
  const now = (id: RatingNow['id'], of: readonly RatingNow[]): number => of.find((each) => each.id === id)?.now ?? 0;
  const wings = wingmanRatings(view, element);
  return [
    w.table.wordsElement({
      element: name,
      side: view.fixed.side[element] === 0 ? w.terms.sides.japanese : w.terms.sides.allied,
      level: atLevel(shared, altitude),
      cards: terms.cards(cards),
      position:
        foe === NOBODY
          ? w.table.wordsNeutral
          : w.table.wordsPosition({ standing: terms.standing[position + 2], foe: names.element(foe) }),
    }),
    craft(lead, w.table.wordsBursts(terms.bursts(now('bursts', leaderRatings(view, element))))),
    ...(wing === NOBODY
      ? []
      : [
          craft(wing, w.table.wordsWingman({ offensive: now('offensive', wings), defensive: now('defensive', wings) })),
        ]),
  ];
}

/** The whole table as sentences. */
export function wordsOf(looked: Looked): string[] {
  const { w, view, names } = looked;
  const { shared } = w;
  const lines = view.elements.flatMap((_, element) => elementWords(looked, element));
  const list = (cards: readonly number[]): string => cards.map((card) => names.card(card)).join(', ');
  const own = view.elements.flatMap(({ hand, mini }, element) => [
    ...(hand !== null && hand.length > 0
      ? [w.table.wordsHand({ element: names.element(element), cards: list(hand) })]
      : []),
    ...(mini !== null && mini.length > 0
      ? [w.table.wordsMini({ element: names.element(element), cards: list(mini) })]
      : []),
  ]);
  const { cards } = shared.terms;
  const piles = shared.table.wordsPiles({ pile: cards(view.pile), discard: cards(view.discard.length) });
  return [...lines, ...own, piles];
}
