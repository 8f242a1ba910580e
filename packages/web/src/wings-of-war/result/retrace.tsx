import { type GameRecord, readRecord, replayTo, SPECTATOR, standing } from '@tallyho/kernel';
import { wingsOfWar } from '@tallyho/wings-of-war';
import { useMemo, useRef, useState } from 'react';
import { PageTitle } from '../../page/page-title.tsx';
import { writeRoute } from '../../page/route.ts';
import { branch } from '../../play/begin.ts';
import { lookAt } from '../../play/look.ts';
import { goTo } from '../../play/onward.ts';
import { keptPace } from '../../play/pace.ts';
import { Icon } from '../../play/table/icons.tsx';
import { useFrame } from '../../play/table/use-frame.ts';
import { Unplayable, Untraceable } from '../../play/unplayable.tsx';
import { useTableWords } from '../../play/words/words.ts';
import { Controls } from '../../replay/controls.tsx';
import { usePlayer } from '../../replay/use-player.ts';
import { useReplayKeys } from '../../replay/use-replay-keys.ts';
import { isHuman } from '../../saved/players.ts';
import type { SavedGame } from '../../saved/saved-game.ts';
import { wingsTable } from '../begin.ts';
import { useFilm } from '../film/use-film.ts';
import { mapScene } from '../map/scene.ts';
import type { WingsMatch } from '../model/engine.ts';
import { modelOf } from '../model/use-model.ts';
import { FilmBar } from '../table/film-bar.tsx';
import { FilmDesk } from '../table/film-desk.tsx';
import { frameOf, isPhone } from '../table/frame.ts';
import { framedMap } from '../table/framed-map.ts';
import { HudLine } from '../table/hud-line.tsx';
import { type DrawerTab, MapDrawer } from '../table/map-drawer.tsx';
import { MapView } from '../table/map-view.tsx';
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
  const [drawer, setDrawer] = useState<DrawerTab | null>(null);
  const [arcs, setArcs] = useState<readonly number[]>([]);
  const flight = useRef<HTMLDivElement>(null);
  const frame = useFrame(flight, frameOf);
  const model = useMemo(() => modelOf(lookAt(match, looking)), [match, looking]);
  const screening = useFilm(model, keptPace());
  const { shown, isPlaying } = screening;
  const lines = useMemo(() => linesOf(w, model, model.told), [w, model]);
  const before = useMemo(() => (wanted === 0 ? null : replayTo(wingsOfWar, record, wanted - 1)), [record, wanted]);
  const fresh = linesOf(w, model, model.told.slice(before?.ok ? before.value.told(looking).length : 0));
  const toggle = (plane: number): void =>
    setArcs(arcs.includes(plane) ? arcs.filter((each) => each !== plane) : [...arcs, plane]);
  const playOn = (): void => {
    goTo(branch(wingsTable, match, saved));
  };
  const title = `${result.replayTitle}: ${saved.title}`;
  const news = fresh.map(({ text }) => text).join(' ');
  return (
    <div className="flight framed retrace wings-of-war">
      <div ref={flight} className="room">
        <div
          className="frame"
          data-viewport={frame.viewport}
          data-phone={isPhone(frame)}
          data-asks="nothing"
          style={framedMap(frame)}
        >
          {isPlaying ? (
            <FilmBar model={model} screening={screening} />
          ) : (
            <section className="bar retold" aria-label={result.replayTitle}>
              <p className={`prompt ask ${news.length < 90 ? 'short' : 'longer'}`} aria-live="polite">
                {news}
              </p>
              <div className="answers">
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
                  <button type="button" className="answer" onClick={playOn}>
                    {result.playOn}
                  </button>
                )}
                <a href={writeRoute({ page: 'play', game: saved.id })}>{result.backToGame}</a>
              </div>
            </section>
          )}
          <FilmDesk screening={screening} />
          <MapView
            screening={screening}
            scene={mapScene(screening, { arcs, ghosts: [], lit: -1, targets: [] })}
            frame={frame}
            players={players}
            programmes={[]}
            lit={-1}
            targets={[]}
            touched={[]}
            arcs={arcs}
            onArcs={setArcs}
            onPick={toggle}
            onPlate={() => setDrawer('consoles')}
          />
          <div className="hud">
            <span className="hud-title" title={title}>
              <PageTitle text={title} />
            </span>
            <HudLine model={shown} programmes={[]} lit={-1} onSelect={toggle} />
            <span className="hud-space" />
            <button
              type="button"
              className="hud-button log-button"
              aria-expanded={drawer !== null}
              onClick={() => setDrawer(drawer === null ? 'log' : null)}
            >
              <Icon of="log" />
              <span className="hud-name">{table.log}</span>
            </button>
          </div>
          <MapDrawer model={shown} players={players} log={lines} wanted={drawer} onClose={() => setDrawer(null)} />
        </div>
      </div>
      <Controls player={player} />
    </div>
  );
}
