import { type PearlChoice, pearlRules } from '@tallyho/zero';
import { useEffect, useMemo, useState } from 'react';
import { WindowTitle } from '../../../page/page-title.tsx';
import { tableKeys } from '../../../play/keys.ts';
import type { QuestionScene, RefusedScene } from '../../../play/scene.ts';
import { Announcer } from '../../../play/table/announcer.tsx';
import { askHint } from '../../../play/table/ask-hint.ts';
import { Decide } from '../../../play/table/decide.tsx';
import { HintBox, type HintState } from '../../../play/table/hint-box.tsx';
import { ResumedNotice } from '../../../play/table/resumed-notice.tsx';
import { TableBar } from '../../../play/table/table-bar.tsx';
import { TroubleNotice } from '../../../play/table/trouble-notice.tsx';
import { useSettings } from '../../../play/table/use-settings.ts';
import { useTableKeys } from '../../../play/table/use-table-keys.ts';
import { Waiting } from '../../../play/table/waiting.tsx';
import { useLook } from '../../../play/use-look.ts';
import { useTableWords } from '../../../play/words/words.ts';
import { RuleNumbers } from '../../../rules/rule-ref.tsx';
import type { PearlSession } from '../model/engine.ts';
import { latestAttack } from '../tell/attack.ts';
import { choiceWords, promptOf } from '../tell/choices.ts';
import { isDiveFirst, momentOf } from '../tell/end.ts';
import { linesOf } from '../tell/lines.ts';
import { usePearlWords } from '../words/words.ts';
import { AlertTrack } from './alert-track.tsx';
import { type RaidDecision, useReason } from './decision.ts';
import { PearlBoard, type TargetUse } from './pearl-board.tsx';
import { RaidPanels } from './raid-panels.tsx';
import { RaidResult } from './raid-result.tsx';
import { nextFlight, Roster } from './roster.tsx';
import { Slip } from './slip.tsx';

interface Props {
  readonly session: PearlSession;
  readonly seat: number;
}

