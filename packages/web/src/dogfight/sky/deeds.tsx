import { useEffect, useRef, useState } from 'react';
import { useStage } from '../motion/stage.tsx';
import type { TravelLine } from '../scene.ts';
import { NapalmFires } from './effects/napalm.tsx';
import { Ohkas } from './ohkas.tsx';
import { napalmPlace } from './ordnance.tsx';
import { isBurning, Puffs } from './puffs.tsx';
import type { Over, Shown } from './shown.ts';
import { shownAs } from './shown-deeds.tsx';

/** Who has run on through a long stretch of play is not shown all of it. */
const MOST = 12;

interface Props extends Over {
  readonly log: readonly TravelLine[];
}

/** What was where, before the latest news. */
type Before = Pick<Props, 'tokens' | 'arranged' | 'ohkas'>;

/**
 * What has just been done is seen where it was done: shots, hits, bombs, falls. It takes no clicks and holds nobody up. The
 * puffs of Flak stay.
 */
export function Deeds({ log, tokens, arranged, ohkas, height, isAtSea }: Props) {
  const { seconds } = useStage();
  const heard = useRef(log.length);
  const before = useRef<Before>({ tokens, arranged, ohkas });
  const [shown, setShown] = useState<readonly Shown[]>([]);
  useEffect(() => {
    const news = log.slice(Math.min(heard.current, log.length)).filter(({ deed }) => deed !== null);
    const was = before.current;
    heard.current = log.length;
    before.current = { tokens, arranged, ohkas };
    if (seconds === 0 || news.length === 0 || news.length > MOST) return;
    const sky = { ...was, height, isAtSea };
    const fresh = news.flatMap((line) => (line.deed === null ? [] : shownAs(line.deed, line.text, sky)));
    setShown((others) => [...others, ...fresh]);
  }, [log, tokens, arranged, ohkas, height, isAtSea, seconds]);
  const done = (key: number): void => setShown((all) => all.filter((one) => one.key !== key));
  return (
    <>
      <Puffs log={log} arranged={arranged} />
      {arranged.target !== null && isBurning(log) && <NapalmFires {...napalmPlace(arranged.target)} />}
      <Ohkas ohkas={ohkas} target={arranged.target} />
      {shown.map((one) => (
        <Later key={one.key} shown={one} onDone={() => done(one.key)} />
      ))}
    </>
  );
}

function Later({ shown, onDone }: { readonly shown: Shown; onDone(): void }) {
  const [isDue, setDue] = useState(shown.after === 0);
  useEffect(() => {
    if (shown.after === 0) return;
    const timer = setTimeout(() => setDue(true), shown.after);
    return () => clearTimeout(timer);
  }, [shown]);
  return isDue ? shown.draw(onDone) : null;
}
