import { type Choice, subjectOf } from '@tallyho/wings-of-war';
import type { Debriefing, HeldProps, SeenMoment } from '../../debrief/debriefing.ts';
import { useDebriefWords } from '../../debrief/words/words.ts';
import { lookAt } from '../../play/look.ts';
import { wingsTable } from '../begin.ts';
import { ManoeuvreCard } from '../cards/manoeuvre-card.tsx';
import { faceOf } from '../model/drawing.ts';
import type { WingsLook, WingsMatch } from '../model/engine.ts';
import { machineOf } from '../model/names.ts';
import { cardLaid } from '../model/programme.ts';
import { modelOf, type TableModel } from '../model/use-model.ts';
import { wingsTale } from '../tale.ts';
import { endOf } from '../words/end.ts';
import { linesOf } from '../words/log-lines.ts';
import { sayChoice } from '../words/say-choice.ts';
import { sayDeed } from '../words/say-deed.ts';
import { cardName } from '../words/speak.ts';
import { useWingsWords, wingsWords } from '../words/words.ts';
import { Charts } from './charts.tsx';
import { MapMoment } from './moment.tsx';

// A match that the debrief hands on is one of this game.
const modelAt = ({ match, seat }: SeenMoment): TableModel => modelOf(lookAt(match as unknown as WingsMatch, seat));

/** What the flight map gives for looking back at a fight over it. */
export const wingsDebriefing: Debriefing = {
  playable: wingsTable as unknown as Debriefing['playable'],
  system: 'wings-of-war',
  tale: wingsTale as unknown as Debriefing['tale'],
  say: sayDeed,
  sayChoice: (look, choice, language) => sayChoice(look as unknown as WingsLook, choice as Choice, language),
  linesSince(seen, told, language) {
    const model = modelAt(seen);
    return linesOf(wingsWords[language], model, model.told.slice(told));
  },
  endOf: (seen, language) => endOf(modelAt(seen), seen.seat, language),
  still: (props) => <MapMoment {...props} />,
  held: (props) => <HeldCards {...props} />,
  charts: ({ record, ...seen }) => <Charts record={record} model={modelAt(seen)} />,
};

/** How large a card is that is shown again. */
const CARD = { width: 84, height: 112 };

/** The manoeuvre cards that were laid and would have been better. The others of the deck are always there. */
function HeldCards({ taken, better, ...seen }: HeldProps) {
  const w = useWingsWords();
  const said = useDebriefWords();
  const { view } = modelAt(seen);
  const { plane } = subjectOf(view, seen.seat);
  const [laid, wanted] = [taken, better].map((choice) => (choice === null ? null : cardLaid(choice as Choice)));
  if (laid === null || faceOf(view.fixed, plane, laid) === undefined) return null;
  const shown =
    wanted === null || wanted === laid
      ? [{ kind: laid, mark: wanted === laid ? said.isBoth : said.isTaken }]
      : [
          { kind: wanted, mark: said.isBetter },
          { kind: laid, mark: said.isTaken },
        ];
  return (
    <ul className="held-cards" aria-label={said.hand}>
      {shown.map(({ kind, mark }) => {
        const face = faceOf(view.fixed, plane, kind);
        if (face === undefined) return null;
        return (
          <li key={kind} data-better={kind === wanted}>
            <ManoeuvreCard face={face} machine={machineOf(view.fixed, plane)} size={CARD} />
            <span className="unseen">{cardName(w, kind)}</span>
            <span className="held-mark">{mark}</span>
          </li>
        );
      })}
    </ul>
  );
}
