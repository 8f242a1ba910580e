import { downInFlames } from '@tallyho/down-in-flames';
import { type GameRecord, type Match, type Result, readRecord, replay, SPECTATOR } from '@tallyho/kernel';
import { sentence } from '@tallyho/words';
import { useMemo, useState } from 'react';
import { PageTitle } from '../../page/page-title.tsx';
import { writeRoute } from '../../page/route.ts';
import { NoGame } from '../../play/no-game.tsx';
import { isHuman } from '../../play/players.ts';
import { Controls } from '../../replay/controls.tsx';
import { usePlayer } from '../../replay/use-player.ts';
import { useReplayKeys } from '../../replay/use-replay-keys.ts';
import type { SavedGame } from '../../saved/saved-game.ts';
import { keepGame } from '../../saved/shelf.ts';
import { useLanguage } from '../../words/language.tsx';
import { branch, type Duel } from '../begin.ts';
import { sortOffers } from '../model/offers.ts';
import { planeInFocus } from '../model/relations.ts';
import { modelOf } from '../model/use-model.ts';
import { Board } from '../table/board.tsx';
import { Hand } from '../table/hand.tsx';
import { SidePanel } from '../table/side-panel.tsx';
import { turnWords } from '../table/words-panel.tsx';
import { eventSentence } from '../words/speak.ts';
import { useDuelWords } from '../words/words.ts';

interface Props {
  readonly saved: SavedGame;
  readonly step: number;
  onStep(step: number): void;
}

/** A game choice by choice, from any seat once it is over; while it goes on, only what its player has seen himself. */
export function Retrace({ saved, step, onStep }: Props) {
  const { t, language } = useLanguage();
  const record = useMemo(() => readRecord(saved.record), [saved]);
  if (!record.ok)
    return (
      <NoGame title={t.gameUnplayable} help={t.gameUnplayableHelp}>
        <p>{sentence(record.problem, language)}</p>
      </NoGame>
    );
  return <Film saved={saved} record={record.value} step={step} onStep={onStep} />;
}

const nothing = sortOffers(null, []);

function Film({ saved, record, step: wanted, onStep }: Props & { readonly record: GameRecord }) {
  const { t, language } = useLanguage();
  const w = useDuelWords();
  const frames = useMemo(
    () => [{ answered: null }, ...record.lines.filter(({ kind }) => kind === 'move').map(() => ({ answered: null }))],
    [record],
  );
  const player = usePlayer(frames, wanted, onStep);
  useReplayKeys(player);
  const { step } = player;
  const seats = saved.over
    ? saved.players.map((_, seat) => seat)
    : saved.players.flatMap((who, seat) => (isHuman(who) && saved.players.filter(isHuman).length === 1 ? [seat] : []));
  const [looking, setLooking] = useState(seats[0] ?? SPECTATOR);
  const [sideOpen, setSideOpen] = useState(false);
  const match = useMemo(() => matchAt(record, step), [record, step]);
  const before = useMemo(() => (step === 0 ? null : matchAt(record, step - 1)), [record, step]);
  const model = useMemo(
    () => (match.ok ? modelOf(downInFlames.observe(match.value.state, looking), match.value.told(looking)) : null),
    [match, looking],
  );
  if (model === null || !match.ok)
    return (
      <NoGame title={t.gameUnplayable} help={t.gameUnplayableHelp}>
        {!match.ok && <p>{sentence(match.problem, language)}</p>}
      </NoGame>
    );
  const fresh = model.told.slice(before?.ok ? before.value.told(looking).length : 0);
  const plane = planeInFocus(model.view);
  const playOn = (): void => {
    const game = branch(match.value, saved.players);
    keepGame(game);
    window.location.hash = writeRoute({ page: 'play', game: game.id });
  };
  return (
    <div className="flight retrace">
      <div className="table-bar">
        <PageTitle text={`${w.result.replayTitle}: ${saved.title}`} />
        <strong className="turn">{turnWords(model, w.table)}</strong>
        <label>
          {w.result.viewpoint}{' '}
          <select value={looking} onChange={({ target }) => setLooking(Number(target.value))}>
            <option value={SPECTATOR}>{w.result.everybody}</option>
            {seats.map((seat) => (
              <option key={seat} value={seat}>
                {model.view.fixed.seats[seat]}
              </option>
            ))}
          </select>
        </label>
        {saved.over && model.view.outcome === null && (
          <button type="button" className="quiet" onClick={playOn}>
            {w.result.playOn}
          </button>
        )}
        <a href={writeRoute({ page: 'play', game: saved.id })}>{w.result.backToGame}</a>
        <button type="button" className="panels-button" onClick={() => setSideOpen(!sideOpen)}>
          {w.table.log}
        </button>
      </div>
      <Board model={model} players={saved.players} />
      <SidePanel model={model} open={sideOpen} onClose={() => setSideOpen(false)} />
      <div className="below">
        <p className="prompt" aria-live="polite">
          {fresh.map((event) => eventSentence(w, model.names, event)).join(' ')}
        </p>
        {plane >= 0 && (
          <Hand
            model={model}
            plane={plane}
            offers={nothing}
            asked={false}
            picked={null}
            explained={false}
            onPick={() => {}}
          />
        )}
        <Controls player={player} />
      </div>
    </div>
  );
}

const matchAt = (record: GameRecord, step: number): Result<Duel> =>
  replay(downInFlames, record, step) as Result<Match & Duel>;
