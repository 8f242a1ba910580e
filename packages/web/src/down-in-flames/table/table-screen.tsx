import type { Choice } from '@tallyho/down-in-flames';
import { useEffect, useMemo, useState } from 'react';
import { keepGuidance, keptGuidance } from '../../play/guidance.ts';
import type { DuelDecision, DuelSession } from '../model/engine.ts';
import { handPlaces, sortOffers } from '../model/offers.ts';
import { planeInFocus } from '../model/relations.ts';
import { useModel } from '../model/use-model.ts';
import { ResultPanel } from '../result/result-panel.tsx';
import { promptFor } from '../words/prompt.ts';
import { choiceWords } from '../words/speak.ts';
import { useDuelWords } from '../words/words.ts';
import { Announcer } from './announcer.tsx';
import { Board } from './board.tsx';
import { Decide } from './decide.tsx';
import { Hand } from './hand.tsx';
import { HintBox, type HintState } from './hint-box.tsx';
import { SidePanel } from './side-panel.tsx';
import { TableBar } from './table-bar.tsx';
import { TroubleNotice } from './trouble-notice.tsx';
import { Uses } from './uses.tsx';
import { Waiting } from './waiting.tsx';

interface Props {
  readonly session: DuelSession;
  readonly seat: number;
  readonly version: number;
}

/** The table as one seat sees it, with everything it can do. */
export function TableScreen({ session, seat, version }: Props) {
  const w = useDuelWords();
  const { match } = session;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the match changes in place; its version says when
  const { view, told, decision, refusals } = useMemo(() => {
    const ask = seat >= 0 ? match.table.openAsk(seat) : undefined;
    return {
      view: match.game.observe(match.state, seat),
      told: match.told(seat),
      decision: ask === undefined ? null : match.table.decision(ask),
      refusals: ask === undefined ? [] : match.table.refusals(ask),
    };
  }, [match, seat, version]);
  const model = useModel(view, told);
  const offers = useMemo(() => sortOffers(decision, refusals), [decision, refusals]);
  const [picked, setPicked] = useState<string | null>(null);
  const [hint, setHint] = useState<HintState>('none');
  const [sideOpen, setSideOpen] = useState(false);
  const [explained, setExplained] = useState(false);
  const [guided, setGuided] = useState(keptGuidance);
  const moment = `${seat}/${decision?.id ?? 0}/${view.turn}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question folds away what belonged to the old one
  useEffect(() => {
    setPicked(null);
    setHint('none');
  }, [moment]);
  const plane = planeInFocus(view);
  const place = handPlaces(view, plane).find(({ key }) => key === picked);
  const choose = (choice: Choice): void => {
    if (decision !== null) session.choose(seat, decision.id, choice);
  };
  const prompt = decision === null ? '' : promptFor(w, view, model.names, decision, model.chain);
  return (
    <div className="flight">
      <h1 className="unseen">{session.kept.title}</h1>
      <TitleOnly text={session.kept.title} />
      <TableBar
        model={model}
        session={session}
        explained={explained}
        onExplain={setExplained}
        guided={guided}
        onGuide={(on) => {
          setGuided(on);
          keepGuidance(on);
        }}
        onPanels={() => setSideOpen(!sideOpen)}
      />
      <Board model={model} players={session.players} />
      <SidePanel model={model} open={sideOpen} onClose={() => setSideOpen(false)} />
      <div className="below">
        <TroubleNotice session={session} />
        {decision !== null && (
          <Decide
            model={model}
            plane={plane}
            decision={decision}
            offers={offers}
            canUndo={match.canUndo(seat)}
            guided={guided}
            onChoose={choose}
            onUndo={() => session.undo(seat)}
            onHint={() => void askHint(session, decision, setHint)}
          >
            <HintBox
              hint={hint}
              options={decision.options}
              say={(choice) => choiceWords(w, view, model.names, decision.kind, plane, choice)}
            />
          </Decide>
        )}
        {decision === null && view.outcome === null && (
          <Waiting
            model={model}
            session={session}
            canUndo={seat >= 0 && match.canUndo(seat)}
            onUndo={() => session.undo(seat)}
          />
        )}
        {view.outcome !== null && <ResultPanel model={model} session={session} seat={seat} />}
        {decision !== null && place !== undefined && (
          <Uses
            key={place.key}
            model={model}
            plane={plane}
            kind={decision.kind}
            card={place.card}
            offer={offers.cards.get(place.card) ?? { options: [], refusals: [] }}
            onChoose={choose}
            onClose={() => setPicked(null)}
          />
        )}
        {plane >= 0 && view.outcome === null && (
          <Hand
            model={model}
            plane={plane}
            offers={offers}
            asked={decision !== null}
            picked={picked}
            explained={explained}
            onPick={setPicked}
          />
        )}
      </div>
      <Announcer model={model} prompt={prompt} />
    </div>
  );
}

async function askHint(session: DuelSession, decision: DuelDecision, tell: (hint: HintState) => void): Promise<void> {
  tell('waiting');
  try {
    tell(await session.hints(decision));
  } catch {
    tell('failed');
  }
}

/** The title of the window. */
function TitleOnly({ text }: { readonly text: string }) {
  useEffect(() => {
    document.title = `${text} – Tally-Ho`;
  }, [text]);
  return null;
}
