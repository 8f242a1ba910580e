import type { Box } from '../../play/table/frame.ts';
import type { ChainScene, TokenScene } from '../scene.ts';
import { positionName, useDogfightWords } from '../words/words.ts';
import type { Arranged } from './arrange.ts';
import { type HoldWord, placeWords } from './hold-words.ts';
import { isSmallPrint, tethersIn } from './tethers.tsx';

interface Props {
  readonly tokens: readonly TokenScene[];
  readonly arranged: Arranged;
  readonly chain: ChainScene;
  /** Where the cards of the exchange lie; null: none do. */
  readonly cards: Box | null;
  readonly sky: Box;
}

interface Said {
  readonly word: HoldWord;
  /** What it says in each of its forms. */
  readonly texts: readonly string[];
  readonly look: string;
}

/** The word of two who are Neutral goes by a number that no aircraft has. */
const NEUTRAL = -1;

/** How large a word is, set as usual or in small print. */
const sizeOf = (text: string, isSmall: boolean) =>
  isSmall ? { width: text.length * 7 + 11, height: 16 } : { width: text.length * 9 + 19, height: 20 };

/** What the lines between aircraft mean; and of two who are Neutral, which is no line, while their cards lie there. */
export function PositionWords({ tokens, arranged, chain, cards, sky }: Props) {
  const words = useDogfightWords();
  const isSmall = isSmallPrint(arranged);
  // Where there is little room, shorter and smaller.
  const formsOf = (text: string, short: string): Pick<Said, 'texts'> & Pick<HoldWord, 'forms'> => ({
    texts: isSmall ? [short] : [text, short],
    forms: [...(isSmall ? [] : [sizeOf(text, false)]), sizeOf(short, true)],
  });
  const holds = tethersIn(tokens, arranged).map(({ id, own, hold, from, to, word: [x, y] }): Said => {
    const { positions, holdsShort } = words.terms;
    const { texts, forms } = formsOf(positions[hold === 'tailing' ? 4 : 3], holdsShort[hold]);
    const slide = [(to[0] - from[0]) / 4, (to[1] - from[1]) / 4] as const;
    return { word: { key: id, x, y, slide, forms }, texts, look: own ? 'own' : 'enemy' };
  });
  const between = cards === null ? null : neutralAt(chain, tokens, arranged);
  const neutral = positionName(words, 0);
  const { texts, forms } = formsOf(neutral, neutral);
  const said: readonly Said[] =
    between === null ? holds : [...holds, { word: { key: NEUTRAL, ...between, forms }, texts, look: 'neutral' }];
  const placed = placeWords(
    said.map(({ word }) => word),
    arranged,
    cards,
    sky,
  );
  return said.map(({ word: { key }, texts: forms, look }) => {
    const at = placed.get(key);
    if (at === undefined) return null;
    const isShort = at.form === forms.length - 1;
    return (
      <span
        key={key}
        aria-hidden="true"
        className={`hold-word ${look}${isShort ? ' small' : ''}`}
        style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
      >
        {forms[at.form]}
      </span>
    );
  });
}

/** Between the two that an exchange is about, if they are Neutral and fly side by side; null: they are not. */
function neutralAt({ from, to }: ChainScene, tokens: readonly TokenScene[], { placed }: Arranged) {
  const [a, b] = [tokens.find(({ id }) => id === from), tokens.find(({ id }) => id === to)];
  if (a === undefined || b === undefined || a.altitude !== b.altitude || a.altitude < 0) return null;
  if (a.prey === b.id || b.prey === a.id) return null;
  const [one, other] = [placed.get(a.id), placed.get(b.id)];
  if (one === undefined || other === undefined || one.y !== other.y) return null;
  return { x: (one.x + other.x) / 2, y: one.y, slide: [Math.abs(one.x - other.x) / 8, 0] as const };
}
