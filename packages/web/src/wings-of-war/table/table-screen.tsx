import type { Seat } from '@tallyho/kernel';
import { type Plane, subjectOf } from '@tallyho/wings-of-war';
import { type ReactNode, useMemo, useState } from 'react';
import { WindowTitle } from '../../page/page-title.tsx';
import { withDone } from '../../play/done-lines.ts';
import { Announcer } from '../../play/table/announcer.tsx';
import { ResumedNotice } from '../../play/table/resumed-notice.tsx';
import { TableBar } from '../../play/table/table-bar.tsx';
import { TroubleNotice } from '../../play/table/trouble-notice.tsx';
import { useSettings } from '../../play/table/use-settings.ts';
import { useTableKeys } from '../../play/table/use-table-keys.ts';
import { useLook } from '../../play/use-look.ts';
import { useTableWords } from '../../play/words/words.ts';
import { RuleNumbers } from '../../rules/rule-ref.tsx';
import { useFilm } from '../film/use-film.ts';
import { FlightMap } from '../map/flight-map.tsx';
import { ghostsFor, type Tried } from '../map/ghosts.ts';
import { mapScene } from '../map/scene.ts';
import type { WingsSession } from '../model/engine.ts';
import type { Orders } from '../model/orders.ts';
import { useDraft } from '../model/use-draft.ts';
import { modelOf } from '../model/use-model.ts';
import { ResultPanel } from '../result/result-panel.tsx';
import { doneLine, linesOf } from '../words/log-lines.ts';
import { promptFor } from '../words/prompt.ts';
import { planningPrompt } from '../words/question.ts';
import { useWingsWords } from '../words/words.ts';
import { QuestionPanel } from './question-panel.tsx';
import { SidePanel } from './side-panel.tsx';
import { Strips } from './strips.tsx';
import { turnWords } from './turn-words.ts';
import { Watching } from './watching.tsx';

interface Props {
  readonly session: WingsSession;
  readonly orders: Orders;
  readonly seat: Seat;
  /** What stands in place of the question while the screen is passed on. */
  readonly curtain: ReactNode;
}

/** The table as one seat sees it, with everything it can do. */
export function TableScreen({ session, orders, seat, curtain }: Props) {
  const w = useWingsWords();
  const t = useTableWords();
  useTableKeys();
  const { players } = session;
  const look = useLook(session, seat);
  const model = useMemo(() => modelOf(look), [look]);
  const decision = orders.hasLaid(seat) ? null : look.decision;
  const [settings, set] = useSettings();
  const screening = useFilm(model, settings.pace);
  const { shown, isPlaying } = screening;
  const { view, names } = model;
  const isConcedable = view.outcome === null && seat >= 0 && !session.isGuided;
  const [arcs, setArcs] = useState<readonly Plane[]>([]);
  const [trial, setTrial] = useState<{ moment: string; tried: Tried | null }>({ moment: '', tried: null });
  const [sideOpen, setSideOpen] = useState(false);
  const draft = useDraft(view, decision?.kind === 'plan');
  const { current, programmes } = draft;
  const moment = `${seat}/${decision?.id ?? 0}/${current?.plane ?? -1}/${current?.cards.length ?? 0}`;
  // What was tried belongs to the question it was tried for.
  const tried = trial.moment === moment ? trial.tried : null;
  const subject = decision === null ? null : subjectOf(view, seat);
  const lit = current?.plane ?? subject?.plane ?? -1;
  const targets = new Map(
    (decision?.options ?? []).flatMap((choice) =>
      choice.do === 'fire' || choice.do === 'tail' ? [[choice.target, choice] as const] : [],
    ),
  );
  const toggleArcs = (plane: Plane): void =>
    setArcs(arcs.includes(plane) ? arcs.filter((each) => each !== plane) : [...arcs, plane]);
  const pick = (plane: Plane): void => {
    const choice = isPlaying ? undefined : targets.get(plane);
    if (choice !== undefined && decision !== null) session.choose(seat, decision.id, choice);
    else if (programmes.some((each) => each.plane === plane)) draft.select(plane);
    else toggleArcs(plane);
  };
  const ghosts = ghostsFor(view, subject, programmes, current, tried);
  const lines = useMemo(
    () => withDone(linesOf(w, shown, shown.told), look.done, (each) => doneLine(w, t, look, each)),
    [w, t, shown, look],
  );
  const prompt =
    decision === null || isPlaying
      ? ''
      : current === null
        ? promptFor(w, view, names, decision)
        : planningPrompt(w, names, programmes, current);
  return (
    <RuleNumbers.Provider value={settings.referee}>
      <div className="flight wings-of-war">
        <h1 className="unseen">{session.kept.title}</h1>
        <WindowTitle text={session.kept.title} />
        <TableBar
          turn={turnWords(w, shown.view)}
          kept={session.kept}
          settings={settings}
          hasTitles={false}
          keys={w.table.keys}
          onSet={set}
          onPanels={() => setSideOpen(!sideOpen)}
          onConcede={isConcedable ? () => session.concede(seat) : undefined}
        />
        <div className="board">
          <Strips model={shown} players={players} arcs={arcs} lit={isPlaying ? -1 : lit} onArcs={toggleArcs} />
          <FlightMap
            scene={mapScene(screening, { arcs, ghosts, lit, targets: [...targets.keys()] })}
            titleOf={names.plane}
            onPick={pick}
          />
        </div>
        <SidePanel model={shown} players={players} log={lines} open={sideOpen} onClose={() => setSideOpen(false)} />
        <div className="below">
          <TroubleNotice trouble={session.trouble} kept={session.kept} onRetry={() => session.retry()} />
          <ResumedNotice kept={session.kept} />
          {!isPlaying && curtain}
          {!isPlaying && curtain === null && decision !== null && (
            <QuestionPanel
              session={session}
              orders={orders}
              model={model}
              decision={decision}
              mayUndo={look.mayUndo}
              draft={draft}
              moment={moment}
              guided={settings.guided}
              onTry={(next) => setTrial({ moment, tried: next })}
            />
          )}
          {(isPlaying || (curtain === null && decision === null && view.outcome === null)) && (
            <Watching session={session} orders={orders} model={model} screening={screening} look={look} />
          )}
          {!isPlaying && view.outcome !== null && <ResultPanel model={model} session={session} seat={seat} />}
        </div>
        <Announcer log={lines} prompt={prompt} />
      </div>
    </RuleNumbers.Provider>
  );
}
