import { useEffect, useRef, useState } from 'react';
import type { LineScene } from '../scene.ts';

/** Tells what happened since it last spoke to those who listen to the page, and at once what is asked of them now. */
export function Announcer({ log, prompt }: { readonly log: readonly LineScene[]; readonly prompt: string }) {
  const heard = useRef(log.length);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const news = log.slice(Math.min(heard.current, log.length)).map(({ text }) => text);
    heard.current = log.length;
    if (news.length > 0) setSaid(news.join(' '));
  }, [log]);
  return (
    <>
      <p className="unseen" aria-live="polite" aria-atomic="true">
        {said}
      </p>
      <p className="unseen" aria-live="assertive" aria-atomic="true">
        {prompt}
      </p>
    </>
  );
}
