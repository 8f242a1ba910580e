import { type GameRecord, readRecord, replayTo, SPECTATOR, standing } from '@tallyho/kernel';
import { wingsOfWar } from '@tallyho/wings-of-war';
import { useMemo, useRef, useState } from 'react';
import { PageTitle } from '../../page/page-title.tsx';
import { writeRoute } from '../../page/route.ts';
import { branch } from '../../play/begin.ts';
import { lookAt } from '../../play/look.ts';
import { goTo } from '../../play/onward.ts';
import { keptPace } from '../../play/pace.ts';
import { Ask } from '../../play/table/ask.tsx';
import { Icon } from '../../play/table/icons.tsx';
import { useFrame } from '../../play/table/use-frame.ts';
import { Unplayable, Untraceable } from '../../play/unplayable.tsx';
import { useTableWords } from '../../play/words/words.ts';
import { Controls } from '../../replay/controls.tsx';
import { type Speed, usePlayer } from '../../replay/use-player.ts';
import { useReplayKeys } from '../../replay/use-replay-keys.ts';
import { isHuman } from '../../saved/players.ts';
import type { SavedGame } from '../../saved/saved-game.ts';
import { useWords } from '../../words/language.tsx';
import { wingsTable } from '../begin.ts';
import { useFilm } from '../film/use-film.ts';
import { useFilmKeys } from '../film/use-film-keys.ts';
import { mapScene } from '../map/scene.ts';
import type { WingsMatch } from '../model/engine.ts';
import { modelOf } from '../model/use-model.ts';
import { FilmBar } from '../table/film-bar.tsx';
import { FilmDesk } from '../table/film-desk.tsx';
import { isPhone, retraceFrame } from '../table/frame.ts';
import { framedReplay } from '../table/framed-map.ts';
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

/** Letters of what a step has brought that have room in the bar; with eight aircraft it may bring three dozen lines. */
const BRIEF = 130;

/** The first lines, and how many more there are. */
function inBrief(lines: readonly string[]): { readonly text: string; readonly rest: number } {
  let text = lines[0] ?? '';
  let told = Math.min(1, lines.length);
  while (told < lines.length && text.length + lines[told].length < BRIEF) text += ` ${lines[told++]}`;
  return { text, rest: lines.length - told };
}

interface FilmProps extends Props {
  readonly record: GameRecord;
  readonly match: WingsMatch;
}

function Film({ saved, record, match, step: wanted, onStep }: FilmProps) {
  const w = useWingsWords();
  const { table, result } = useTableWords();
  const { colon } = useWords();
  const frames = useMemo(() => [{ answered: null }, ...standing(record).map(() => ({ answered: null }))], [record]);
  const { players } = saved;
  const people = players.filter(isHuman).length;
  const seats = saved.over
    ? players.map((_, seat) => seat)
    : players.flatMap((who, seat) => (isHuman(who) && people === 1 ? [seat] : []));
  const [looking, setLooking] = useState(seats[0] ?? SPECTATOR);
  const [drawer, setDrawer] = useState<DrawerTab | null>(null);
  const [arcs, setArcs] = useState<readonly number[]>([]);
  const flight = useRef<HTMLDivElement>(null);
  const frame = useFrame(flight, retraceFrame);
  const model = useMemo(() => modelOf(lookAt(match, looking)), [match, looking]);
  const screening = useFilm(model, keptPace());
  const { shown, isPlaying } = screening;
  // The next step waits until what this one has begun has been watched.
  const player = usePlayer(frames, wanted, onStep, false, isPlaying);
  // There is one speed: that of the steps is that of the film.
  const setSpeed = (speed: number): void => {
    player.setSpeed(speed as Speed);
    screening.setSpeed(speed);
  };
  useFilmKeys({ ...screening, setSpeed }, { space: 'pauses' });
  useReplayKeys(player);
  const lines = useMemo(() => linesOf(w, model, model.told), [w, model]);
  const before = useMemo(() => (wanted === 0 ? null : replayTo(wingsOfWar, record, wanted - 1)), [record, wanted]);
  const fresh = linesOf(w, model, model.told.slice(before?.ok ? before.value.told(looking).length : 0));
  const toggle = (plane: number): void =>
    setArcs(arcs.includes(plane) ? arcs.filter((each) => each !== plane) : [...arcs, plane]);
  const playOn = (): void => {
    goTo(branch(wingsTable, match, saved));
  };
  const title = `${result.replayTitle}${colon} ${saved.title}`;
  const news = inBrief(fresh.map(({ text }) => text));
  const said = news.rest === 0 ? news.text : `${news.text} ${w.table.moreInLog(news.rest)}`;
  return (
    <div className="flight framed retrace wings-of-war">
      <div ref={flight} className="room">
        <div
          className="frame"
          data-viewport={frame.viewport}
          data-phone={isPhone(frame)}
          data-asks="nothing"
          style={framedReplay(frame)}
        >
          {isPlaying ? (
            <FilmBar model={model} screening={{ ...screening, setSpeed }} />
          ) : (
            <section className="bar retold" aria-label={result.replayTitle}>
              <Ask length={said.length < 58 ? 'short' : said.length < 96 ? 'long' : 'longer'}>
                <p className="prompt" aria-live="polite">
                  {said}
                </p>
              </Ask>
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
              </div>
            </section>
          )}
          <FilmDesk screening={screening} />
          <MapView
            screening={screening}
            scene={mapScene(screening, { arcs, ghosts: [], lit: -1, targets: [] })}
            frame={frame}
            isWatched
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
            <a
              className="hud-button way-back"
              href={writeRoute({ page: 'play', game: saved.id })}
              aria-label={result.backToGame}
              title={result.backToGame}
            >
              <Icon of="back" />
              <span className="hud-name">{result.backToGame}</span>
            </a>
          </div>
          <MapDrawer model={shown} players={players} log={lines} wanted={drawer} onClose={() => setDrawer(null)} />
          <Controls player={{ ...player, setSpeed }} />
        </div>
      </div>
    </div>
  );
}
