import { markWords } from '@tallyho/rulebook/search';
import type { ReactNode } from 'react';
import { RuleText } from '../rules/rule-text.tsx';

interface Props {
  readonly text: string;
  readonly words: ReadonlySet<string>;
}

/** Pieces of a text, each with where it begins. */
function piecesOf({ text, words }: Props) {
  let from = 0;
  return markWords(text, words).map((piece) => {
    const key = String(from);
    from += piece.text.length;
    return { ...piece, key };
  });
}

/** A text with what was looked for marked in it, and numbers of rules that lead on to theirs. */
export const Marked = (props: Props): ReactNode =>
  piecesOf(props).map(({ text, isFound, key }) =>
    isFound ? <mark key={key}>{text}</mark> : <RuleText key={key} text={text} />,
  );

/** The same inside of a link, which leads to one place alone. */
export const MarkedPlain = (props: Props): ReactNode =>
  piecesOf(props).map(({ text, isFound, key }) =>
    isFound ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>,
  );
