import { useEffect, useRef, useState } from 'react';
import { WindowTitle } from '../../page/page-title.tsx';
import type { OfferScene } from '../../play/scene.ts';
import type { Session } from '../../play/session.ts';
import { ActionBar } from '../../play/table/action-bar.tsx';
import { Announcer } from '../../play/table/announcer.tsx';
import { askHint } from '../../play/table/ask-hint.ts';
import { framed } from '../../play/table/framed.ts';
import { HintBox, type HintState } from '../../play/table/hint-box.tsx';
import { Hud } from '../../play/table/hud.tsx';
import { Notices } from '../../play/table/notices.tsx';
import type { Settings } from '../../play/table/settings-sheet.tsx';
import { Tour } from '../../play/table/tour.tsx';
import { useFrame } from '../../play/table/use-frame.ts';
import { useSettings } from '../../play/table/use-settings.ts';
import { useTableKeys } from '../../play/table/use-table-keys.ts';
import { WaitingBar } from '../../play/table/waiting-bar.tsx';
import { RuleNumbers } from '../../rules/rule-ref.tsx';
import { useLanguage, useWords } from '../../words/language.tsx';
import { titleIn } from '../../words/titles.ts';
import { offersIn } from '../cards/offers.ts';
import { Stage, useStage } from '../motion/stage.tsx';
import { Travels } from '../motion/travels.tsx';
import type { DogfightRoom } from '../room.ts';
import type { HandPlace } from '../scene.ts';
import { frameOf } from '../sky/frame.ts';
import { Sky } from '../sky/sky.tsx';
import { PlacePicker } from '../sortie/place-picker.tsx';
import { useMarking } from '../use-marking.ts';
import { useTelling } from '../use-telling.ts';
import { aimsWith, playedAt } from './aims.ts';
import { Desk } from './desk.tsx';
import { Hands } from './hand.tsx';
import { Peek } from './peek.tsx';
import { ResultPanel } from './result-panel.tsx';
import { SkyDrawer, type Wanted } from './sky-drawer.tsx';
import { TurnMarks } from './turn-marks.tsx';
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
      <RuleNumbers.Provider value={settings.referee}>
        <Seated {...props} settings={settings} onSet={set} />
      </RuleNumbers.Provider>
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
  const { language } = useLanguage();
  const title = titleIn(session.title, page);
  const stage = useStage();
  useTableKeys();
  const told = useTelling(room.tell, session, seat);
  const { view, telling, decision, forced, mayUndo } = told;
  const isOver = view.outcome !== null;
  const { scene, hands } = telling;
  const [picked, setPicked] = useState<string | null>(null);
  const [peeked, setPeeked] = useState<string | null>(null);
  const [drawn, setDrawn] = useState<string | null>(null);
  const [aimed, setAimed] = useState<number | null>(null);
  const [placed, setPlaced] = useState<number | null>(null);
  const [hint, setHint] = useState<HintState>('none');
  const [drawer, setDrawer] = useState<Wanted | null>(null);
  const flight = useRef<HTMLDivElement>(null);
  const hasEnd = scene.end !== null && !session.isGuided;
  const frame = useFrame(flight, frameOf, hasEnd);
  const screen = `${frame.bar.width} ${frame.bar.height}`;
  const moment = `${seat}/${decision?.id ?? 0}/${view.turn}`;
  // A lesson looks at every choice as it is made.
  const isDiscard = decision !== null && !session.isLed && room.manners.together.includes(decision.kind);
  const marked = useMarking({ session, seat, moment, question: told.question, isDiscard, hands });
  const { question } = marked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question folds away what belonged to the old one
  useEffect(() => {
    setPicked(null);
    setPeeked(null);
    setAimed(null);
    setPlaced(null);
    setHint('none');
  }, [moment]);
  const shown = picked ?? peeked;
  const held = hands.find(({ places }) => places.some(({ key }) => key === shown));
  const place: HandPlace | undefined = held?.places.find(({ key }) => key === picked);
  const peek: HandPlace | undefined = picked === null ? held?.places.find(({ key }) => key === peeked) : undefined;
  const choose = (choice: object): void => {
    if (decision === null || marked.confirm(choice)) return;
    const from = document.querySelector('.card-button:is(.picked, .peeked)')?.getBoundingClientRect();
    if (held !== undefined && from !== undefined) stage.lift(held.hand, from);
    session.choose(seat, decision.id, choice);
  };
  const places = question?.places ?? null;
  const placing = places?.waiting.find(({ id }) => id === placed)?.id ?? places?.waiting[0]?.id ?? -1;
  // The aircraft at which a card can be played are ringed while it is lifted, or drawn out of the hand.
  const lifted = place ?? hands.flatMap((hand) => hand.places).find(({ key }) => key === drawn);
  const aims = aimsWith(question, lifted?.card ?? null);
  const aim = aimed === null ? undefined : question?.aims?.get(aimed);
  const onToken = (id: number): void => {
    const token = scene.tokens.find((each) => each.id === id);
    const offer = aims.get(id) ?? (token?.isBomber === true ? question?.aims?.get(id) : undefined);
    if (offer === undefined) {
      setDrawer({ tab: 'ratings', sheet: token?.sheet ?? '' });
      return;
    }
    if (offer.options.length === 1 && offer.refused.length === 0) choose(offer.options[0].choice);
    else if (place === undefined) setAimed(id);
  };
  return (
    <div
      ref={flight}
      className={`flight framed ${room.system}${hasEnd ? ' over' : ''}`}
      onPointerOver={({ target }) => {
        if (peeked !== null && !(target instanceof Element && target.closest('.desk, .bar') !== null)) setPeeked(null);
      }}
    >
      <h1 className="unseen">{title}</h1>
      <WindowTitle text={title} />
      {!session.isGuided && !isOver && <Tour />}
      <div className="frame" data-viewport={frame.viewport} style={framed(frame)}>
        {decision !== null && question !== null && !isOver && (
          <ActionBar
            decision={decision}
            question={question}
            canUndo={mayUndo}
            guided={settings.guided}
            screen={screen}
            onChoose={choose}
            onUndo={() => session.undo(seat)}
            onHint={() => void askHint(() => session.hints(decision), setHint)}
          >
            {places !== null && <PlacePicker places={places} placing={placing} onPick={setPlaced} />}
            <HintBox hint={hint} texts={question.texts} />
          </ActionBar>
        )}
        {decision === null && !isOver && (
          <WaitingBar
            session={session}
            nameOf={(name) => room.seatName?.(name, language) ?? name}
            seat={seat}
            awaited={telling.awaitedSeat}
            forced={forced}
            canUndo={mayUndo}
          />
        )}
        {question !== null && place !== undefined && (
          <Uses
            key={place.key}
            name={place.name}
            meaning={place.face.meaning}
            offer={question.cards.get(place.card) ?? nothing}
            screen={screen}
            onChoose={choose}
            onClose={() => setPicked(null)}
          />
        )}
        {question !== null && peek !== undefined && (
          <Peek offer={question.cards.get(peek.card) ?? nothing} onChoose={choose} />
        )}
        {aim !== undefined && place === undefined && aimed !== null && (
          <Uses
            key={`aim-${aimed}`}
            name={scene.fortunes[aimed] ?? ''}
            meaning={scene.tokens.find(({ id }) => id === aimed)?.words ?? ''}
            offer={aim}
            screen={screen}
            onChoose={choose}
            onClose={() => setAimed(null)}
          />
        )}
        {hasEnd && <ResultPanel room={room} end={scene.end} session={session} />}
        {!isOver && (
          <Desk scene={scene}>
            <Hands
              hands={hands}
              card={frame.card}
              offers={offersIn(question)}
              picked={picked}
              peeked={peeked}
              explained={settings.explained}
              waiting={decision === null}
              marked={marked.keys}
              onMark={marked.toggle}
              onPick={(key) => {
                setPicked(key);
                setPeeked(null);
              }}
              onPeek={setPeeked}
              onChoose={choose}
              playedAt={(card, aircraft) => playedAt(question, scene.tokens, card, aircraft)}
              onDraw={setDrawn}
            />
          </Desk>
        )}
        <Sky
          scene={scene}
          frame={frame}
          seed={session.id}
          hands={{ question, open: new Set(aims.keys()), placing, aimed, onToken, onChoose: choose }}
        />
        <Hud
          session={session}
          settings={settings}
          isLogOpen={drawer !== null}
          onSet={onSet}
          onConcede={isOver || seat < 0 || session.isGuided ? undefined : () => session.concede(seat)}
          onLog={() => setDrawer(drawer === null ? { tab: 'log', sheet: '' } : null)}
        >
          <TurnMarks hud={scene.hud} where={(scene.sortie ?? null) === null || view.inner !== undefined ? '' : title} />
        </Hud>
        <SkyDrawer
          scene={scene}
          wanted={drawer}
          referee={{ isOn: settings.referee, onSet: (referee) => onSet({ referee }) }}
          onClose={() => setDrawer(null)}
        />
        <Notices session={session} />
      </div>
      <Travels log={scene.log} />
      <Announcer log={scene.log} prompt={question?.prompt ?? ''} />
    </div>
  );
}
