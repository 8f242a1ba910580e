import {
  type DogfightView,
  type ElementNo,
  type Happening,
  NOBODY,
  OVER_TARGET,
  type PlaneNo,
  rules,
  TOGETHER,
} from '@tallyho/zero';
import {
  type BandScene,
  type ChainScene,
  type LinkScene,
  PILE,
  type Scene,
  type SheetScene,
} from '../../dogfight/scene.ts';
import { atLevel, sumWords, turnWords } from '../../dogfight/words/words.ts';
import type { EndScene } from '../../play/scene.ts';
import type { Chain, Link } from '../model/chain.ts';
import { elementAsked, elementInFocus, formationAttack, openExchange, passOver } from '../model/engine.ts';
import { isBomber, missionOf, ownerOfPlane, sideOfPlane } from '../model/mission.ts';
import type { Names } from '../model/names.ts';
import { isNight, type Lookout } from '../model/night.ts';
import { leaderRatings, limitsOf, type RatingNow, wingmanRatings } from '../model/ratings.ts';
import type { SearchDraw } from '../model/search.ts';
import { seenFaces } from '../model/seen.ts';
import type { ZeroWords } from '../words/words.ts';
import { bomberSheets, bombersInWords } from './bombers.ts';
import { cardScene, spoiledScene } from './card.ts';
import { stakeOf } from './consequence.ts';
import { seenAs } from './deeds.ts';
import { handId, turretHandId } from './hands.ts';
import { nightNotes } from './night.ts';
import { marksOf, remarksOf } from './people.ts';
import { countedScore, countsTargetAlone, missionLines, phasesOf, sortieScene, turnsOf } from './sortie.ts';
import { capital, eventSentence } from './speak.ts';
import { doneTo, levelName, sheetOf } from './target.ts';

export interface Looked {
  readonly w: ZeroWords;
  readonly view: DogfightView;
  readonly names: Names;
  readonly near: number;
  readonly lookout: Lookout;
}

