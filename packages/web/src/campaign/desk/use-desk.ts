import type { OpenDecision } from '@tallyho/kernel';
import { useEffect, useState } from 'react';
import type { Seen } from '../../dogfight/scene.ts';
import { useTelling } from '../../dogfight/use-telling.ts';
import type { QuestionScene } from '../../play/scene.ts';
import type { Session } from '../../play/session.ts';
import type { HintState } from '../../play/table/hint-box.tsx';
import type { Settings } from '../../play/table/settings-sheet.tsx';
import { useSettings } from '../../play/table/use-settings.ts';
import { useTableKeys } from '../../play/table/use-table-keys.ts';
import { useWords } from '../../words/language.tsx';
import { titleIn } from '../../words/titles.ts';
import type { CampaignRoom, CampaignSight } from '../room.ts';
import type { DeskBasics, DeskTelling } from '../scene.ts';

export type CampaignSession = Session<object, object, CampaignSight>;

/** What a desk is given: the campaign, who looks at it, and what has been flown. */
export interface DeskProps {
  readonly room: CampaignRoom;
  readonly session: CampaignSession;
  readonly seat: number;
  /** The moves with which the missions began. */
  readonly starts: readonly number[];
  onReport(report: number): void;
}

/** Whatever tells of a campaign between missions. */
export interface Tells<S extends DeskBasics, Q extends QuestionScene<object>> {
  tell(seen: Seen<CampaignSight, object>): DeskTelling<object, S, Q>;
}

/** A desk as one seat sees it, and what it can do there. */
export interface Desk<S extends DeskBasics, Q extends QuestionScene<object>> {
  readonly title: string;
  readonly scene: S;
  readonly awaited: number;
  readonly decision: OpenDecision<object> | null;
  readonly question: Q | null;
  readonly forced: string;
  readonly mayUndo: boolean;
  /** Changes with every question. */
  readonly moment: number;
  readonly settings: Settings;
  onSet(change: Partial<Settings>): void;
  readonly hint: HintState;
  setHint(hint: HintState): void;
  choose(choice: object): void;
}

/** What lies on the desk for one seat, in the language of the page. */
export function useDesk<S extends DeskBasics, Q extends QuestionScene<object>>(
  { tell }: Tells<S, Q>,
  session: CampaignSession,
  seat: number,
): Desk<S, Q> {
  const page = useWords();
  useTableKeys();
  const [settings, onSet] = useSettings();
  const { telling, decision, question, forced, mayUndo } = useTelling<
    object,
    object,
    CampaignSight,
    Q,
    DeskTelling<object, S, Q>
  >(tell, session, seat);
  const [hint, setHint] = useState<HintState>('none');
  const moment = decision?.id ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question folds away what belonged to the old one
  useEffect(() => setHint('none'), [moment]);
  return {
    title: titleIn(session.title, page),
    scene: telling.scene,
    awaited: telling.awaitedSeat,
    decision,
    question,
    forced,
    mayUndo,
    moment,
    settings,
    onSet,
    hint,
    setHint,
    choose: (choice) => {
      if (decision !== null) session.choose(seat, decision.id, choice);
    },
  };
}
