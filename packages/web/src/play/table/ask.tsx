import type { ReactNode } from 'react';

interface Props {
  /** A longer sentence is set smaller: the bar never grows. */
  readonly length: 'short' | 'long' | 'longer';
  readonly children: ReactNode;
}

/** The sentence of the bar, with what helps to answer it: in the middle of its place, however many lines it takes. */
export const Ask = ({ length, children }: Props) => (
  <div className={`ask ${length}`}>
    <div className="ask-words">{children}</div>
  </div>
);
