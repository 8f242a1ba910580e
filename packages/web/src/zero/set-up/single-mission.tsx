import { corsairs } from '@tallyho/zero';
import { useState } from 'react';
import { writeRoute } from '../../page/route.ts';
import { useLanguage } from '../../words/language.tsx';
import { useLandWords } from '../campaign/words/words.ts';
import { useZeroWords } from '../words/words.ts';
import { flightLine, flightsOf } from './corsairs-flights.ts';
import { flightName, lineName } from './line-form.tsx';
import { missionAddress } from './mission-address.ts';
import { lineId } from './mission-lines.ts';

/** One Mission of a campaign by itself: a line of its targets, and the way to where it is prepared. */
export function SingleMission({ campaign }: { readonly campaign: corsairs.LandSheet }) {
  const w = useLandWords();
  const zero = useZeroWords();
  const { language } = useLanguage();
  const lines = corsairs.isCorsairs(campaign)
    ? flightsOf(campaign).map((flight) => ({ id: flightLine(flight), name: flightName(zero, flight, language) }))
    : campaign.targets.map((target) => ({ id: lineId(campaign, target), name: lineName(zero, target) }));
  const [line, setLine] = useState(lines[0].id);
  return (
    <div className="single-form">
      <p>{w.setUp.singleIntro}</p>
      <label>
        {w.setUp.singleTarget}
        <select value={line} onChange={({ target }) => setLine(target.value)}>
          {lines.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
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
