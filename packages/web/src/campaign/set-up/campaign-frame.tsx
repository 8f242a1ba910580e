import type { ReactNode } from 'react';
import { writeRoute } from '../../page/route.ts';
import { SlimBar } from '../../page/slim-bar.tsx';
import type { CampaignRoomId } from '../../system-ids.ts';
import { useWords } from '../../words/language.tsx';
import { titleIn } from '../../words/titles.ts';
import { useCampaignWords } from '../words/words.ts';

interface Props {
  readonly room: CampaignRoomId;
  /** The campaign's name, as it is kept. */
  readonly name: string;
  readonly length: string;
  /** What it is about, what its players should know, and what happened then; '': nothing is told. */
  readonly about: { readonly story: string; readonly advice: string; readonly history: string };
  /** Where it is fought, with its legend; null: nothing is drawn. */
  readonly map: { readonly picture: ReactNode; readonly legend: string } | null;
  /** One mission by itself; null: there is none. */
  readonly single: ReactNode;
  /** Who plays. */
  readonly sides: ReactNode;
  /** What else can be agreed on. */
  readonly options: ReactNode;
  /** The sheet with all its values. */
  readonly sheet: ReactNode;
  /** Why it cannot begin; '': it can. */
  readonly problem: string;
  onStart(): void;
}

/** A campaign before it begins: what it is about, its map and sheet, who plays, what is agreed on. */
export function CampaignFrame(props: Props) {
  const { room, name, length, about, map, single, sides, options, sheet, problem, onStart } = props;
  const t = useWords();
  const w = useCampaignWords();
  return (
    <div className="campaign-page set-up">
      <SlimBar
        back={{ href: writeRoute({ page: 'set-up', system: room }), to: w.setUp.other }}
        title={titleIn(name, t)}
        where={length}
      />
      <div className="campaign-top">
        <div>
          {map?.picture}
          {map !== null && <p className="legend">{map.legend}</p>}
          {single !== null && (
            <details className="sheet single-mission">
              <summary>
                <strong>{w.setUp.single}</strong>
              </summary>
              {single}
            </details>
          )}
        </div>
        <div>
          <p className="intro">{about.story}</p>
          <p>{about.advice}</p>
          {sides}
          <details className="sheet">
            <summary>
              <strong>{w.setUp.more}</strong>
            </summary>
            <div className="options">{options}</div>
          </details>
          <div className="set-up-end">
            <p role="status">{problem}</p>
            <button type="button" className="primary" disabled={problem !== ''} onClick={onStart}>
              {w.setUp.start}
            </button>
          </div>
        </div>
      </div>
      {about.history !== '' && (
        <section className="sheet campaign-history">
          <h2>{w.setUp.history}</h2>
          <p>{about.history}</p>
        </section>
      )}
      {sheet}
    </div>
  );
}
