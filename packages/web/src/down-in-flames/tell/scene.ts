import { type DogfightView, type Plane, rules } from '@tallyho/down-in-flames';
import type { BandScene, ChainScene, HudScene, Scene, SheetScene } from '../../dogfight/scene.ts';
import { sumWords, turnWords } from '../../dogfight/words/words.ts';
import type { Chain } from '../model/chain.ts';
import { frameOf, openly } from '../model/engine.ts';
import { landOf } from '../model/land.ts';
import type { Names } from '../model/names.ts';
import { ratingsNow } from '../model/ratings.ts';
import { planeAsked, planeInFocus } from '../model/relations.ts';
import { seenFaces } from '../model/seen.ts';
import type { DuelWords } from '../words/words.ts';
import { cardScene } from './card.ts';
import { stakeOf } from './consequence.ts';
import { endOf } from './end.ts';
import { handId } from './hands.ts';
import { eventSentence } from './speak.ts';

export interface Looked {
  readonly w: DuelWords;
  readonly view: DogfightView;
  readonly names: Names;
  readonly near: number;
}

/** What the table is besides aircraft and log. */
export function tableScene(looked: Looked, chain: Chain): Omit<Scene, 'tokens' | 'log' | 'words'> {
  const { w, view, names } = looked;
  const top = view.discard.at(-1);
  const focus = planeInFocus(view);
  return {
    turn: turnWords(w.shared, view.turn, view.mission?.turns ?? view.fixed.options.turns),
    hud: hudOf(looked),
    land: landOf(view.fixed),
    bands: bandsOf(looked),
    chain: chainScene(looked, chain),
    pile: view.pile,
    discard: view.discard.length,
    top: top === undefined ? null : { name: names.card(top), face: cardScene(w, view.fixed.faces[top], false) },
    sheets: sheetsOf(looked),
    sheetInFocus: view.fixed.labels[focus] ?? '',
    seen: seenFaces(view).map(({ card, copies, unseen, discarded }) => ({
      name: names.card(card),
      copies,
      unseen,
      discarded,
    })),
    end: endOf(looked),
    fortunes: view.planes.map((_, plane) => names.plane(plane)),
  };
}

/** What each level does to the engine before and after the turn, as printed on its marker. */
const engine: readonly (readonly [before: string, after: string])[] = [
  ['+1', '+1'],
  ['0', '+1'],
  ['0', '0'],
  ['−1', '0'],
  ['−1', '−1'],
];

const bandsOf = ({ w }: Looked): BandScene[] =>
  w.shared.terms.levels.map((name, level) => {
    const [before, after] = engine[level];
    return {
      name,
      short: w.shared.terms.levelsShort[level],
      engine: `${before}/${after}`,
      engineTitle: w.table.engine({ before, after }),
    };
  });

/** Turn and points; a mission shows its way to the target. */
function hudOf({ w, view, near }: Looked): HudScene {
  const { turn, mission, fixed, planes } = view;
  const of = mission?.turns ?? fixed.options.turns;
  const s = openly(view);
  const count = fixed.scoring === 'hits' ? rules.hitsBy : rules.score;
  const { us, them, turnsFlown, overTarget, bombs } = w.shared.table;
  const stateAt = (at: number): 'done' | 'now' | 'ahead' => (at < turn ? 'done' : at === turn ? 'now' : 'ahead');
  const isBombing = mission?.pattern.some((pattern) => pattern >= 0) ?? false;
  return {
    title: turnWords(w.shared, turn, of),
    turn,
    of,
    score:
      turn > 0 && planes.length > 2 && fixed.sides === 2 && mission === null
        ? { own: us, enemy: them, points: [count(s, near), count(s, 1 - near)] }
        : null,
    phases:
      mission === null
        ? []
        : [
            {
              name: turnsFlown,
              marks: Array.from({ length: of }, (_, i) => ({
                label: String(i + 1),
                state: isBombing ? 'done' : stateAt(i + 1),
              })),
            },
            {
              name: overTarget,
              marks: [{ label: bombs, state: mission.status >= 0 ? 'done' : isBombing ? 'now' : 'ahead' }],
            },
          ],
  };
}

function chainScene(looked: Looked, { links, result, effects }: Chain): ChainScene {
  const { w, view, names, near } = looked;
  // What was done to a bomber is not told to have come off: its frame is gone then.
  const isOpen = result === 'open' && (frameOf(view, 'exchange') ?? frameOf(view, 'firefight')) !== null;
  const { fixed } = view;
  const asked = view.asks.length > 0 ? planeAsked(view) : -1;
  const isOwned = (plane: Plane): boolean => fixed.owner[plane] === view.seat;
  const [first] = links;
  const latest = links.at(-1);
  const titleOf = (card: number | null): string => (card === null ? w.table.freeManeuver : names.card(card));
  return {
    links: links.map(({ key, plane, card, use, steps, with: added }) => ({
      key,
      hand: handId(plane),
      label: fixed.labels[plane],
      own: fixed.side[plane] === near,
      who: isOwned(plane) ? w.shared.table.playedByYou : names.type(plane),
      use: use === 'maneuver' ? `${w.table.useAs[use]} ${steps}` : w.table.useAs[use],
      title: titleOf(card),
      extra: added.length === 0 ? '' : `+ ${added.map((each) => names.card(each)).join(', ')}`,
      face: card === null ? null : cardScene(w, fixed.faces[card], card === fixed.marker),
    })),
    from: first?.plane ?? null,
    to: first === undefined || first.at < 0 ? null : first.at,
    awaited:
      latest !== undefined && isOpen && asked >= 0
        ? {
            who: names.plane(asked),
            you: isOwned(asked),
            own: fixed.side[asked] === near,
            to: titleOf(latest.card),
          }
        : null,
    stake: isOpen ? stakeOf(looked) : '',
    result: result === 'succeeded' || result === 'cancelled' ? result : null,
    effects: effects.map((event) => eventSentence(w, names, event)),
  };
}

const sheetsOf = ({ w, view, names }: Looked): SheetScene[] =>
  view.planes.map(({ gone }, plane: Plane) => ({
    key: view.fixed.labels[plane],
    name: names.plane(plane),
    note: gone ? goneWords({ w, view }, plane) : '',
    rows: ratingsNow(view, plane).map(({ id, now, parts }) => ({
      name: w.terms.ratings[id],
      help: w.terms.ratingHelp[id],
      now: String(now),
      why: sumWords(
        w.shared,
        parts.map(({ part, by }) => ({ name: w.terms.parts[part], by })),
      ),
    })),
  }));

/** Why an aircraft is not there any more. */
export const goneWords = ({ w, view }: Pick<Looked, 'w' | 'view'>, plane: Plane): string =>
  view.mission?.withdrawn[plane] === true ? w.sortie.flewHome : w.shared.table.downNow;
