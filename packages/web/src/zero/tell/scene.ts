import { type DogfightView, type ElementNo, type Happening, NOBODY, type PlaneNo, rules } from '@tallyho/zero';
import type { ChainScene, RungScene, Scene, SheetScene, TokenScene } from '../../dogfight/scene.ts';
import { atLevel, positionName, sumWords, turnWords } from '../../dogfight/words/words.ts';
import type { EndScene } from '../../play/scene.ts';
import type { Chain } from '../model/chain.ts';
import { elementAsked, openExchange } from '../model/engine.ts';
import { planesOnFelt } from '../model/layout.ts';
import { fighterOf, type Names } from '../model/names.ts';
import { leaderRatings, limitsOf, type RatingNow, wingmanRatings } from '../model/ratings.ts';
import { seenFaces } from '../model/seen.ts';
import { capital, eventSentence } from '../words/speak.ts';
import type { ZeroWords } from '../words/words.ts';
import { edgeOf } from './card.ts';
import { flagOf } from './flag.ts';
import { handId } from './hands.ts';

export interface Looked {
  readonly w: ZeroWords;
  readonly view: DogfightView;
  readonly names: Names;
  readonly near: number;
}

/** What the table is besides strips and log. */
export function tableScene(looked: Looked, chain: Chain): Omit<Scene, 'far' | 'near' | 'log' | 'words'> {
  const { w, view, names } = looked;
  const { options } = view.fixed;
  const [japanese, allied] = rules.score(view);
  const top = view.discard.at(-1);
  return {
    turn: `${turnWords(w.shared, view.turn, options.turns)} · ${w.table.score({ japanese, allied })}`,
    rungs: rungsOf(looked),
    tokens: tokensOf(looked),
    between: betweenOf(looked),
    isCrowded: view.elements.length > 2,
    chain: chainScene(looked, chain),
    pile: view.pile,
    discard: view.discard.length,
    top: top === undefined ? '' : names.card(top),
    sheets: sheetsOf(looked),
    seen: seenFaces(view).map(({ face, ...counts }) => ({ name: view.fixed.names[face], ...counts })),
    end: endOf(looked),
    fortunes: view.elements.map((_, element) => names.element(element)),
  };
}

/** What each level does to a Leader's engine, as Z-7.4a prints it. */
const engine = ['+1', '+1', '0', '−1', '−2'];

const rungsOf = ({ w, view, names, near }: Looked): RungScene[] =>
  w.shared.terms.levels.map((name, level) => ({
    name,
    engine: engine[level],
    engineTitle: w.table.engine(engine[level]),
    here: view.elements.flatMap(({ lead, altitude }, element) =>
      lead === NOBODY || altitude !== level
        ? []
        : [{ label: names.badge(element), own: view.fixed.side[element] === near, title: names.element(element) }],
    ),
  }));

function tokensOf({ w, view, names, near }: Looked): TokenScene[] {
  const { fixed, elements, planes, now } = view;
  const isDuel = elements.length === 2;
  return planesOnFelt(view, near).map(({ id, x, y, heading }) => {
    const element = id >> 1;
    const isWing = elements[element].wing === id;
    const fighter = fighterOf(fixed, element);
    return {
      id,
      x,
      y,
      heading,
      height: Math.max(0, elements[element].altitude),
      fighter: { id: fixed.aircraft[element], flag: flagOf(fighter) },
      damaged: planes[id].damaged === 1,
      label: isWing ? w.terms.wingmanBadge(names.badge(element)) : names.badge(element),
      own: fixed.side[element] === near,
      lit: now.element === element && !isWing,
      size: isDuel ? (isWing ? 'crowd' : 'large') : isWing ? 'small' : 'crowd',
    };
  });
}

/** Between two Elements: how the near one stands to the other. */
function betweenOf({ w, view, names, near }: Looked): Scene['between'] {
  const { elements, fixed } = view;
  if (elements.length !== 2 || elements.some(({ lead, altitude }) => lead === NOBODY || altitude < 0)) return null;
  const own = fixed.side.indexOf(near);
  const other = 1 - own;
  const above = elements[other].altitude - elements[own].altitude;
  const { position } = elements[own];
  if (above !== 0) return { text: w.shared.table.otherLevel({ other: names.element(other), above }), mood: '' };
  return { text: positionName(w.shared, position), mood: position === 0 ? '' : position > 0 ? 'good' : 'bad' };
}

function chainScene({ w, view, names, near }: Looked, { links, result, effects }: Chain): ChainScene {
  const { fixed } = view;
  const asked = openExchange(view) === null ? NOBODY : elementAsked(view);
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
        use: w.table.useAs[isManeuver ? 'maneuver' : use],
        title: names.card(card),
        extra: '',
        edge: edgeOf[fixed.faces[face].border],
      };
    }),
    awaited: result === 'open' && asked !== NOBODY ? names.element(asked) : '',
    result: result === 'succeeded' || result === 'cancelled' ? result : null,
    effects: effects.map((event: Happening) => eventSentence(w, view, names, event)),
  };
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

/** The whole table as sentences. */
export function wordsOf({ w, view, names }: Looked): string[] {
  const { shared } = w;
  const { terms } = shared;
  const lines = view.elements.flatMap(({ lead, wing, altitude, cards, position, foe }, element) => {
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
            craft(
              wing,
              w.table.wordsWingman({ offensive: now('offensive', wings), defensive: now('defensive', wings) }),
            ),
          ]),
    ];
  });
  const list = (cards: readonly number[]): string => cards.map((card) => names.card(card)).join(', ');
  const own = view.elements.flatMap(({ hand, mini }, element) => [
    ...(hand !== null && hand.length > 0
      ? [w.table.wordsHand({ element: names.element(element), cards: list(hand) })]
      : []),
    ...(mini !== null && mini.length > 0
      ? [w.table.wordsMini({ element: names.element(element), cards: list(mini) })]
      : []),
  ]);
  const piles = shared.table.wordsPiles({ pile: terms.cards(view.pile), discard: terms.cards(view.discard.length) });
  return [...lines, ...own, piles];
}