/** What the table is besides Elements and log. */
export function tableScene(
  looked: Looked,
  chain: Chain,
  draws: readonly SearchDraw[],
): Omit<Scene, 'tokens' | 'log' | 'words'> {
  const { w, view, names, near } = looked;
  const { options, faces, face } = view.fixed;
  const points = countedScore(view);
  const [japanese, allied] = points;
  const sides = [w.terms.sides.japanese, w.terms.sides.allied];
  const top = view.discard.at(-1);
  const focus = elementInFocus(view);
  const mission = missionOf(view);
  const turns = mission === null ? options.turns : turnsOf(looked, mission);
  return {
    turn: `${turnWords(w.shared, view.turn, turns)} · ${w.table.score({ japanese, allied })}`,
    hud: {
      title: turnWords(w.shared, view.turn, turns),
      turn: view.turn,
      of: turns,
      score: { own: sides[near], enemy: sides[1 - near], points: [points[near], points[1 - near]] },
      phases: mission === null ? [] : phasesOf(looked, mission, draws),
      night: isNight(view) ? { short: w.sortie.night, text: w.sortie.nightWords } : null,
    },
    land: 'pacific',
    isNight: isNight(view),
    sortie: sortieScene(looked),
    bands: bandsOf(looked),
    chain: chainScene(looked, chain),
    pile: view.pile,
    discard: view.discard.length,
    top: top === undefined ? null : { name: names.card(top), face: cardScene(w, faces[face[top]]) },
    sheets: [...sheetsOf(looked), ...bomberSheets(looked)],
    sheetInFocus: focus === NOBODY ? '' : String(view.elements[focus].lead),
    seen: seenFaces(view).map(({ face: of, ...counts }) => ({ name: view.fixed.names[of], ...counts })),
    end: endOf(looked),
    fortunes: [...view.elements.map((_, element) => names.element(element)), ...(view.fixed.sortie?.bombers ?? [])],
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
  const [first] = links;
  const latest = links.at(-1);
  const asked = result === 'open' ? planeAsked(view) : NOBODY;
  const isOwned = (plane: PlaneNo): boolean => ownerOfPlane(fixed, plane) === view.seat;
  return {
    links: links.map((link) => linkScene(looked, link)),
    from: first === undefined || first.plane === NOBODY ? null : seenAs(fixed, first.plane),
    to: targetOf(view, links),
    awaited:
      latest !== undefined && asked !== NOBODY
        ? {
            who: isBomber(fixed, asked) ? names.plane(asked) : names.element(asked >> 1),
            you: isOwned(asked),
            own: sideOfPlane(fixed, asked) === near,
            to: names.card(latest.card),
          }
        : null,
    stake: result === 'open' ? stakeOf(looked) : '',
    result: result === 'succeeded' || result === 'cancelled' ? result : null,
    ...(first?.use === 'locate' ? { stamp: result === 'succeeded' ? w.sortie.located : w.sortie.notLocated } : {}),
    effects: effects.map((event: Happening) => eventSentence(w, view, names, event)),
  };
}

/** Whose answer is awaited in an exchange: an Element's, by its Leader, or a turret's; NOBODY: nobody's. */
function planeAsked(view: DogfightView): PlaneNo {
  if (view.asks.length === 0) return NOBODY;
  const element = elementAsked(view);
  const isOpen = openExchange(view) !== null || passOver(view) !== null || formationAttack(view) !== null;
  if (!isOpen) return NOBODY;
  return element === NOBODY ? (formationAttack(view)?.at ?? NOBODY) : element * 2;
}

/** A card of the exchange: who played it, and as what. */
function linkScene({ w, view, names, near }: Looked, { key, plane, card, use }: Link): LinkScene {
  const { fixed } = view;
  const printed = cardScene(w, fixed.faces[fixed.face[card]]);
  const isSpoiled = (use === 'flak' || use === 'turret') && fixed.sortie?.spoiled[card] === true;
  const shown = { key, title: names.card(card), extra: '', face: isSpoiled ? spoiledScene(w, printed) : printed };
  if (plane === NOBODY)
    return {
      ...shown,
      hand: PILE,
      label: w.sortie.flak,
      own: fixed.sortie?.attacker !== near,
      who: w.sortie.flak,
      use: w.table.useAs.flak,
    };
  const element = plane >> 1;
  const isInFormation = isBomber(fixed, plane);
  const isWing = !isInFormation && plane % 2 === 1;
  const isManeuver = use === 'attack' && !rules.isShot(fixed.title[fixed.face[card]]);
  const badge = names.planeBadge(plane);
  return {
    ...shown,
    hand:
      use === 'locate'
        ? PILE
        : isInFormation
          ? turretHandId(plane)
          : handId(element, isWing && view.elements[element].wing === plane),
    label: isWing ? w.terms.wingmanBadge(badge) : badge,
    own: sideOfPlane(fixed, plane) === near,
    who: ownerOfPlane(fixed, plane) === view.seat ? w.shared.table.playedByYou : names.plane(plane),
    use: w.table.useAs[isManeuver ? 'maneuver' : use],
  };
}

/** Whom an exchange is aimed at; of a VERTICAL ROLL, which has no target, whoever has answered it. */
function targetOf(view: DogfightView, links: Chain['links']): number | null {
  const { fixed } = view;
  const open = openExchange(view);
  if (open !== null && open.at !== NOBODY) return seenAs(fixed, open.at);
  const [first] = links;
  if (first === undefined) return null;
  if (first.at !== NOBODY) return seenAs(fixed, first.at);
  const answer = links.find(({ plane }) => plane >> 1 !== first.plane >> 1);
  return answer === undefined ? null : seenAs(fixed, answer.plane);
}

function sheetsOf(looked: Looked): SheetScene[] {
  const { w, view, names } = looked;
  const sheet = (plane: PlaneNo, ratings: readonly RatingNow[], note: string): SheetScene => ({
    key: String(plane),
    name: capital(names.plane(plane)),
    note,
    remarks: remarksOf([...marksOf(looked, plane), ...nightNotes(looked, plane >> 1)]),
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

/** Z-23.8c, Z-GAP-45 — reasons that speak of all points of a Mission. */
const POINTS_DECIDE = ['Z-23.8c', 'Z-GAP-45'];
const TARGET_DECIDES = 'CH-29.63b';

function endOf(looked: Looked): EndScene | null {
  const { w, view } = looked;
  const mission = missionOf(view);
  const { outcome, fixed, seat } = view;
  if (outcome === null) return null;
  const { winners, because } = outcome;
  const words = w.shared.result;
  const [japanese, allied] = rules.score(view);
  const isTargetAlone = countsTargetAlone(view);
  const rule = isTargetAlone && POINTS_DECIDE.includes(because) ? TARGET_DECIDES : because;
  const known: { readonly [rule: string]: string } = { ...w.result.because, [TARGET_DECIDES]: w.sortie.targetAlone };
  const side = winners.length > 0 && fixed.seatSide[winners[0]] === 0 ? w.terms.sides.japanese : w.terms.sides.allied;
  const [bonusJapanese, bonusAllied] = fixed.bonus;
  return {
    // CH-29.63b — the points that decide other Missions are not scored here: the campaign says what it was worth.
    headline: isTargetAlone
      ? w.sortie.over
      : winners.length === 0
        ? words.draw
        : seat < 0
          ? words.wonBy(side)
          : winners.includes(seat)
            ? words.victory
            : words.defeat,
    because: known[rule] ?? words.becauseOther,
    rule,
    winners,
    lines: [
      ...(mission === null ? [w.result.score({ japanese, allied })] : missionLines(looked, mission)),
      ...(bonusJapanese + bonusAllied > 0
        ? [w.result.headStart({ japanese: bonusJapanese, allied: bonusAllied })]
        : []),
    ],
  };
}

/** Z-24.51a — an Element that comes late, and has not come yet. */
const isOnItsWay = ({ fixed, sortie }: DogfightView, element: ElementNo): boolean =>
  (fixed.sortie?.enters[element] ?? 0) > 0 && sortie?.entered[element] === 0;

/** An Element in sentences: altitude, cards, position, then each of its aircraft. */
export function elementWords(looked: Looked, element: ElementNo): string[] {
  const { w, view, names } = looked;
  const { shared } = w;
  const { terms } = shared;
  const { lead, wing, altitude, cards, position, foe } = view.elements[element];
  const name = names.element(element);
  if (lead === NOBODY)
    return [w.table.wordsGone({ craft: name, fate: isOnItsWay(view, element) ? w.sortie.comesLater : w.table.out })];
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
    ...missionElementWords(looked, name, element),
  ];
}

/** What an Element carries on a Mission, and where it is. */
function missionElementWords(looked: Looked, name: string, element: ElementNo): string[] {
  const { w, view, names } = looked;
  const mission = missionOf(view);
  if (mission === null) return [];
  const { sortie } = mission;
  const { lead, wing } = view.elements[element];
  const load = Math.max(0, sortie.load[lead], wing === NOBODY ? 0 : sortie.load[wing]);
  const where = sortie.where[element];
  return [
    ...(load > 0 ? [w.sortie.loadWords({ element: name, load: w.sortie.loads[load] })] : []),
    ...(where === TOGETHER
      ? []
      : [
          w.sortie.placeWords({
            element: name,
            place: where === OVER_TARGET ? w.sortie.notes.over.text : w.sortie.notes.waits.text,
          }),
        ]),
    ...nightNotes(looked, element).map(({ text }) => w.sortie.placeWords({ element: name, place: text })),
    ...[lead, wing].flatMap((plane) =>
      plane === NOBODY
        ? []
        : marksOf(looked, plane).map(({ text }) => w.sortie.placeWords({ element: names.plane(plane), place: text })),
    ),
  ];
}

/** The Mission in sentences: what it is, and its target. */
function missionInWords(looked: Looked): string[] {
  const { w, view } = looked;
  const mission = missionOf(view);
  if (mission === null) return [];
  const { orders, sortie } = mission;
  const sheet = sheetOf(looked);
  const target = rules.targetIn(orders, sortie);
  const [area] = target.areaFlak;
  return [
    w.sortie.missionWords(w.campaign.missionKinds[orders.kind]),
    ...(sheet === undefined
      ? orders.search === undefined
        ? []
        : [w.sortie.searchWords]
      : [
          w.sortie.targetWords({
            kind: w.campaign.targetKinds[sheet.kind],
            area,
            target: target.targetFlak,
            points: doneTo(w, sheet, mission),
            level: levelName(looked, mission),
          }),
        ]),
    ...(sortie.clouds === 1 ? [w.sortie.cloudsWords] : []),
    ...(orders.night === undefined ? [] : [w.sortie.nightWords]),
    ...(orders.arms?.fortified === true ? [w.sortie.fortified] : []),
    ...w.sortie.submarine.filter((_, depth) => depth === sortie.arms?.depth),
  ];
}

/** The whole table as sentences. */
export function wordsOf(looked: Looked): string[] {
  const { w, view, names } = looked;
  const { shared } = w;
  const lines = [
    ...missionInWords(looked),
    ...view.elements.flatMap((_, element) => elementWords(looked, element)),
    ...bombersInWords(looked),
  ];
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