/** Pearl Harbor as its player sees it: the map, the Flights of the wave, what is asked, what the last attack did. */
export function RaidScreen({ session, seat }: Props) {
  const w = usePearlWords();
  const t = useTableWords();
  const why = useReason();
  useTableKeys();
  const [settings, set] = useSettings();
  const { view, told, decision, forced, mayUndo } = useLook(session, seat);
  const [wanted, setWanted] = useState(-1);
  const [looked, setLooked] = useState(-1);
  const [said, setSaid] = useState('');
  const [hint, setHint] = useState<HintState>('none');
  const [sideOpen, setSideOpen] = useState(false);
  const moment = decision?.id ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question folds away what belonged to the old one
  useEffect(() => {
    setHint('none');
    setLooked(-1);
    setSaid('');
  }, [moment]);
  const log = useMemo(() => linesOf(view.fixed, told, w), [view.fixed, told, w]);
  const attack = useMemo(() => latestAttack(told), [told]);
  const chosen = decision?.kind === 'allot' ? nextFlight(view, wanted) : -1;
  const choose = (choice: PearlChoice): void => {
    if (decision === null) return;
    if (choice.do === 'allot') setWanted(choice.flight);
    session.choose(seat, decision.id, choice);
  };
  const sent = (target: number): PearlChoice | undefined =>
    decision?.options.find((one) => one.do === 'allot' && one.flight === chosen && one.target === target);
  const standsAs = (target: number): TargetUse =>
    chosen < 0 ? 'idle' : sent(target) === undefined ? 'refused' : 'open';
  const pick = (target: number): void => {
    const choice = sent(target);
    if (choice !== undefined) return choose(choice);
    setLooked(target);
    const refusal = decision?.refusals.find(
      ({ choice: one }) => one.do === 'allot' && one.flight === chosen && one.target === target,
    );
    setSaid(refusal === undefined ? '' : why(refusal.reason));
  };
  const question = decision === null ? null : questionFor(decision);
  function questionFor(asked: RaidDecision): QuestionScene<PearlChoice> {
    const isButton = asked.kind === 'third-wave';
    const refused = asked.refusals.flatMap((each): RefusedScene[] =>
      each.choice.do === 'launch'
        ? [{ text: w.desk.launch, reason: each.reason, rule: each.because, inSight: false }]
        : [],
    );
    return {
      ...promptOf(view, asked.kind, w),
      buttons: {
        options: isButton
          ? asked.options.map((choice) => ({
              choice,
              text: choiceWords(view, choice, w),
              isPass: false,
              aircraft: null,
            }))
          : [],
        refused,
      },
      texts: asked.options.map((choice) => choiceWords(view, choice, w)),
    };
  }
  const title = session.title;
  const net = pearlRules.scoreOf(view).net;
  return (
    <RuleNumbers.Provider value={settings.referee}>
      <div className="flight campaign pearl">
        <h1 className="unseen">{title}</h1>
        <WindowTitle text={title} />
        <TableBar
          turn={
            <>
              <span className="bar-title">{title}</span>{' '}
              <span className="bar-now">{momentOf(view, decision?.kind ?? '', w)}</span>
            </>
          }
          session={session}
          settings={settings}
          hasTitles={false}
          onSet={set}
          onPanels={() => setSideOpen(!sideOpen)}
          onConcede={view.outcome === null && seat >= 0 && !session.isGuided ? () => session.concede(seat) : undefined}
        />
        <div className="board map-board">
          <PearlBoard view={view} attack={attack} standsAs={standsAs} looked={looked} onTarget={pick} />
        </div>
        <div className="below">
          <TroubleNotice session={session} />
          <ResumedNotice session={session} />
          {decision !== null && question !== null && (
            <Decide
              decision={decision}
              question={question as QuestionScene<object>}
              canUndo={mayUndo}
              guided={settings.guided}
              onChoose={(choice) => choose(choice as PearlChoice)}
              onUndo={() => session.undo(seat)}
              onHint={() => void askHint(() => session.hints(decision), setHint)}
            >
              <p className="pearl-said" role="status">
                {said}
              </p>
              <HintBox hint={hint} texts={question.texts} />
            </Decide>
          )}
          {decision === null && view.outcome === null && (
            <Waiting
              session={session}
              seat={seat}
              awaited={view.asks.find(({ answered }) => !answered)?.seat ?? -1}
              forced={forced === null ? '' : t.table.onlyAnswer(choiceWords(view, forced.options[0], w))}
              canUndo={mayUndo}
            />
          )}
          {session.finished !== null && <RaidResult view={view} kept={session.finished} isGuided={session.isGuided} />}
          {attack !== null && view.outcome === null && <Slip fixed={view.fixed} attack={attack} />}
        </div>
        {view.outcome === null && (
          <div className="order-place">
            <div className="sheet order-paper">
              <AlertTrack alert={view.alert} flares={isDiveFirst(view)} />
              <Roster view={view} decision={decision} chosen={chosen} onChosen={setWanted} onChoose={choose} />
            </div>
            {decision !== null && decision.kind !== 'third-wave' && (
              <Act decision={decision} text={(choice) => choiceWords(view, choice, w)} onChoose={choose} />
            )}
          </div>
        )}
        <div className="standing-strip">
          <strong>{w.pearl.results[pearlRules.scoreOf(view).result]}</strong>
          <strong>{w.desk.net(net)}</strong>
        </div>
        <RaidPanels
          view={view}
          log={log}
          kind={decision?.kind ?? ''}
          open={sideOpen}
          onClose={() => setSideOpen(false)}
        />
        <Announcer log={log} prompt={question?.prompt ?? ''} />
      </div>
    </RuleNumbers.Provider>
  );
}

interface ActProps {
  readonly decision: RaidDecision;
  text(choice: PearlChoice): string;
  onChoose(choice: PearlChoice): void;
}

/** What sends the wave, or the next Flight. */
function Act({ decision, text, onChoose }: ActProps) {
  const w = usePearlWords();
  const [first] = decision.options;
  const choice = first.do === 'launch' || first.do === 'attack' ? first : undefined;
  const closed = decision.refusals.find(({ choice: one }) => one.do === 'launch')?.reason;
  return (
    <div className="order-act">
      <button
        type="button"
        className="primary take-off"
        data-key={tableKeys.go}
        disabled={choice === undefined}
        onClick={() => choice !== undefined && onChoose(choice)}
      >
        {choice !== undefined ? text(choice) : closed === 'nobody-is-sent' ? w.desk.launchNobody : w.desk.launchFirst}
      </button>
    </div>
  );
}
