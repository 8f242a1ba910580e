import type { RuleId } from '@tallyho/kernel';
import { rematch } from '../play/begin.ts';
import { goTo, onwardFrom } from '../play/onward.ts';
import type { DebriefProps } from '../play/room.ts';
import type { Player } from '../saved/players.ts';
import { Icon } from '../widgets/icon.tsx';
import { useLanguage } from '../words/language.tsx';
import type { Debriefing } from './debriefing.ts';
import { harderThan } from './harder.ts';
import { useDebriefWords } from './words/words.ts';

interface Props extends Pick<DebriefProps, 'saved' | 'lessonOn' | 'recordAgainst'> {
  readonly playable: Debriefing['playable'];
  /** What the fight has shown to be worth a lesson. */
  readonly rules: readonly RuleId[];
}

/** Three ways on: the other side, a lesson that fits, a stronger opponent. */
export function NextSteps({ playable, saved, rules, lessonOn, recordAgainst }: Props) {
  const { t } = useLanguage();
  const w = useDebriefWords();
  const { place, again, toReturn, anotherMatch } = onwardFrom(playable, saved);
  const lesson = lessonOn(rules);
  const strongest = harderThan(saved.players);
  const againHarder = (players: readonly Player[]): void => {
    const game = rematch(playable, { ...saved, players }, false);
    if (game.ok) goTo(game.value);
  };
  const level = strongest === null ? '' : t.levels[strongest.level];
  return (
    <nav className="debrief-next" aria-labelledby="debrief-next">
      <h3 id="debrief-next" className="label">
        {w.whatNext}
      </h3>
      {place?.game === 1 && <Step title={w.toReturn} line={w.toReturnLine} isFirst onTake={toReturn} />}
      {place?.game === 2 && <Step title={w.another} line={w.anotherLine} isFirst onTake={anotherMatch} />}
      {place === null && saved.players.length === 2 && (
        <Step title={w.swap} line={w.swapLine} isFirst onTake={() => again(true)} />
      )}
      {lesson !== null && (
        <a className="next-step" href={lesson.href}>
          <StepText title={w.lesson(lesson.title)} line={lesson.line} />
        </a>
      )}
      {strongest === null ? (
        <Step title={w.again} line={w.againLine} onTake={() => again(false)} />
      ) : (
        <Step
          title={w.harder(level)}
          line={w.harderLine({ level, ...recordAgainst(strongest.level) })}
          onTake={() => againHarder(strongest.players)}
        />
      )}
    </nav>
  );
}

interface StepProps {
  readonly title: string;
  readonly line: string;
  readonly isFirst?: boolean;
  onTake(): void;
}

const Step = ({ title, line, isFirst = false, onTake }: StepProps) => (
  <button type="button" className={isFirst ? 'next-step first' : 'next-step'} onClick={onTake}>
    <StepText title={title} line={line} />
  </button>
);

const StepText = ({ title, line }: Pick<StepProps, 'title' | 'line'>) => (
  <>
    <span>
      <strong>{title}</strong>
      <span>{line}</span>
    </span>
    <Icon of="forward" />
  </>
);
