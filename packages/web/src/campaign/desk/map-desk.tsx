import { SPECTATOR } from '@tallyho/kernel';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { tableKeys } from '../../play/keys.ts';
import { useWanted } from '../../play/spots.ts';
import { Refusals } from '../../play/table/refusals.tsx';
import { useLook } from '../../play/use-look.ts';
import { CampaignMapView } from '../map/campaign-map.tsx';
import { Outcome } from '../report/outcome.tsx';
import { camps, type DeskQuestion, type DeskScene } from '../scene.ts';
import { useCampaignWords } from '../words/words.ts';
import { OrderCards, PickCards, PickList } from './desk-cards.tsx';
import { DeskAsk, DeskFrame, DeskNotices } from './desk-frame.tsx';
import { LogSheet } from './log-sheet.tsx';
import { OrderBoard } from './order-board.tsx';
import { OrderSheet } from './order-sheet.tsx';
import { Standing, StandingBar } from './standing.tsx';
import { type DeskProps, type Tells, useDesk } from './use-desk.ts';
import { useForecast } from './use-forecast.ts';

type TellsMap = Tells<DeskScene, DeskQuestion<object>>;

/** A desk with a map, orders for its arrows, and cards. */
export const mapDesk =
  (tells: TellsMap): ComponentType<DeskProps> =>
  (props) => <MapDesk tells={tells} {...props} />;

/** Between missions: the map, the order, the cards to choose from, what has been and how things stand. */
function MapDesk({ tells, ...props }: DeskProps & { readonly tells: TellsMap }) {
  const { room, session, seat, starts, onReport } = props;
  const w = useCampaignWords();
  const desk = useDesk(tells, session, seat);
  const { scene, question, title, moment } = desk;
  const [chosen, setChosen] = useState<number | null>(null);
  const { view } = useLook(session, SPECTATOR);
  const forecast = useForecast(room.system, view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question folds away what belonged to the old one
  useEffect(() => setChosen(null), [moment]);
  const isOrder = question !== null && question.orders.length > 0;
  const hasButtons = question !== null && !isOrder && question.picks === null;
  const arrow = isOrder ? chosen : scene.prepared;
  const order = scene.orders.find((each) => each.arrow === arrow);
  return (
    <DeskFrame
      session={session}
      seat={seat}
      desk={desk}
      kind="map-desk"
      tabs={[
        {
          id: 'log',
          name: w.desk.log,
          panel: (
            <>
              <LogSheet scene={scene} game={session.id} starts={starts} onReport={onReport} />
              <Standing standing={scene.standing} forecast={forecast} isOver={scene.end !== null} />
            </>
          ),
        },
      ]}
    >
      <div className="board map-board">
        <CampaignMapView map={scene.map} title={title} selected={arrow} {...(isOrder ? { onPick: setChosen } : {})} />
      </div>
      <div className="below">
        <DeskNotices session={session} />
        <DeskAsk {...props} desk={desk} hasButtons={hasButtons}>
          {question !== null && (
            <Cards scene={scene} question={question} seat={seat} chosen={chosen} onChosen={setChosen} />
          )}
        </DeskAsk>
        <Outcome room={room} scene={scene} session={session} />
      </div>
      {scene.end === null && (
        <div className="order-place">
          <div className="sheet order-paper">
            {order !== undefined ? (
              <OrderSheet order={order} />
            ) : (
              <>
                {isOrder && <OrderBoard orders={scene.orders} onSelect={setChosen} />}
                <p className="order-none">{scene.map.legend}</p>
              </>
            )}
          </div>
          {question !== null && !hasButtons && (
            <Act question={question} scene={scene} chosen={chosen} onChoose={desk.choose} />
          )}
        </div>
      )}
      <div className="standing-strip">
        <StandingBar standing={scene.standing} />
        <strong>{scene.standing.headline}</strong>
      </div>
    </DeskFrame>
  );
}

interface CardsProps {
  readonly scene: DeskScene;
  readonly question: DeskQuestion<object>;
  readonly seat: number;
  readonly chosen: number | null;
  onChosen(card: number): void;
}

/** Where to fly, or what to take along, as cards. */
function Cards({ scene, question, seat, chosen, onChosen }: CardsProps): ReactNode {
  const { orders, ordersTitle, picks, buttons } = question;
  if (orders.length > 0)
    return (
      <>
        <OrderCards
          label={ordersTitle}
          orders={scene.orders.filter((each) => orders.some(({ arrow }) => arrow === each.arrow))}
          selected={chosen}
          onSelect={onChosen}
        />
        <Refusals refused={buttons.refused} open={false} />
      </>
    );
  if (picks === null) return null;
  const about = picks.cards.find(({ number }) => number === chosen)?.about ?? '';
  return (
    <>
      <PickCards label={picks.title} camp={camps[seat]} cards={picks.cards} selected={chosen} onSelect={onChosen} />
      {about !== '' && (
        <p className="pick-about" role="status">
          {about}
        </p>
      )}
      <details className="option-list">
        <summary>{picks.theirs.title}</summary>
        <PickList camp={camps[1 - seat]} cards={picks.theirs.cards} />
      </details>
    </>
  );
}

interface ActProps {
  readonly scene: DeskScene;
  readonly question: DeskQuestion<object>;
  readonly chosen: number | null;
  onChoose(choice: object): void;
}

/** What gives the order; it says what it will do. */
function Act({ scene, question: { orders, picks }, chosen, onChoose }: ActProps) {
  const w = useCampaignWords();
  const offer = picks?.cards.find(({ number }) => number === chosen)?.offer ?? null;
  const order = orders.find(({ arrow }) => arrow === chosen);
  const choice = picks === null ? order?.choice : offer?.choice;
  const text =
    picks === null
      ? scene.orders.find(({ arrow }) => arrow === chosen)?.launch
      : offer === null
        ? undefined
        : offer.text;
  const none = picks?.none ?? null;
  const wanted = useWanted(choice === undefined ? [] : [choice]);
  const passes = useWanted(none === null ? [] : [none.choice]);
  return (
    <div className="order-act">
      <button
        type="button"
        className="primary answer take-off"
        data-key={tableKeys.go}
        disabled={choice === undefined}
        {...wanted}
        onClick={() => choice !== undefined && onChoose(choice)}
      >
        {text ?? (picks === null ? w.desk.pickFirst : w.desk.cardFirst)}
      </button>
      {none !== null && (
        <button type="button" className="answer pass" {...passes} onClick={() => onChoose(none.choice)}>
          {none.text}
        </button>
      )}
    </div>
  );
}
