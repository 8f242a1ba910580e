import type { DogfightView, Plane } from '@tallyho/down-in-flames';
import { standsOf } from '../../dogfight/layout.ts';
import type { ChainScene, RungScene, Scene, SheetScene, TokenScene } from '../../dogfight/scene.ts';
import { positionName, sumWords, turnWords } from '../../dogfight/words/words.ts';
import type { Chain } from '../model/chain.ts';
import { isBomber } from '../model/formations.ts';
import type { Names } from '../model/names.ts';
import { ratingsNow } from '../model/ratings.ts';
import { planeAsked, relationsOf } from '../model/relations.ts';
import { seenFaces } from '../model/seen.ts';
import { eventSentence } from '../words/speak.ts';
import type { DuelWords } from '../words/words.ts';
import { endOf } from './end.ts';
import { handId } from './hands.ts';

export interface Looked {
  readonly w: DuelWords;
  readonly view: DogfightView;
  readonly names: Names;
  readonly near: number;
}

/** What the table is besides strips and log. */
export function tableScene(looked: Looked, chain: Chain): Omit<Scene, 'far' | 'near' | 'log' | 'words'> {
  const { w, view, names } = looked;
  const top = view.discard.at(-1);
  return {
    turn: turnWords(w.shared, view.turn, view.mission?.turns ?? view.fixed.options.turns),
    rungs: rungsOf(looked),
    tokens: tokensOf(looked),
    between: betweenOf(looked),
    isCrowded: view.planes.length > 4 || view.mission !== null,
    chain: chainScene(looked, chain),
    pile: view.pile,
    discard: view.discard.length,
    top: top === undefined ? '' : names.card(top),
    sheets: sheetsOf(looked),
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

const rungsOf = ({ w, view, names, near }: Looked): RungScene[] =>
  w.shared.terms.levels.map((name, level) => {
    const [before, after] = engine[level];
    return {
      name,
      engine: `${before}/${after}`,
      engineTitle: w.table.engine({ before, after }),
      here: view.planes.flatMap(({ gone, altitude }, plane) =>
        gone || altitude !== level
          ? []
          : [{ label: view.fixed.labels[plane], own: view.fixed.side[plane] === near, title: names.plane(plane) }],
      ),
    };
  });

function tokensOf({ view, near }: Looked): TokenScene[] {
  const { planes, fixed, active } = view;
  const flyers = planes.flatMap(({ gone, altitude, prey, grip }, id) =>
    gone || isBomber(view, id) || (prey >= 0 && isBomber(view, prey))
      ? []
      : [{ id, side: fixed.side[id], altitude, prey, isTailing: grip === 2 }],
  );
  return standsOf(flyers, near, planes.length === 2 && view.mission === null).map((stand) => {
    const { fighter, altitude, face } = planes[stand.id];
    const card = fixed.fighters[fighter];
    return {
      ...stand,
      height: Math.max(0, altitude),
      fighter: card === undefined ? null : { id: card.id, flag: card.nation },
      damaged: face === 1,
      label: fixed.labels[stand.id],
      own: fixed.side[stand.id] === near,
      lit: active === stand.id,
      size: planes.length > 2 ? 'crowd' : 'large',
    };
  });
}

/** Between two aircraft: how the near one stands to the other. */
function betweenOf({ w, view, names, near }: Looked): Scene['between'] {
  if (view.mission !== null || view.planes.length !== 2 || view.planes.some(({ gone }) => gone)) return null;
  const own = view.fixed.side.indexOf(near);
  const [relation] = relationsOf(view, own);
  if (relation === undefined || view.planes[own].altitude < 0) return null;
  const { other, above, position } = relation;
  if (above !== 0) return { text: w.shared.table.otherLevel({ other: names.plane(other), above }), mood: '' };
  return { text: positionName(w.shared, position), mood: position === 0 ? '' : position > 0 ? 'good' : 'bad' };
}

function chainScene({ w, view, names, near }: Looked, { links, result, effects }: Chain): ChainScene {
  const asked = view.asks.length > 0 ? planeAsked(view) : -1;
  return {
    links: links.map(({ key, plane, card, use, steps, with: added }) => ({
      key,
      hand: handId(plane),
      label: view.fixed.labels[plane],
      own: view.fixed.side[plane] === near,
      use: use === 'maneuver' ? `${w.table.useAs[use]} ${steps}` : w.table.useAs[use],
      title: card === null ? w.table.freeManeuver : names.card(card),
      extra: added.length === 0 ? '' : `+ ${added.map((each) => names.card(each)).join(', ')}`,
      edge: card === null ? 'speed' : view.fixed.faces[card].type,
    })),
    awaited: links.length > 0 && result === 'open' && asked >= 0 ? names.plane(asked) : '',
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
