import { useEffect, useRef } from 'react';

/** How the fight ended, in one word; whoever fought it finds it in view, and the focus on it. */
export function ResultTitle({ text }: { readonly text: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h2 ref={title} id="result-title" className="stamp-large" tabIndex={-1}>
      {text}
    </h2>
  );
}
