import { useState } from 'react';
import type { ReplayRoute } from '../page/route.ts';
import { Controls } from './controls.tsx';
import { FailureReport } from './failure-report.tsx';
import type { Film } from './film.ts';
import { FilmHeader } from './film-header.tsx';
import { Happenings } from './happenings.tsx';
import { Questions } from './questions.tsx';
import { Refusal } from './refusal.tsx';
import { ScriptLines } from './script-lines.tsx';
import { StepCard } from './step-card.tsx';
import { TableSheet } from './table-sheet.tsx';
import { usePlayer } from './use-player.ts';
import { useReplayKeys } from './use-replay-keys.ts';
import type { Viewpoint } from './viewpoint.ts';

interface Props {
  readonly film: Film;
  readonly route: ReplayRoute;
  onStep(step: number): void;
}

/** The replay: what is done at a step, what follows, what is asked, and the table, with the controls at hand. */
export function FilmView({ film, route, onStep }: Props) {
  const [from, setFrom] = useState<Viewpoint>('everything');
  const player = usePlayer(film.frames, route.step, onStep);
  useReplayKeys(player);
  const { step, last } = player;
  const frame = film.frames[step];
  return (
    <div className="replay-page">
      <FilmHeader film={film} route={route} />
      {film.failure !== null && (
        <FailureReport failure={film.failure} onShow={last > 0 && step !== last ? () => player.go(last) : null} />
      )}
      {film.refusal !== null && <Refusal problem={film.refusal} />}
      {frame !== undefined && (
        <>
          <div className="replay">
            <div className="column">
              <StepCard film={film} frame={frame} number={step} from={from} />
              <Happenings frame={frame} from={from} />
              <Questions film={film} frame={frame} from={from} />
            </div>
            <TableSheet film={film} frame={frame} before={film.frames[step - 1]} from={from} onLook={setFrom} />
            <ScriptLines film={film} step={step} from={from} onGo={player.go} />
          </div>
          <Controls player={player} />
        </>
      )}
    </div>
  );
}
