import type { LandCampaign } from '@tallyho/zero';
import { useState } from 'react';
import { writeRoute } from '../../../page/route.ts';
import { lineName } from '../../set-up/line-form.tsx';
import { missionAddress } from '../../set-up/mission-address.ts';
import { lineId } from '../../set-up/mission-plan.ts';
import { useZeroWords } from '../../words/words.ts';
import { useLandWords } from '../words/words.ts';

/** One Mission of a campaign by itself: a line of its targets, and the way to where it is prepared. */
export function SingleMission({ campaign }: { readonly campaign: LandCampaign }) {
  const w = useLandWords();
  const zero = useZeroWords();
  const [line, setLine] = useState(lineId(campaign, campaign.targets[0]));
  return (
    <div className="single-form">
      <p>{w.setUp.singleIntro}</p>
      <label>
        {w.setUp.singleTarget}
        <select value={line} onChange={({ target }) => setLine(target.value)}>
          {campaign.targets.map((target) => (
            <option key={target.number} value={lineId(campaign, target)}>
              {lineName(zero, target)}
            </option>
          ))}
        </select>
      </label>
      <a className="button" href={writeRoute({ page: 'set-up', system: 'zero', chosen: missionAddress(line) })}>
        {w.setUp.singleGo}
      </a>
    </div>
  );
}
