import '../style/story.css';
import { type BotSystem, isBotSystem } from '@tallyho/bots';
import {
  type Game,
  type GameRecord,
  type Match,
  readRecord,
  replay,
  type Seat,
  standing,
  type TableState,
  type TableView,
} from '@tallyho/kernel';
import { useCallback, useMemo } from 'react';
import { writeRoute } from '../page/route.ts';
import { useLater } from '../page/use-later.ts';
import type { SavedGame } from '../saved/saved-game.ts';
import { LineChart } from '../widgets/line-chart.tsx';
import { useLanguage } from '../words/language.tsx';
import { type Told, tellChoices } from './deeds.ts';
import { type Look, looksOf } from './looks.ts';
import type { SayDeed } from './say-deed.ts';
import type { Tale } from './tale.ts';
import { useVerdicts, type Verdicts } from './use-verdicts.ts';
import { type Judged, type TurningPoint, turningPoint } from './verdict.ts';
import { useStoryWords } from './words/words.ts';

interface Props<S extends TableState, C extends object, E, V extends TableView, O extends object> {
  readonly game: Game<S, C, E, V, O>;
  readonly tale: Tale<S, C>;
  readonly saved: SavedGame;
  /** Whose chances are told, from what that seat saw. */
  readonly seat: Seat;
  /** The words of the room for what was done at a step. */
  readonly say: SayDeed;
}

/** After the fight: how the chances went, as the bot sees them now, and where it turned. */
export function ChanceStory<S extends TableState, C extends object, E, V extends TableView, O extends object>({
  game,
  tale,
  saved,
  seat,
  say,
}: Props<S, C, E, V, O>) {
  const record = useMemo(() => readRecord(saved.record), [saved.record]);
  if (!record.ok || !isBotSystem(game.id)) return null;
  // Whatever the game, its states, choices and views are only handed on.
  const any = game as unknown as Game;
  const told = tale as unknown as Tale<TableState, object>;
  return <Story {...{ game: any, tale: told, system: game.id, record: record.value, id: saved.id, seat, say }} />;
}

interface StoryProps {
  readonly game: Game;
  readonly tale: Tale<TableState, object>;
  readonly system: BotSystem;
  readonly record: GameRecord;
  readonly id: string;
  readonly seat: Seat;
  readonly say: SayDeed;
}

/** The record is played three times: for what the seat saw, for the end, and for what was done. */
function Story(props: StoryProps) {
  const { game, tale, record, seat } = props;
  const looks = useLater(useCallback(() => looksOf(game, record, seat), [game, record, seat]));
  const whole = useLater(useCallback(() => replay(game, record), [game, record]));
  const told = useLater(useCallback(() => tellChoices(game, tale, record), [game, tale, record]));
  if (looks === null || whole === null || told === null || looks.length < 2 || !whole.ok) return null;
  return <ToldStory {...props} looks={looks} whole={whole.value} told={told} />;
}

interface ToldProps extends StoryProps {
  readonly looks: readonly Look[];
  readonly whole: Match;
  readonly told: readonly Told[];
}

function ToldStory({ game, system, record, id, seat, say, looks, whole, told }: ToldProps) {
  const w = useStoryWords();
  const end = chanceAtTheEnd(whole, seat);
  const turned = useCallback((judged: readonly Judged[]) => turningPoint(judged, end, told, seat), [end, told, seat]);
  const { verdicts, stop, goOn } = useVerdicts(system, looks, turned);
  const { judged } = verdicts;
  const percents = [...judged.map(({ best }) => Math.round(best * 100)), Math.round(end * 100)];
  const point = verdicts.state === 'thinking' ? null : turned(judged);
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
          series={[{ name: game.seats(whole.state)[seat], values: percents }]}
        />
      )}
      <Thinking verdicts={verdicts} onStop={stop} onGoOn={goOn} />
      {point !== null && (
        <section aria-labelledby="turning-point">
          <h4 id="turning-point">{w.turningPoint}</h4>
          <p>
            <Turned {...{ record, say, point }} />{' '}
            <a href={writeRoute({ page: 'retrace', game: id, step: point.step + 1 })}>{w.lookAtIt}</a>
          </p>
        </section>
      )}
    </div>
  );
}

interface TurnedProps extends Pick<StoryProps, 'record' | 'say'> {
  readonly point: TurningPoint;
}

/** What turned the fight, in the words of the table. */
function Turned({ record, say, point }: TurnedProps) {
  const { language } = useLanguage();
  const w = useStoryWords();
  const { turn, from, to, step } = point;
  const choice = useMemo(() => say(record, step, language), [say, record, step, language]);
  const { who = '' } = standing(record)[step] ?? {};
  return <>{w.turned({ turn, who, choice, from: percent(from), to: percent(to) })}</>;
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
