import type { Face as DuelFace } from '@tallyho/down-in-flames/content';
import type { Face as ZeroFace } from '@tallyho/zero';
import { CardFace } from '../../dogfight/cards/card-face.tsx';
import { cardScene as duelCard } from '../../down-in-flames/tell/card.ts';
import { useDuelWords } from '../../down-in-flames/words/words.ts';
import { cardScene as zeroCard } from '../../zero/tell/card.ts';
import { useZeroWords } from '../../zero/words/words.ts';
import type { DrawnProps } from './drawn.tsx';
import '../../style/dogfight/index.css';

/** An action card of Down In Flames. */
export function DuelCard({ entry, width }: DrawnProps) {
  return <CardFace card={duelCard(useDuelWords(), entry as unknown as DuelFace, false)} width={width} />;
}

/** An Action card of Zero! */
export function ZeroCard({ entry, width }: DrawnProps) {
  return <CardFace card={zeroCard(useZeroWords(), entry as unknown as ZeroFace)} width={width} />;
}
