import { useEffect, useRef, useState } from 'react';
import type { LineScene } from '../scene.ts';

/** Tells what happened since it last spoke, and what is asked now, to those who listen to the page. */
export function Announcer({ log, prompt }: { readonly log: readonly LineScene[]; readonly prompt: string }) {
  const heard = useRef(log.length);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const news = log.slice(Math.min(heard.current, log.length)).map(({ text }) => text);
    heard.current = log.length;
    setSaid([...news, prompt].join(' '));
  }, [log, prompt]);
  return (
    <p className="unseen" aria-live="polite" aria-atomic="true">
      {said}
    </p>
  );
}
