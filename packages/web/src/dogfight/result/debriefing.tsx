import type { Debriefing, HeldProps, SeenMoment } from '../../debrief/debriefing.ts';
import { useDebriefWords } from '../../debrief/words/words.ts';
import { sayingChoices } from '../../story/say-deed.ts';
import { useLanguage } from '../../words/language.tsx';
import { waysOf } from '../begin.ts';
import { CardFace } from '../cards/card-face.tsx';
import type { DogfightRoom } from '../room.ts';
import type { CardQuestion, Telling } from '../scene.ts';
import { Charts } from './charts.tsx';
import { SkyMoment } from './moment.tsx';

type Language = Parameters<Debriefing['endOf']>[1];

const known = new WeakMap<DogfightRoom, Debriefing>();

/** What the sky gives for looking back at a fight in it. */
export function debriefingOf(room: DogfightRoom): Debriefing {
  const before = known.get(room);
  if (before !== undefined) return before;
  const { sayChoice } = waysOf(room);
  const debriefing: Debriefing = {
    playable: room,
    system: room.system,
    tale: room.tale,
    say: sayingChoices(room.game, sayChoice),
    sayChoice,
    linesSince: (seen, told, language) => tellingAt(room, seen, language).scene.log.slice(told),
    endOf: (seen, language) => tellingAt(room, seen, language).scene.end,
    ...(room.seatName === undefined ? {} : { seatName: room.seatName }),
    still: (props) => <SkyMoment room={room} {...props} />,
    held: (props) => <HeldCards room={room} {...props} />,
    charts: ({ record, ...seen }) => <SkyCharts room={room} record={record} seen={seen} />,
  };
  known.set(room, debriefing);
  return debriefing;
}

const tellingAt = (room: DogfightRoom, { match, seat, players }: SeenMoment, language: Language): Telling<object> =>
  room.tell({ view: room.game.observe(match.state, seat), told: match.told(seat), players, language });

interface OfRoom {
  readonly room: DogfightRoom;
}

/** How wide a card is that is shown again: its picture and title, no text. */
const CARD = 94;

/** The hand that was held: the card that was taken, and the one that was better. */
function HeldCards({ room, taken, better, ...seen }: OfRoom & HeldProps) {
  const { language } = useLanguage();
  const w = useDebriefWords();
  const telling = tellingAt(room, seen, language);
  const decision = seen.match.decision(seen.seat);
  const question = decision === null ? null : telling.question(decision, []);
  const [hand] = telling.hands;
  if (hand === undefined || hand.places.length === 0) return null;
  const [played, wanted] = [taken, better].map((choice) => cardOf(question, choice));
  return (
    <ul className="held-cards" aria-label={w.hand}>
      {hand.places.map(({ key, card, face, name }, at) => {
        // Of two cards of one face the first is meant.
        const isFirst = hand.places.findIndex((place) => place.card === card) === at;
        const [isPlayed, isWanted] = [isFirst && card === played, isFirst && card === wanted];
        const mark = isWanted ? (isPlayed ? w.isBoth : w.isBetter) : isPlayed ? w.isTaken : '';
        return (
          <li key={key} data-better={isWanted}>
            <CardFace card={face} width={CARD} brief />
            <span className="unseen">{name}</span>
            {mark !== '' && <span className="held-mark">{mark}</span>}
          </li>
        );
      })}
    </ul>
  );
}

/** The card that a choice is made with; null: none. */
function cardOf(question: CardQuestion<object> | null, choice: object | null): unknown {
  if (choice === null) return null;
  const found = [...(question?.cards ?? [])].find(([, { options }]) => options.some((each) => each.choice === choice));
  return found?.[0] ?? null;
}

interface ChartsProps extends OfRoom {
  readonly record: string;
  readonly seen: SeenMoment;
}

function SkyCharts({ room, record, seen }: ChartsProps) {
  const { language } = useLanguage();
  return <Charts room={room} record={record} names={tellingAt(room, seen, language).scene.fortunes} />;
}
