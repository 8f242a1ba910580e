import type { ElementNo, Happening } from '@tallyho/zero';
import type { DeedScene, RemarkScene } from '../../dogfight/scene.ts';
import type { ZeroWords } from '../words/words.ts';
import type { Looked } from './scene.ts';

/** What the night makes of an aircraft: a word for its plate, all of it, and the rule. */
interface NightNote extends RemarkScene {
  readonly short: string;
}

type Seen = Pick<Looked, 'w' | 'lookout'>;

/** CH-27.31e — whether aircraft of this side have not been located by the one who looks. */
export const isShadow = ({ lookout }: Pick<Looked, 'lookout'>, side: number): boolean => lookout.unseen === side;

export const shadowNotes = ({ w, lookout }: Seen, side: number): NightNote[] =>
  isShadow({ lookout }, side) ? [{ ...w.sortie.notes.unseen, mark: null, rule: 'CH-27.31e' }] : [];

/** CH-27.31g — an Element that has looked in vain says so until the next turn, too. */
export const nightNotes = (seen: Seen & Pick<Looked, 'view'>, element: ElementNo): NightNote[] => [
  ...(seen.lookout.looked.get(element) === false
    ? [{ ...seen.w.sortie.notes.blind, mark: null, rule: 'CH-27.31g' }]
    : []),
  ...shadowNotes(seen, seen.view.fixed.side[element]),
];

/** CH-27.31e — what came of looking for the enemy, to be seen at the aircraft when its cards have gone already. */
export const lookedOf = ({ sortie }: Pick<ZeroWords, 'sortie'>, event: Happening): DeedScene | null =>
  event.event === 'located'
    ? {
        deed: 'looked',
        by: event.element,
        found: event.found,
        word: event.found ? sortie.locates : sortie.locatesNobody,
      }
    : null;
