import { type GameRecord, readRecord, replayTo, SPECTATOR, standing } from '@tallyho/kernel';
import { wingsOfWar } from '@tallyho/wings-of-war';
import { useMemo, useState } from 'react';
import { PageTitle } from '../../page/page-title.tsx';
import { writeRoute } from '../../page/route.ts';
import { branch } from '../../play/begin.ts';
import { lookAt } from '../../play/look.ts';
import { keptPace } from '../../play/pace.ts';
import { Unplayable, Untraceable } from '../../play/unplayable.tsx';
import { useTableWords } from '../../play/words/words.ts';
import { Controls } from '../../replay/controls.tsx';
import { usePlayer } from '../../replay/use-player.ts';
import { useReplayKeys } from '../../replay/use-replay-keys.ts';
import { isHuman } from '../../saved/players.ts';
import type { SavedGame } from '../../saved/saved-game.ts';
import { keepGame } from '../../saved/shelf.ts';
import { wingsTable } from '../begin.ts';
import { useFilm } from '../film/use-film.ts';
import { FlightMap } from '../map/flight-map.tsx';
import { mapScene } from '../map/scene.ts';
import type { WingsMatch } from '../model/engine.ts';
import { modelOf } from '../model/use-model.ts';
import { SidePanel } from '../table/side-panel.tsx';
import { Strips } from '../table/strips.tsx';
import { turnWords } from '../table/turn-words.ts';
import { linesOf } from '../words/log-lines.ts';
import { useWingsWords } from '../words/words.ts';

interface Props {
  readonly saved: SavedGame;
  readonly step: number;
  onStep(step: number): void;
}

/** A game choice by choice, from any seat once it is over; while it goes on, only what its player has seen himself. */
export function Retrace(props: Props) {
  const { saved, step } = props;
  const record = useMemo(() => readRecord(saved.record), [saved]);
  const match = useMemo(() => (record.ok ? replayTo(wingsOfWar, record.value, step) : record), [record, step]);
  if (!record.ok) return <Unplayable saved={saved} why={record.problem} />;
  if (!match.ok) return <Untraceable saved={saved} why={match.problem} />;
  return <Film {...props} record={record.value} match={match.value} />;
}

interface FilmProps extends Props {
  readonly record: GameRecord;
  readonly match: WingsMatch;
}

function Film({ saved, record, match, step: wanted, onStep }: FilmProps) {
  const w = useWingsWords();
  const { table, result } = useTableWords();
  const frames = useMemo(() => [{ answered: null }, ...standing(record).map(() => ({ answered: null }))], [record]);
  const player = usePlayer(frames, wanted, onStep);
  useReplayKeys(player);
  const { players } = saved;
  const people = players.filter(isHuman).length;
  const seats = saved.over
    ? players.map((_, seat) => seat)
    : players.flatMap((who, seat) => (isHuman(who) && people === 1 ? [seat] : []));
  const [looking, setLooking] = useState(seats[0] ?? SPECTATOR);
  const [sideOpen, setSideOpen] = useState(false);
  const [arcs, setArcs] = useState<readonly number[]>([]);
  const model = useMemo(() => modelOf(lookAt(match, looking)), [match, looking]);
  const screening = useFilm(model, keptPace());
  const { shown } = screening;
  const lines = useMemo(() => linesOf(w, model, model.told), [w, model]);
  const before = useMemo(() => (wanted === 0 ? null : replayTo(wingsOfWar, record, wanted - 1)), [record, wanted]);
  const fresh = linesOf(w, model, model.told.slice(before?.ok ? before.value.told(looking).length : 0));
  const toggle = (plane: number): void =>
    setArcs(arcs.includes(plane) ? arcs.filter((each) => each !== plane) : [...arcs, plane]);
  const playOn = (): void => {
    const game = branch(wingsTable, match, players);
    void keepGame(game);
    window.location.hash = writeRoute({ page: 'play', game: game.id });
  };
  return (
    <div className="flight retrace wings-of-war">
      <div className="table-bar">
        <PageTitle text={`${result.replayTitle}: ${saved.title}`} />
        <strong className="turn">{turnWords(w, shown.view)}</strong>
        <label>
          {result.viewpoint}{' '}
          <select value={looking} onChange={({ target }) => setLooking(Number(target.value))}>
            <option value={SPECTATOR}>{result.everybody}</option>
            {seats.map((seat) => (
              <option key={seat} value={seat}>
                {model.names.seat(seat)}
              </option>
            ))}
          </select>
        </label>
        {saved.over && model.view.outcome === null && (
          <button type="button" className="quiet" onClick={playOn}>
            {result.playOn}
          </button>
        )}
        <a href={writeRoute({ page: 'play', game: saved.id })}>{result.backToGame}</a>
        <button type="button" className="panels-button" onClick={() => setSideOpen(!sideOpen)}>
          {table.log}
        </button>
      </div>
      <div className="board">
        <Strips model={shown} players={players} arcs={arcs} lit={-1} onArcs={toggle} />
        <FlightMap
          scene={mapScene(screening, { arcs, ghosts: [], lit: -1, targets: [] })}
          titleOf={model.names.plane}
          onPick={toggle}
        />
      </div>
      <SidePanel model={shown} players={players} log={lines} open={sideOpen} onClose={() => setSideOpen(false)} />
      <div className="below">
        <p className="prompt" aria-live="polite">
          {fresh.map(({ text }) => text).join(' ')}
        </p>
        <Controls player={player} />
      </div>
    </div>
  );
}
