import { type GameRecord, readRecord, replayTo, SPECTATOR, standing } from '@tallyho/kernel';
import { useMemo, useRef, useState } from 'react';
import { PageTitle } from '../../page/page-title.tsx';
import { writeRoute } from '../../page/route.ts';
import { branch } from '../../play/begin.ts';
import { goTo } from '../../play/onward.ts';
import { keptPace } from '../../play/pace.ts';
import { framed } from '../../play/table/framed.ts';
import { Icon } from '../../play/table/icons.tsx';
import { useFrame } from '../../play/table/use-frame.ts';
import { Unplayable, Untraceable } from '../../play/unplayable.tsx';
import { Controls } from '../../replay/controls.tsx';
import { usePlayer } from '../../replay/use-player.ts';
import { useReplayKeys } from '../../replay/use-replay-keys.ts';
import { isHuman } from '../../saved/players.ts';
import type { SavedGame } from '../../saved/saved-game.ts';
import { useLanguage } from '../../words/language.tsx';
import { Stage } from '../motion/stage.tsx';
import type { DogfightRoom } from '../room.ts';
import { frameOf } from '../sky/frame.ts';
import { Sky } from '../sky/sky.tsx';
import { Desk } from '../table/desk.tsx';
import { Hands } from '../table/hand.tsx';
import { SkyDrawer, type Wanted } from '../table/sky-drawer.tsx';
import { TurnMarks } from '../table/turn-marks.tsx';
import { useDogfightWords } from '../words/words.ts';

interface Props {
  readonly room: DogfightRoom;
  readonly saved: SavedGame;
  readonly step: number;
  onStep(step: number): void;
}

/** A game choice by choice, from any seat once it is over; while it goes on, only what its player has seen himself. */
export function RetraceTable(props: Props) {
  const record = useMemo(() => readRecord(props.saved.record), [props.saved]);
  if (!record.ok) return <Unplayable saved={props.saved} why={record.problem} />;
  return (
    <Stage pace={keptPace()}>
      <Film {...props} record={record.value} />
    </Stage>
  );
}

function Film({ room, saved, record, step: wanted, onStep }: Props & { readonly record: GameRecord }) {
  const { language, t } = useLanguage();
  const w = useDogfightWords();
  const frames = useMemo(() => [{ answered: null }, ...standing(record).map(() => ({ answered: null }))], [record]);
  const player = usePlayer(frames, wanted, onStep);
  useReplayKeys(player);
  const { step } = player;
  const { players } = saved;
  const seats = saved.over
    ? players.map((_, seat) => seat)
    : players.flatMap((who, seat) => (isHuman(who) && players.filter(isHuman).length === 1 ? [seat] : []));
  const [looking, setLooking] = useState(seats[0] ?? SPECTATOR);
  const [drawer, setDrawer] = useState<Wanted | null>(null);
  const flight = useRef<HTMLDivElement>(null);
  const frame = useFrame(flight, frameOf);
  const match = useMemo(() => replayTo(room.game, record, step), [room, record, step]);
  const before = useMemo(() => (step === 0 ? null : replayTo(room.game, record, step - 1)), [room, record, step]);
  const telling = useMemo(() => {
    if (!match.ok) return null;
    const { state } = match.value;
    return room.tell({ view: room.game.observe(state, looking), told: match.value.told(looking), players, language });
  }, [room, match, looking, players, language]);
  if (!match.ok) return <Untraceable saved={saved} why={match.problem} />;
  if (telling === null) return null;
  const { scene, hands } = telling;
  const fresh = scene.log.slice(before?.ok ? before.value.told(looking).length : 0);
  const title = `${w.result.replayTitle}${t.colon} ${saved.title}`;
  const news = fresh.map(({ text }) => text).join(' ');
  const nameOf = (name: string): string => room.seatName?.(name, language) ?? name;
  const playOn = (): void => {
    goTo(branch(room, match.value, saved));
  };
  return (
    <div className={`flight framed retrace ${room.system}`}>
      <div ref={flight} className="room">
        <div className="frame" data-viewport={frame.viewport} style={framed(frame)}>
          <section className="bar retold" aria-label={w.result.replayTitle}>
            <p className={`prompt ask ${news.length < 90 ? 'short' : 'longer'}`} aria-live="polite">
              {news}
            </p>
            <div className="answers">
              <label>
                {w.result.viewpoint}{' '}
                <select value={looking} onChange={({ target }) => setLooking(Number(target.value))}>
                  <option value={SPECTATOR}>{w.result.everybody}</option>
                  {seats.map((seat) => (
                    <option key={seat} value={seat}>
                      {nameOf(room.game.seats(match.value.state)[seat])}
                    </option>
                  ))}
                </select>
              </label>
              {saved.over && scene.end === null && (
                <button type="button" className="answer" onClick={playOn}>
                  {w.result.playOn}
                </button>
              )}
              <a href={writeRoute({ page: 'play', game: saved.id })}>{w.result.backToGame}</a>
            </div>
          </section>
          <Desk scene={scene}>
            <Hands
              hands={hands}
              card={frame.card}
              offers={() => null}
              picked={null}
              explained={false}
              onPick={() => {}}
              onChoose={() => {}}
            />
          </Desk>
          <Sky
            scene={scene}
            frame={frame}
            seed={saved.id}
            hands={{
              question: null,
              open: new Set(),
              placing: -1,
              aimed: null,
              onToken: (id) =>
                setDrawer({ tab: 'ratings', sheet: scene.tokens.find((token) => token.id === id)?.sheet ?? '' }),
              onChoose: () => {},
            }}
          />
          <div className="hud">
            <span className="hud-title" title={title}>
              <PageTitle text={title} />
            </span>
            <TurnMarks hud={scene.hud} />
            <span className="hud-space" />
            <button
              type="button"
              className="hud-button log-button"
              aria-expanded={drawer !== null}
              onClick={() => setDrawer(drawer === null ? { tab: 'log', sheet: '' } : null)}
            >
              <Icon of="log" />
              <span className="hud-name">{w.table.log}</span>
            </button>
          </div>
          <SkyDrawer scene={scene} wanted={drawer} onClose={() => setDrawer(null)} />
        </div>
      </div>
      <Controls player={player} />
    </div>
  );
}
