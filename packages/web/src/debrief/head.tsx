import { type ReactNode, useMemo } from 'react';
import { whoConceded } from '../play/who-conceded.ts';
import { useTableWords } from '../play/words/words.ts';
import { RuleRef } from '../rules/rule-ref.tsx';
import type { SavedGame } from '../saved/saved-game.ts';
import { type CoursePoint, timesTurned } from '../story/course.ts';
import type { FlownFight } from '../story/flown-fight.ts';
import type { LookedBack } from './describe.ts';
import { useDebriefWords } from './words/words.ts';

interface Props {
  readonly fight: FlownFight;
  readonly back: LookedBack;
  readonly saved: SavedGame;
  readonly course: readonly CoursePoint[];
  readonly isThinking: boolean;
  /** What the pilot has earned. */
  readonly children: ReactNode;
}

/** How it ended: a stamp, one sentence, and how close it was. */
export function Head({ fight, back, saved, course, isThinking, children }: Props) {
  const { result } = useTableWords();
  const w = useDebriefWords();
  const { debriefing, seat, players, language } = back;
  const end = useMemo(
    () => debriefing.endOf({ match: fight.whole, seat, players }, language),
    [debriefing, fight, seat, players, language],
  );
  const conceded = useMemo(() => whoConceded(saved), [saved]);
  if (end === null) return null;
  const came = fight.end === 1 ? 'won' : fight.end === 0 ? 'lost' : 'drawn';
  const why =
    conceded === null ? end.because : conceded === 'you' ? result.youConceded : result.conceded(conceded.name);
  return (
    <header className="debrief-head" data-came={came}>
      <strong className="debrief-stamp">{end.headline}</strong>
      <div className="debrief-end">
        <h2>
          {why} <RuleRef rule={end.rule} />
        </h2>
        {end.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>{!isThinking && course.length > 1 && <Course {...{ fight, course, came, w }} />}</p>
      </div>
      <div className="debrief-honours">{children}</div>
    </header>
  );
}

interface CourseProps extends Pick<Props, 'fight' | 'course'> {
  readonly came: string;
  readonly w: ReturnType<typeof useDebriefWords>;
}

/** How low it went before it was won, how high before it was lost, and how often it turned. */
function Course({ fight, course, came, w }: CourseProps) {
  const { told } = fight;
  const sorted = course.slice(0, -1).sort((a, b) => a.chance - b.chance);
  const extreme = came === 'lost' ? sorted.at(-1) : sorted[0];
  const said = came === 'lost' ? w.high : w.low;
  const turn = extreme === undefined ? 0 : (told[Math.min(extreme.step, told.length - 1)]?.turn ?? 0);
  const chance = w.percent(Math.round((extreme?.chance ?? 0) * 100));
  return (
    <>
      {extreme !== undefined && said({ chance, turn })} {w.turned(timesTurned(course))}
    </>
  );
}
