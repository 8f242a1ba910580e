import { useEffect, useRef, useState } from 'react';
import type { TableModel } from '../model/use-model.ts';
import { eventSentence } from '../words/speak.ts';
import { useDuelWords } from '../words/words.ts';

/** Tells what happened since it last spoke, and what is asked now, to those who listen to the page. */
export function Announcer({ model, prompt }: { readonly model: TableModel; readonly prompt: string }) {
  const w = useDuelWords();
  const heard = useRef(model.told.length);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const { told, names } = model;
    const news = told.slice(Math.min(heard.current, told.length)).map((event) => eventSentence(w, names, event));
    heard.current = told.length;
    setSaid([...news, prompt].join(' '));
  }, [model, prompt, w]);
  return (
    <p className="unseen" aria-live="polite" aria-atomic="true">
      {said}
    </p>
  );
}
