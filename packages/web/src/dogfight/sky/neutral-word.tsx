import type { ChainScene, TokenScene } from '../scene.ts';
import { positionName, useDogfightWords } from '../words/words.ts';
import type { Arranged } from './arrange.ts';
import type { ExchangePlace } from './exchange-place.ts';

interface Props {
  readonly chain: ChainScene;
  readonly tokens: readonly TokenScene[];
  readonly arranged: Arranged;
  readonly place: ExchangePlace;
}

/** Two who are Neutral have no line between them; while their cards lie there, the word says so. */
export function NeutralWord({ chain: { from, to }, tokens, arranged, place: { box } }: Props) {
  const words = useDogfightWords();
  const [a, b] = [tokens.find(({ id }) => id === from), tokens.find(({ id }) => id === to)];
  if (a === undefined || b === undefined || a.altitude !== b.altitude || a.altitude < 0) return null;
  if (a.prey === b.id || b.prey === a.id) return null;
  const [one, other] = [arranged.placed.get(a.id), arranged.placed.get(b.id)];
  if (one === undefined || other === undefined || one.y !== other.y) return null;
  const [x, y] = [(one.x + other.x) / 2, one.y];
  const isCovered = x > box.left && x < box.left + box.width && y > box.top - 12 && y < box.top + box.height + 12;
  return isCovered ? null : (
    <span className="hold-word neutral" aria-hidden="true" style={{ transform: `translate(${x}px, ${y}px)` }}>
      {positionName(words, 0)}
    </span>
  );
}
