import { type ReactNode, useEffect } from 'react';
import { WindowTitle } from '../page/page-title.tsx';
import { tableKeys } from '../play/keys.ts';
import { useTableKeys } from '../play/table/use-table-keys.ts';
import { useLanguage } from '../words/language.tsx';
import { titleIn } from '../words/titles.ts';
import { STEP, WAY } from './map/flight.tsx';
import { useCampaignWords } from './words/words.ts';

const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** No more aircraft than this fly over a map. */
export const MOST_FLYING = 6;
/** Milliseconds that one may look at it when they have arrived. */
const REST = 350;

interface Props {
  readonly title: string;
  /** Who takes off, or comes back. */
  readonly text: string;
  /** How many aircraft are seen; none: there is nothing to watch. */
  readonly aircraft: number;
  onDone(): void;
  /** The map that they fly over. */
  readonly children: ReactNode;
}

/** Somebody takes off, or comes back, over the map; it can be skipped. */
export function PassageFrame({ title, text, aircraft, onDone, children }: Props) {
  const { t } = useLanguage();
  const w = useCampaignWords();
  useTableKeys();
  const isShown = aircraft > 0 && !isStill();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is watched once
  useEffect(() => {
    const timer = window.setTimeout(onDone, isShown ? WAY + STEP * aircraft + REST : 0);
    return () => window.clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  return (
    <div className="flight campaign map-passage">
      <WindowTitle text={titleIn(title, t)} />
      <h1 role="status">{text}</h1>
      {children}
      <button type="button" className="answer" data-key={tableKeys.go} onClick={onDone}>
        {w.passage.skip}
      </button>
    </div>
  );
}
