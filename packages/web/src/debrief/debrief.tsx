import { type GameRecord, readRecord } from '@tallyho/kernel';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { writeRoute } from '../page/route.ts';
import { SlimBar } from '../page/slim-bar.tsx';
import { useLater } from '../page/use-later.ts';
import type { DebriefProps } from '../play/room.ts';
import { ShareButton } from '../play/share-button.tsx';
import { Unplayable, Untraceable } from '../play/unplayable.tsx';
import { isHuman } from '../saved/players.ts';
import { flownFight } from '../story/flown-fight.ts';
import { useLanguage } from '../words/language.tsx';
import { systemName } from '../words/names.ts';
import { titleIn } from '../words/titles.ts';
import type { Debriefing } from './debriefing.ts';
import { LookBack } from './look-back.tsx';
import { useDebriefWords } from './words/words.ts';
import '../style/debrief/index.css';

export interface Props extends DebriefProps {
  readonly debriefing: Debriefing;
  /** Where to go back to. */
  readonly back: { readonly href: string; readonly to: string };
  /** How many moves of a whole campaign came before it; left out: it is a game of its own. */
  readonly from?: number;
  /** Which of several fights it is, where there are others. */
  readonly children?: ReactNode;
}

/** The room after a fight: how the chances went, where it changed, what could have been done, and what next. */
export function Debrief(props: Props) {
  const { saved, back, children } = props;
  const { t } = useLanguage();
  const w = useDebriefWords();
  const record = useMemo(() => readRecord(saved.record), [saved.record]);
  if (!record.ok) return <Unplayable saved={saved} why={record.problem} />;
  const levels = new Set(saved.players.flatMap((player) => (player.kind === 'bot' ? [t.levels[player.level]] : [])));
  const where = [systemName(record.value.header.system, t), w.turns(saved.turn), [...levels].join(', ')];
  return (
    <div className="debrief">
      <SlimBar back={back} title={titleIn(saved.title, t)} where={where.filter((part) => part !== '').join(' · ')}>
        <ShareButton game={saved} />
      </SlimBar>
      {children}
      <Played {...props} record={record.value} />
    </div>
  );
}

/** The record is played again when the page has been drawn; until then only its places are there. */
function Played(props: Props & { readonly record: GameRecord }) {
  const { debriefing, saved, record } = props;
  const { game } = debriefing.playable;
  const [seat, setSeat] = useState(() => Math.max(0, saved.players.findIndex(isHuman)));
  const fight = useLater(
    useCallback(() => flownFight(game, debriefing.tale, record, seat), [game, debriefing, record, seat]),
  );
  if (fight === null) return <Places />;
  if (!fight.ok) return <Untraceable saved={saved} why={fight.problem} />;
  return <LookBack key={seat} {...props} fight={fight.value} seat={seat} onSeat={setSeat} />;
}

/** Paper where everything will lie. */
const Places = () => (
  <div className="debrief-places" aria-hidden="true">
    <span className="debrief-head" />
    <span className="sheet debrief-chart" />
    <span className="debrief-below" />
  </div>
);

/** The way back from a fight to the games on this device. */
export const backToGames = (to: string): Props['back'] => ({ href: writeRoute({ page: 'saved', search: '' }), to });
