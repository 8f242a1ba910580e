import { useEffect, useRef } from 'react';
import { useWords } from '../words/language.tsx';

let arrivedByLink = false;

/** Somebody has followed a link inside the page. */
export const followLink = (): void => {
  arrivedByLink = true;
};

/** Whether somebody has come to what is shown by a link inside the page, and not by opening it. */
export const cameByLink = (): boolean => arrivedByLink;

/** The title of the window, where the page has no heading that is seen. */
export function WindowTitle({ text }: { readonly text: string }) {
  const t = useWords();
  useEffect(() => {
    document.title = `${text} – ${t.appName}`;
  }, [text, t]);
  return null;
}

interface Props {
  readonly text: string;
  /** The same, line by line, where it is set in lines. */
  readonly lines?: readonly string[];
}

/** The heading of a page; whoever came here by a link inside the page finds the focus on it. */
export function PageTitle({ text, lines = [text] }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrivedByLink) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      <WindowTitle text={text} />
      {lines.length === 1 ? text : lines.map((line) => <span key={line}>{line} </span>)}
    </h1>
  );
}
