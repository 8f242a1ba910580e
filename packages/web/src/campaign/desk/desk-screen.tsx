import { useEffect, useState } from 'react';
import { useTelling } from '../../dogfight/use-telling.ts';
import { WindowTitle } from '../../page/page-title.tsx';
import type { OfferScene } from '../../play/scene.ts';
import type { Session } from '../../play/session.ts';
import { TabPanel } from '../../play/tab-panel.tsx';
import { Announcer } from '../../play/table/announcer.tsx';
import { askHint } from '../../play/table/ask-hint.ts';
import { Decide } from '../../play/table/decide.tsx';
import { HintBox, type HintState } from '../../play/table/hint-box.tsx';
import { Log } from '../../play/table/log.tsx';
import { ResumedNotice } from '../../play/table/resumed-notice.tsx';
import { TableBar } from '../../play/table/table-bar.tsx';
import { TroubleNotice } from '../../play/table/trouble-notice.tsx';
import { useSettings } from '../../play/table/use-settings.ts';
import { useTableKeys } from '../../play/table/use-table-keys.ts';
import { Waiting } from '../../play/table/waiting.tsx';
import { WordsPanel } from '../../play/table/words-panel.tsx';
import { useTableWords } from '../../play/words/words.ts';
import { RuleNumbers } from '../../rules/rule-ref.tsx';
import { useWords } from '../../words/language.tsx';
import { titleIn } from '../../words/titles.ts';
import { CampaignMapView } from '../map/campaign-map.tsx';
import { aspectOf } from '../map/projection.ts';
import { Outcome } from '../report/outcome.tsx';
import type { CampaignRoom, CampaignSight } from '../room.ts';
import type { DeskQuestion } from '../scene.ts';
import { useCampaignWords } from '../words/words.ts';
import { LogSheet } from './log-sheet.tsx';
import { OrderChooser } from './order-chooser.tsx';
import { PickCards } from './pick-cards.tsx';
import { Standing } from './standing.tsx';

export type CampaignSession = Session<object, object, CampaignSight>;

/** Pixels: a map that is wider than high leaves room for the question below it. */
const LOW = 430;

const nothing: OfferScene<object> = { options: [], refused: [] };

interface Props {
  readonly room: CampaignRoom;
  readonly session: CampaignSession;
  readonly seat: number;
  /** The moves with which the missions began. */
  readonly starts: readonly number[];
  onReport(mission: number): void;
}

/** Between missions: the map, who is to choose what, how things stand, and what has been. */
export function DeskScreen({ room, session, seat, starts, onReport }: Props) {
  const page = useWords();
  const t = useTableWords();
  const w = useCampaignWords();
  useTableKeys();
  const [settings, set] = useSettings();
  const { telling, decision, question, forced, mayUndo } = useTelling(room.tell, session, seat);
  const { scene } = telling;
  const { map } = scene;
  const title = titleIn(session.kept.title, page);
  const isUpright = aspectOf(map.box) < 1;
  const [selected, setSelected] = useState<number | null>(null);
  const [hint, setHint] = useState<HintState>('none');
  const [sideOpen, setSideOpen] = useState(false);
  const moment = decision?.id ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question folds away what belonged to the old one
  useEffect(() => {
    setSelected(null);
    setHint('none');
  }, [moment]);
  const isOrder = question !== null && question.orders.length > 0;
  const choose = (choice: object): void => {
    if (decision !== null) session.choose(seat, decision.id, choice);
  };
  const hasButtons = question !== null && !isOrder && question.picks === null;
  return (
    <RuleNumbers.Provider value={settings.referee}>
      <div className={`flight campaign${isUpright ? ' upright' : ''}`}>
        <h1 className="unseen">{title}</h1>
        <WindowTitle text={title} />
        <TableBar
          turn={w.desk.title({ campaign: title, now: scene.now })}
          kept={session.kept}
          settings={settings}
          hasTitles={false}
          onSet={set}
          onPanels={() => setSideOpen(!sideOpen)}
          onConcede={scene.end === null && seat >= 0 ? () => session.concede(seat) : undefined}
        />
        <div className="board map-board">
          <CampaignMapView
            map={map}
            selected={isOrder ? selected : scene.prepared}
            {...(isUpright ? {} : { mostHeight: LOW })}
            {...(isOrder ? { onPick: setSelected } : {})}
          />
          <p className="legend">{map.legend}</p>
        </div>
        <TabPanel
          label={t.table.panels}
          fold={t.table.fold}
          open={sideOpen}
          onClose={() => setSideOpen(false)}
          tabs={[
            { id: 'standing', name: w.desk.standing, panel: <Standing standing={scene.standing} /> },
            {
              id: 'log',
              name: w.desk.log,
              panel: <LogSheet rows={scene.sheet} game={session.kept.id} starts={starts} onReport={onReport} />,
            },
            { id: 'events', name: w.desk.events, panel: <Log log={scene.log} /> },
            { id: 'words', name: w.desk.words, panel: <WordsPanel turn={scene.now} words={scene.words} /> },
          ]}
        />
        <div className="below">
          <TroubleNotice trouble={session.trouble} kept={session.kept} onRetry={() => session.retry()} />
          <ResumedNotice kept={session.kept} />
          {decision !== null && question !== null && (
            <Decide
              decision={decision}
              question={hasButtons ? question : { ...question, buttons: nothing }}
              canUndo={mayUndo}
              guided={settings.guided}
              onChoose={choose}
              onUndo={() => session.undo(seat)}
              onHint={() => void askHint(() => session.hints(decision), setHint)}
            >
              <HintBox hint={hint} texts={question.texts} />
              <Answers
                orders={isOrder ? { all: scene.orders, selected, onSelect: setSelected } : null}
                question={question}
                onChoose={choose}
              />
            </Decide>
          )}
          {decision === null && scene.end === null && (
            <Waiting session={session} seat={seat} awaited={telling.awaitedSeat} forced={forced} canUndo={mayUndo} />
          )}
          {scene.end !== null && <Outcome room={room} scene={scene} end={scene.end} kept={session.kept} />}
        </div>
        <Announcer log={scene.log} prompt={question?.prompt ?? ''} />
      </div>
    </RuleNumbers.Provider>
  );
}

interface AnswersProps {
  readonly orders: {
    readonly all: Parameters<typeof OrderChooser>[0]['orders'];
    readonly selected: number | null;
    onSelect(arrow: number): void;
  } | null;
  readonly question: DeskQuestion<object>;
  onChoose(choice: object): void;
}

/** Where to fly, or what to take along. */
function Answers({ orders, question, onChoose }: AnswersProps) {
  if (orders !== null)
    return (
      <OrderChooser
        orders={orders.all}
        question={question}
        selected={orders.selected}
        onSelect={orders.onSelect}
        onChoose={onChoose}
      />
    );
  return question.picks === null ? null : <PickCards picks={question.picks} onChoose={onChoose} />;
}
