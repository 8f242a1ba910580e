import { useEffect, useRef } from 'react';
import { useWords } from '../words/language.tsx';

let arrivedByLink = false;
window.addEventListener('hashchange', () => {
  arrivedByLink = true;
});

/** Whether somebody has come to what is shown by a link inside the page, and not by opening it. */
export const cameByLink = (): boolean => arrivedByLink;

/** The heading of a page; whoever came here by a link inside the page finds the focus on it. */
export function PageTitle({ text }: { readonly text: string }) {
  const t = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrivedByLink) heading.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    document.title = `${text} – ${t.appName}`;
  }, [text, t]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {text}
    </h1>
  );
}
