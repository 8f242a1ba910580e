import { type ComponentProps, type ReactNode, useState } from 'react';
import { WindowTitle } from '../../page/page-title.tsx';
import type { OfferScene, QuestionScene } from '../../play/scene.ts';
import { TabPanel } from '../../play/tab-panel.tsx';
import { Announcer } from '../../play/table/announcer.tsx';
import { askHint } from '../../play/table/ask-hint.ts';
import { Decide } from '../../play/table/decide.tsx';
import { HintBox } from '../../play/table/hint-box.tsx';
import { Log } from '../../play/table/log.tsx';
import { ResumedNotice } from '../../play/table/resumed-notice.tsx';
import { TableBar } from '../../play/table/table-bar.tsx';
import { TroubleNotice } from '../../play/table/trouble-notice.tsx';
import { Waiting } from '../../play/table/waiting.tsx';
import { WordsPanel } from '../../play/table/words-panel.tsx';
import { useTableWords } from '../../play/words/words.ts';
import { RuleNumbers } from '../../rules/rule-ref.tsx';
import { useLanguage } from '../../words/language.tsx';
import type { DeskBasics } from '../scene.ts';
import { useCampaignWords } from '../words/words.ts';
import { PilotList } from './pilot-list.tsx';
import type { Desk, DeskProps } from './use-desk.ts';

type AnyDesk = Desk<DeskBasics, QuestionScene<object>>;

interface FrameProps extends Pick<DeskProps, 'session' | 'seat'> {
  readonly desk: AnyDesk;
  /** What kind of desk it is, for the style sheet. */
  readonly kind: string;
  /** The tabs before those that every desk has. */
  readonly tabs: ComponentProps<typeof TabPanel>['tabs'];
  /** Whether pilots of name fly here. */
  readonly hasPilots?: boolean;
  readonly children: ReactNode;
}

/** What is around every desk: the bar above it, and beside it log, pilots, news, and everything in words. */
export function DeskFrame({ session, seat, desk, kind, tabs, hasPilots = true, children }: FrameProps) {
  const t = useTableWords();
  const w = useCampaignWords();
  const [sideOpen, setSideOpen] = useState(false);
  const { scene, title, question, settings, onSet } = desk;
  return (
    <RuleNumbers.Provider value={settings.referee}>
      <div className={`flight campaign ${kind}`}>
        <h1 className="unseen">{title}</h1>
        <WindowTitle text={title} />
        <TableBar
          turn={<BarTitle title={title} scene={scene} />}
          session={session}
          settings={settings}
          hasTitles={false}
          onSet={onSet}
          onPanels={() => setSideOpen(!sideOpen)}
          onConcede={scene.end === null && seat >= 0 ? () => session.concede(seat) : undefined}
        />
        {children}
        <TabPanel
          label={t.table.panels}
          fold={t.table.fold}
          open={sideOpen}
          onClose={() => setSideOpen(false)}
          tabs={[
            ...tabs,
            ...(hasPilots ? [{ id: 'pilots', name: w.desk.pilots, panel: <PilotList pilots={scene.pilots} /> }] : []),
            { id: 'events', name: w.desk.events, panel: <Log log={scene.log} /> },
            { id: 'words', name: w.desk.words, panel: <WordsPanel turn={scene.now} words={scene.words} /> },
          ]}
        />
        <Announcer log={scene.log} prompt={question?.prompt ?? ''} />
      </div>
    </RuleNumbers.Provider>
  );
}

/** Which campaign and which mission it is, and whom one commands. */
const BarTitle = ({ title, scene: { now, you } }: { readonly title: string; readonly scene: DeskBasics }) => (
  <>
    <span className="bar-title">{title}</span> <span className="bar-now">{you === '' ? now : `${now} · ${you}`}</span>
  </>
);

/** What went wrong with keeping the game, or with opening it. */
export const DeskNotices = ({ session }: Pick<DeskProps, 'session'>) => (
  <>
    <TroubleNotice session={session} />
    <ResumedNotice session={session} />
  </>
);

const nothing: OfferScene<object> = { options: [], refused: [] };

interface AskProps extends DeskProps {
  readonly desk: AnyDesk;
  /** Whether the answers are plain buttons; otherwise they are what lies below the question. */
  readonly hasButtons: boolean;
  readonly children: ReactNode;
}

/** What is asked, or who is waited for; nothing when it is over. */
export function DeskAsk({ room, session, seat, desk, hasButtons, children }: AskProps) {
  const { language } = useLanguage();
  const { decision, question, scene, mayUndo, hint, setHint } = desk;
  if (decision !== null && question !== null)
    return (
      <Decide
        decision={decision}
        question={hasButtons ? question : { ...question, buttons: nothing }}
        canUndo={mayUndo}
        guided={desk.settings.guided}
        onChoose={desk.choose}
        onUndo={() => session.undo(seat)}
        onHint={() => void askHint(() => session.hints(decision), setHint)}
      >
        <HintBox hint={hint} texts={question.texts} />
        {children}
      </Decide>
    );
  if (scene.end !== null) return null;
  return (
    <Waiting
      session={session}
      nameOf={(name) => room.missions.seatName?.(name, language) ?? name}
      seat={seat}
      awaited={desk.awaited}
      forced={desk.forced}
      canUndo={mayUndo}
    />
  );
}
