import { replayTo } from '@tallyho/kernel';
import { useMemo } from 'react';
import { branch } from '../play/begin.ts';
import { lookAt } from '../play/look.ts';
import { goTo } from '../play/onward.ts';
import { RuleRef } from '../rules/rule-ref.tsx';
import type { SavedGame } from '../saved/saved-game.ts';
import type { FlownFight } from '../story/flown-fight.ts';
import type { Look } from '../story/looks.ts';
import type { Judged } from '../story/verdict.ts';
import { type Advice, adviceAt, decisionBefore, lessonOf } from './advice.ts';
import type { DescribedMoment } from './chart/chart-sheet.tsx';
import { type LookedBack, sayDone } from './describe.ts';
import { useDebriefWords } from './words/words.ts';

interface Props {
  readonly back: LookedBack;
  readonly fight: FlownFight;
  /** The key moment that is looked at; null: none. */
  readonly here: DescribedMoment | null;
  readonly judged: readonly Judged[];
  readonly step: number;
  readonly turn: number;
  readonly chance: number | null;
  readonly saved: SavedGame;
}

/** The lesson of the moment: what happened, what was held, what would have been better; and to try it again. */
export function LessonSheet({ back, fight, here, judged, step, turn, chance, saved }: Props) {
  const w = useDebriefWords();
  const { told, looks, whole } = fight;
  const advice = here === null ? adviceAt(judged, step) : lessonOf(here.moment, told, judged, back.seat);
  const look = decisionBefore(looks, step, here?.moment ?? null);
  const percent = (share: number): string => w.percent(Math.round(share * 100));
  const head =
    here === null
      ? w.now({ turn, chance: chance === null ? '' : percent(chance) })
      : w.fromTo({ turn: here.moment.turn, from: percent(here.moment.from), to: percent(here.moment.to) });
  const title = useMemo(
    () => here?.title ?? (step === 0 ? w.beginning : sayDone(back, step - 1)),
    [here, step, w, back],
  );
  const rule = advice.kind === 'slip' ? advice.judged.look.decision.because : (here?.rules.at(-1) ?? null);
  const tryAgain = (from: Look): void => {
    const match = replayTo(whole.game, back.record, from.step);
    if (match.ok) goTo(branch(back.debriefing.playable, match.value, saved));
  };
  return (
    <section className="sheet debrief-lesson" aria-labelledby="lesson-of-moment">
      <div className="lesson-head">
        <p className="label">{head}</p>
        {rule !== null && <RuleRef rule={rule} />}
      </div>
      <h3 id="lesson-of-moment">{title}</h3>
      <p>
        {here !== null && here.line !== '' && `${here.line}. `}
        <AdviceText back={back} fight={fight} advice={advice} />
      </p>
      {look !== null && (here !== null || advice.kind !== 'nothing') && (
        <Hand back={back} fight={fight} look={look} judged={judged} />
      )}
      {look !== null && (
        <div className="lesson-try">
          <button type="button" className="primary" onClick={() => tryAgain(look)}>
            {w.tryAgain}
          </button>
          <p className="legend">{w.tryHelp}</p>
        </div>
      )}
    </section>
  );
}

interface AdviceProps extends Pick<Props, 'back' | 'fight'> {
  readonly advice: Advice;
}

/** What the bot says of it, in the words of the table. */
function AdviceText({ back, fight, advice }: AdviceProps) {
  const w = useDebriefWords();
  const said = useMemo(() => {
    const percent = (share: number): string => w.percent(Math.round(share * 100));
    switch (advice.kind) {
      case 'slip':
      case 'better': {
        const { look, best, taken, better } = advice.judged;
        const choices = sayOptions(back, fight, look, [better, look.taken]);
        if (advice.kind === 'better') return w.better({ better: choices[0], kept: percent(best) });
        return w.slip({ better: choices[0], taken: choices[1], kept: percent(best), got: percent(taken) });
      }
      case 'luck-own':
        return w.luckOwn(back.debriefing.say(back.record, advice.deed, back.language));
      case 'well-done':
        return w.wellDone(back.debriefing.say(back.record, advice.deed, back.language));
      case 'own':
        return w.own(back.debriefing.say(back.record, advice.deed, back.language));
      case 'luck':
        return w.luck;
      case 'fortune':
        return w.fortune;
      case 'agrees':
        return w.agrees;
      case 'nothing':
        return '';
    }
  }, [advice, back, fight, w]);
  return <>{said}</>;
}

function sayOptions(back: LookedBack, { whole }: FlownFight, look: Look, options: readonly number[]): string[] {
  const match = replayTo(whole.game, back.record, look.step);
  if (!match.ok) return options.map(() => '?');
  const seen = lookAt(match.value, back.seat);
  return options.map((option) => back.debriefing.sayChoice(seen, look.decision.options[option], back.language));
}

interface HandProps extends Pick<Props, 'back' | 'fight' | 'judged'> {
  readonly look: Look;
}

/** What was held at the decision, with what was taken and what would have been better. */
function Hand({ back, fight, look, judged }: HandProps) {
  const { seat, players, debriefing, record } = back;
  const match = useMemo(() => replayTo(fight.whole.game, record, look.step), [fight, record, look]);
  if (!match.ok) return null;
  const { options } = look.decision;
  const verdict = judged.find((each) => each.look === look);
  const better = verdict === undefined ? null : options[verdict.better];
  return debriefing.held({ match: match.value, seat, players, taken: options[look.taken], better });
}
