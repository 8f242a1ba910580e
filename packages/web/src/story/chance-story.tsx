import '../style/story.css';
import { type BotSystem, isBotSystem } from '@tallyho/bots';
import {
  type Game,
  type GameRecord,
  type Match,
  readRecord,
  replay,
  type Seat,
  type TableState,
  type TableView,
} from '@tallyho/kernel';
import { useMemo } from 'react';
import { writeRoute } from '../page/route.ts';
import type { Room } from '../rooms.ts';
import type { SavedGame } from '../saved/saved-game.ts';
import { LineChart } from '../widgets/line-chart.tsx';
import { useLanguage } from '../words/language.tsx';
import { looksOf } from './looks.ts';
import { useVerdicts, type Verdicts } from './use-verdicts.ts';
import { turningPoint } from './verdict.ts';
import { useStoryWords } from './words/words.ts';

interface Props<S extends TableState, C extends object, E, V extends TableView, O extends object> {
  readonly game: Game<S, C, E, V, O>;
  readonly saved: SavedGame;
  /** Whose chances are told, from what that seat saw. */
  readonly seat: Seat;
  /** The words of the room for a choice; without them it is named in notation. */
  readonly sayChoice?: Room['sayChoice'];
}

/** After the fight: how the chances went, as the bot sees them now, and where it turned. */
export function ChanceStory<S extends TableState, C extends object, E, V extends TableView, O extends object>({
  game,
  saved,
  seat,
  sayChoice,
}: Props<S, C, E, V, O>) {
  const record = useMemo(() => readRecord(saved.record), [saved.record]);
  if (!record.ok || !isBotSystem(game.id)) return null;
  // Whatever the game, its states, choices and views are only handed on.
  const any = game as unknown as Game;
  return <Story game={any} system={game.id} record={record.value} id={saved.id} seat={seat} sayChoice={sayChoice} />;
}

interface StoryProps {
  readonly game: Game;
  readonly system: BotSystem;
  readonly record: GameRecord;
  readonly id: string;
  readonly seat: Seat;
  readonly sayChoice: Room['sayChoice'];
}

function Story({ game, system, record, id, seat, sayChoice }: StoryProps) {
  const w = useStoryWords();
  const looks = useMemo(() => looksOf(game, record, seat), [game, record, seat]);
  const whole = useMemo(() => replay(game, record), [game, record]);
  const { verdicts, stop, goOn } = useVerdicts(system, id, looks);
  if (looks.length < 2 || !whole.ok) return null;
  const { judged } = verdicts;
  const end = chanceAtTheEnd(whole.value, seat);
  const percents = [...judged.map(({ best }) => Math.round(best * 100)), Math.round(end * 100)];
  const point = verdicts.state === 'thinking' ? null : turningPoint(judged, end, whole.value.moves.length);
  return (
    <div className="chance-story">
      {judged.length > 1 && (
        <LineChart
          title={w.title}
          moments={[...judged.map(({ look }) => (look.turn === 0 ? w.start : w.turn(look.turn))), w.end]}
          momentTitle={w.moment}
          tableTitle={w.table}
          name={w.percent}
          most={100}
          series={[{ name: game.seats(whole.value.state)[seat], values: percents }]}
        />
      )}
      <Thinking verdicts={verdicts} onStop={stop} onGoOn={goOn} />
      {point !== null && (
        <section aria-labelledby="turning-point">
          <h4 id="turning-point">{w.turningPoint}</h4>
          <p>
            <Turned {...{ game, record, sayChoice, point }} />{' '}
            <a href={writeRoute({ page: 'retrace', game: id, step: point.step + 1 })}>{w.lookAtIt}</a>
          </p>
        </section>
      )}
    </div>
  );
}

interface TurnedProps extends Pick<StoryProps, 'game' | 'record' | 'sayChoice'> {
  readonly point: NonNullable<ReturnType<typeof turningPoint>>;
}

/** The choice that turned the fight, in the words of the table. */
function Turned({ game, record, sayChoice, point }: TurnedProps) {
  const { language } = useLanguage();
  const w = useStoryWords();
  const before = useMemo(() => replay(game, record, point.step), [game, record, point.step]);
  const move = record.lines.filter(({ kind }) => kind === 'move')[point.step];
  if (!before.ok || move === undefined) return null;
  const seat = game.seats(before.value.state).indexOf(move.who);
  const choice = before.value
    .decision(seat)
    ?.options.find((option) => game.write(before.value.state, option, seat) === move.text);
  const said = choice === undefined ? undefined : sayChoice?.(before.value, seat, choice, language);
  const { turn, from, to } = point;
  const facts = { turn, who: move.who, choice: said ?? move.text, from: percent(from), to: percent(to) };
  return <>{w.turned(facts)}</>;
}

interface ThinkingProps {
  readonly verdicts: Verdicts;
  onStop(): void;
  onGoOn(): void;
}

function Thinking({ verdicts: { state, judged, of }, onStop, onGoOn }: ThinkingProps) {
  const w = useStoryWords();
  if (state === 'done') return null;
  return (
    <div className="story-thinking">
      {state === 'failed' && <p role="alert">{w.failed}</p>}
      {state === 'thinking' && (
        <>
          <label>
            {w.thinking(judged.length, of)} <progress value={judged.length} max={Math.max(1, of)} />
          </label>
          <button type="button" onClick={onStop}>
            {w.stop}
          </button>
        </>
      )}
      {state !== 'thinking' && (
        <button type="button" onClick={onGoOn}>
          {w.goOn}
        </button>
      )}
    </div>
  );
}

const percent = (chance: number): number => Math.round(chance * 100);

function chanceAtTheEnd({ state: { outcome } }: Match, seat: Seat): number {
  if (outcome === null || outcome.winners.length === 0) return 0.5;
  return outcome.winners.includes(seat) ? 1 : 0;
}
