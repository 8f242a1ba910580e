import type { SuperfortressFlight, SuperfortressView } from '@tallyho/zero';
import { useEffect } from 'react';
import { PlanePicture } from '../../../art/plane-picture.tsx';
import type { PassageProps } from '../../../campaign/play.tsx';
import { WindowTitle } from '../../../page/page-title.tsx';
import { tableKeys } from '../../../play/keys.ts';
import { useTableKeys } from '../../../play/table/use-table-keys.ts';
import { useLanguage } from '../../../words/language.tsx';
import { titleIn } from '../../../words/titles.ts';
import { craftOf } from '../../campaign/model/cards.ts';
import { drawsOf } from '../tell/fleet.ts';
import { flightTitle } from '../tell/report.ts';
import { b29, listed, opponentWords } from '../tell/speak.ts';
import { useSuperfortressWords } from '../words/words.ts';
import { Draws } from './draws.tsx';

/** Before a flight that is fought: what the cards have said, and who comes from where. */
export function Briefing({ view: seen, title, report, onDone }: PassageProps) {
  // What is seen here is this campaign.
  const view = seen as unknown as SuperfortressView;
  const flight = view.log.at(-1);
  // Who comes back is told by the report.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is passed once
  useEffect(() => {
    if (report !== null) onDone();
  }, [report]);
  return report !== null || flight === undefined ? null : (
    <Sheet view={view} flight={flight} title={title} onGo={onDone} />
  );
}

interface Props {
  readonly view: SuperfortressView;
  readonly flight: SuperfortressFlight;
  readonly title: string;
  onGo(): void;
}

function Sheet({ view, flight, title, onGo }: Props) {
  const { t, language } = useLanguage();
  const w = useSuperfortressWords();
  useTableKeys();
  const name = flightTitle(flight, language);
  const own = flight.flyers.map(({ aircraft }) => b29(aircraft, w));
  const line = view.weeks.at(-1);
  const draws = line === undefined ? [] : drawsOf(view, line, language);
  return (
    <div className="flight campaign b29-briefing">
      <WindowTitle text={titleIn(title, t)} />
      <article className="sheet">
        <h1>{w.briefing.title(name)}</h1>
        <p>{w.briefing.flying({ aircraft: listed(own, language), level: w.levels[flight.altitude] })}</p>
        <h2>{w.briefing.fighters}</h2>
        {flight.opponents.length === 0 ? (
          <p>{w.briefing.none}</p>
        ) : (
          <ul className="b29-opponents">
            {flight.opponents.map((one, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: several of a type are alike
              <li key={nth}>
                <PlanePicture aircraft={one.aircraft} like={craftOf(one.aircraft).looks} facing="left" compared />
                <span>{w.briefing.start({ aircraft: opponentWords(one, w), level: w.levels[one.altitude] })}</span>
              </li>
            ))}
          </ul>
        )}
        {flight.kind === 'supply' && <p>{w.briefing.turns(flight.turns)}</p>}
        <h2>{w.briefing.cards}</h2>
        <Draws draws={draws} />
        <p className="legend">{w.briefing.rule}</p>
      </article>
      <button type="button" className="primary answer take-off" data-key={tableKeys.go} onClick={onGo}>
        {w.briefing.go}
      </button>
    </div>
  );
}
