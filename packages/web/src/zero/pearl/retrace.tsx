import { type GameRecord, readRecord, replayTo, standing } from '@tallyho/kernel';
import {
  type PearlChoice,
  type PearlEvent,
  type PearlOptions,
  type PearlState,
  type PearlView,
  zeroPearlHarbor,
} from '@tallyho/zero';
import { type ComponentProps, useMemo, useState } from 'react';
import { PageTitle } from '../../page/page-title.tsx';
import { writeRoute } from '../../page/route.ts';
import { lookAt } from '../../play/look.ts';
import type { Room } from '../../play/room.ts';
import { Unplayable, Untraceable } from '../../play/unplayable.tsx';
import { useTableWords } from '../../play/words/words.ts';
import { Controls } from '../../replay/controls.tsx';
import { usePlayer } from '../../replay/use-player.ts';
import { useReplayKeys } from '../../replay/use-replay-keys.ts';
import { useWords } from '../../words/language.tsx';
import { AlertTrack } from './board/alert-track.tsx';
import { PearlBoard } from './board/pearl-board.tsx';
import { RaidPanels } from './board/raid-panels.tsx';
import { Roster } from './board/roster.tsx';
import { Slip } from './board/slip.tsx';
import { latestAttack } from './tell/attack.ts';
import { isDiveFirst, momentOf } from './tell/end.ts';
import { linesOf } from './tell/lines.ts';
import { usePearlWords } from './words/words.ts';

type Props = ComponentProps<Room['Retrace']>;
type RaidMatch = Parameters<typeof lookAt<PearlState, PearlChoice, PearlEvent, PearlView, PearlOptions>>[0];

/** A raid looked at again, choice by choice. Nothing in it is hidden. */
export function RetraceRaid(props: Props) {
  const { saved, step } = props;
  const record = useMemo(() => readRecord(saved.record), [saved]);
  const match = useMemo(() => (record.ok ? replayTo(zeroPearlHarbor, record.value, step) : record), [record, step]);
  if (!record.ok) return <Unplayable saved={saved} why={record.problem} />;
  if (!match.ok) return <Untraceable saved={saved} why={match.problem} />;
  return <Film {...props} record={record.value} match={match.value} />;
}

function Film({
  saved,
  record,
  match,
  step,
  onStep,
}: Props & { readonly record: GameRecord; readonly match: RaidMatch }) {
  const w = usePearlWords();
  const { table, result } = useTableWords();
  const { colon } = useWords();
  const frames = useMemo(() => [{ answered: null }, ...standing(record).map(() => ({ answered: null }))], [record]);
  const player = usePlayer(frames, step, onStep);
  useReplayKeys(player);
  const [sideOpen, setSideOpen] = useState(false);
  const { view, told, decision } = useMemo(() => lookAt(match, 0), [match]);
  const log = useMemo(() => linesOf(view.fixed, told, w), [view, told, w]);
  const attack = useMemo(() => latestAttack(told), [told]);
  const kind = decision?.kind ?? '';
  return (
    <div className="flight campaign pearl retrace">
      <div className="table-bar">
        <PageTitle text={`${result.replayTitle}${colon} ${saved.title}`} />
        <strong className="turn">
          <span className="bar-now">{momentOf(view, kind, w)}</span>
        </strong>
        <a href={writeRoute({ page: 'play', game: saved.id })}>{result.backToGame}</a>
        <button type="button" className="panels-button" onClick={() => setSideOpen(!sideOpen)}>
          {table.log}
        </button>
      </div>
      <div className="board map-board">
        <PearlBoard view={view} attack={attack} standsAs={() => 'idle'} looked={-1} onTarget={() => {}} />
      </div>
      <div className="below">
        <p className="prompt" aria-live="polite">
          {log.at(-1)?.text}
        </p>
        <Controls player={player} />
        {attack !== null && <Slip fixed={view.fixed} attack={attack} />}
      </div>
      <div className="order-place">
        <div className="sheet order-paper">
          <AlertTrack alert={view.alert} flares={isDiveFirst(view)} />
          <Roster view={view} decision={null} chosen={-1} onChosen={() => {}} onChoose={() => {}} />
        </div>
      </div>
      <RaidPanels view={view} log={log} kind={kind} open={sideOpen} onClose={() => setSideOpen(false)} />
    </div>
  );
}
