import { useEffect, useState } from 'react';
import { WindowTitle } from '../../page/page-title.tsx';
import type { OfferScene } from '../../play/scene.ts';
import type { Session } from '../../play/session.ts';
import { Announcer } from '../../play/table/announcer.tsx';
import { askHint } from '../../play/table/ask-hint.ts';
import { Decide } from '../../play/table/decide.tsx';
import { HintBox, type HintState } from '../../play/table/hint-box.tsx';
import { ResumedNotice } from '../../play/table/resumed-notice.tsx';
import { type Settings, TableBar } from '../../play/table/table-bar.tsx';
import { TroubleNotice } from '../../play/table/trouble-notice.tsx';
import { useSettings } from '../../play/table/use-settings.ts';
import { Waiting } from '../../play/table/waiting.tsx';
import { useWords } from '../../words/language.tsx';
import { titleIn } from '../../words/titles.ts';
import { offersIn } from '../cards/offers.ts';
import { Stage, useStage } from '../motion/stage.tsx';
import { Travels } from '../motion/travels.tsx';
import { ResultPanel } from '../result/result-panel.tsx';
import type { DogfightRoom } from '../room.ts';
import type { HandPlace, Scene } from '../scene.ts';
import { PlacePicker } from '../sortie/place-picker.tsx';
import { useTelling } from '../use-telling.ts';
import { Board } from './board.tsx';
import { Hands } from './hand.tsx';
import { SidePanel } from './side-panel.tsx';
import { Uses } from './uses.tsx';

interface Props {
  readonly room: DogfightRoom;
  readonly session: Session;
  readonly seat: number;
}

/** The table as one seat sees it, with everything it can do. */
export function TableScreen(props: Props) {
  const [settings, set] = useSettings();
  return (
    <Stage pace={settings.pace}>
      <Seated {...props} settings={settings} onSet={set} />
    </Stage>
  );
}

interface SeatedProps extends Props {
  readonly settings: Settings;
  onSet(change: Partial<Settings>): void;
}

const nothing: OfferScene<object> = { options: [], refused: [] };

function Seated({ room, session, seat, settings, onSet }: SeatedProps) {
  const page = useWords();
  const title = titleIn(session.kept.title, page);
  const stage = useStage();
  const { view, telling, decision, question, mayUndo } = useTelling(room.tell, session, seat);
  const isOver = view.outcome !== null;
  const { scene, hands } = telling;
  const [picked, setPicked] = useState<string | null>(null);
  const [aimed, setAimed] = useState<number | null>(null);
  const [wanted, setWanted] = useState<number | null>(null);
  const [hint, setHint] = useState<HintState>('none');
  const [sideOpen, setSideOpen] = useState(false);
  const moment = `${seat}/${decision?.id ?? 0}/${view.turn}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question folds away what belonged to the old one
  useEffect(() => {
    setPicked(null);
    setAimed(null);
    setWanted(null);
    setHint('none');
  }, [moment]);
  const held = hands.find(({ places }) => places.some(({ key }) => key === picked));
  const place: HandPlace | undefined = held?.places.find(({ key }) => key === picked);
  const choose = (choice: object): void => {
    if (decision === null) return;
    const from = document.querySelector('.card-button.picked')?.getBoundingClientRect();
    if (held !== undefined && from !== undefined) stage.lift(held.hand, from);
    session.choose(seat, decision.id, choice);
  };
  const places = question?.places ?? null;
  const placing = places?.waiting.find(({ id }) => id === wanted)?.id ?? places?.waiting[0]?.id ?? -1;
  const aim = aimed === null ? undefined : question?.aims?.get(aimed);
  const onAim = (plane: number): void => {
    const offer = question?.aims?.get(plane);
    if (offer === undefined) return;
    setPicked(null);
    if (offer.options.length === 1 && offer.refused.length === 0) choose(offer.options[0].choice);
    else setAimed(plane);
  };
  return (
    <div className={`flight ${room.system}`}>
      <h1 className="unseen">{title}</h1>
      <WindowTitle text={title} />
      <TableBar
        turn={scene.turn}
        kept={session.kept}
        settings={settings}
        onSet={onSet}
        onPanels={() => setSideOpen(!sideOpen)}
      />
      <Board scene={scene} hands={{ question, placing, onAim, onChoose: choose }} />
      <SidePanel scene={scene} open={sideOpen} onClose={() => setSideOpen(false)} />
      <div className="below">
        <TroubleNotice trouble={session.trouble} kept={session.kept} onRetry={() => session.retry()} />
        <ResumedNotice kept={session.kept} />
        {decision !== null && question !== null && (
          <Decide
            decision={decision}
            question={question}
            canUndo={mayUndo}
            guided={settings.guided}
            onChoose={choose}
            onUndo={() => session.undo(seat)}
            onHint={() => void askHint(() => session.hints(decision), setHint)}
          >
            {places !== null && <PlacePicker places={places} placing={placing} onPick={setWanted} />}
            <HintBox hint={hint} texts={question.texts} />
          </Decide>
        )}
        {decision === null && !isOver && (
          <Waiting
            player={session.players[telling.awaitedSeat]}
            name={session.names[telling.awaitedSeat] ?? ''}
            canUndo={mayUndo}
            onUndo={() => session.undo(seat)}
          />
        )}
        {scene.end !== null && !session.isGuided && (
          <ResultPanel room={room} scene={scene} end={scene.end} kept={session.kept} seat={seat} />
        )}
        {question !== null && place !== undefined && (
          <Uses
            key={place.key}
            name={place.name}
            meaning={place.face.meaning}
            offer={question.cards.get(place.card) ?? nothing}
            onChoose={choose}
            onClose={() => setPicked(null)}
          />
        )}
        {aim !== undefined && place === undefined && aimed !== null && (
          <Uses
            key={`aim-${aimed}`}
            name={scene.fortunes[aimed] ?? ''}
            meaning={flyerWords(scene, aimed)}
            offer={aim}
            onChoose={choose}
            onClose={() => setAimed(null)}
          />
        )}
        {!isOver && (
          <Hands
            hands={hands}
            offers={offersIn(question)}
            picked={picked}
            explained={settings.explained}
            waiting={decision === null}
            onPick={setPicked}
            onChoose={choose}
          />
        )}
      </div>
      <Travels log={scene.log} />
      <Announcer log={scene.log} prompt={question?.prompt ?? ''} />
    </div>
  );
}

/** What there is to know about a bomber that was clicked. */
const flyerWords = ({ sortie }: Scene, plane: number): string =>
  sortie?.formations.flatMap(({ squares }) => squares).find(({ flyer }) => flyer.id === plane)?.flyer.words ?? '';
