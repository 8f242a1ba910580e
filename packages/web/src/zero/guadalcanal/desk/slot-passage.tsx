import type { GuadalcanalView } from '@tallyho/zero';
import { useMemo } from 'react';
import { CampaignMapView } from '../../../campaign/map/campaign-map.tsx';
import { MOST_FLYING, PassageFrame } from '../../../campaign/passage.tsx';
import type { PassageProps } from '../../../campaign/play.tsx';
import { useLanguage } from '../../../words/language.tsx';
import { passageOf } from '../tell/passage.ts';
import { useGuadalcanalWords } from '../words/words.ts';

/** A Mission takes off, or comes back, over the Slot. */
export function SlotPassage({ view, title, report, onDone }: PassageProps) {
  const { language } = useLanguage();
  const w = useGuadalcanalWords();
  const scene = useMemo(
    // What is seen here is the Guadalcanal campaign.
    () => passageOf(view as unknown as GuadalcanalView, report, language),
    [view, report, language],
  );
  const aircraft = scene?.aircraft.slice(0, MOST_FLYING) ?? [];
  return (
    <PassageFrame title={title} text={scene?.text ?? ''} aircraft={aircraft.length} onDone={onDone}>
      {scene !== null && (
        <CampaignMapView
          map={scene.map}
          title={w.sheet.name}
          selected={0}
          flying={{ arrow: 0, aircraft, isHome: report !== null }}
        />
      )}
    </PassageFrame>
  );
}
