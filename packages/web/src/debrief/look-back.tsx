import { type GameRecord, replayTo, type Seat } from '@tallyho/kernel';
import { useCallback, useDeferredValue, useEffect, useMemo } from 'react';
import { Fairness } from '../play/table/fairness.tsx';
import { usePlayer } from '../replay/use-player.ts';
import { useReplayKeys } from '../replay/use-replay-keys.ts';
import { keepLowest } from '../saved/judged.ts';
import { isHuman } from '../saved/players.ts';
import { chanceAt, courseOf, turnsOf } from '../story/course.ts';
import type { FlownFight } from '../story/flown-fight.ts';
import { keyMoments } from '../story/moments.ts';
import { useVerdicts } from '../story/use-verdicts.ts';
import type { Judged } from '../story/verdict.ts';
import { useLanguage } from '../words/language.tsx';
import { ChartSheet } from './chart/chart-sheet.tsx';
import type { Props as RoomProps } from './debrief.tsx';
import { describe, type LookedBack } from './describe.ts';
import { Head } from './head.tsx';
import { LessonSheet } from './lesson-sheet.tsx';
import { MomentList } from './moment-list.tsx';
import { NextSteps } from './next-steps.tsx';
import { SmallTable } from './small-table.tsx';
import { useDebriefWords } from './words/words.ts';

interface Props extends RoomProps {
  readonly record: GameRecord;
  readonly fight: FlownFight;
  /** Whose chances are told, from what that seat saw. */
  readonly seat: Seat;
  onSeat(seat: Seat): void;
}

/** A fight that has been played again: the bot looks back at it, and whoever was in it with the bot. */
export function LookBack(props: Props) {
  const { debriefing, saved, record, fight, seat, step: wanted, onStep, honours } = props;
  const { whole, told, looks, end } = fight;
  const { players } = saved;
  const { language } = useLanguage();
  const w = useDebriefWords();
  const last = told.length;
  const momentsIn = useCallback((judged: readonly Judged[]) => keyMoments(judged, end, told, seat), [end, told, seat]);
  const { verdicts, stop, goOn } = useVerdicts(debriefing.system, looks, momentsIn);
  const { judged, state } = verdicts;
  const isThinking = state === 'thinking';
  // The log book has a medal for whoever wins from behind.
  useEffect(() => {
    const isHis = players.filter(isHuman).length === 1 && isHuman(players[seat]);
    if (state === 'done' && isHis && judged.length > 0)
      keepLowest(saved.id, Math.min(...judged.map(({ best }) => best)));
  }, [state, judged, players, seat, saved.id]);
  const moments = useMemo(() => (isThinking ? [] : momentsIn(judged)), [isThinking, momentsIn, judged]);
  const course = useMemo(
    () => courseOf(judged, moments, isThinking ? null : end, last),
    [judged, moments, isThinking, end, last],
  );
  const bands = useMemo(() => turnsOf(told), [told]);
  const back = useMemo(
    (): LookedBack => ({ debriefing, record, told, seat, players, language }),
    [debriefing, record, told, seat, players, language],
  );
  const described = useMemo(() => moments.map((moment) => ({ moment, ...describe(back, moment) })), [back, moments]);
  // Until somebody looks elsewhere, the room shows the end, and the turning point as soon as it is known.
  const shown = wanted ?? moments[0]?.at ?? last;
  const frames = useMemo(() => Array.from({ length: last + 1 }, () => ({ answered: null })), [last]);
  const player = usePlayer(frames, shown, onStep);
  useReplayKeys(player);
  const { step } = player;
  // What is drawn of the table may come a little after the line.
  const drawn = useDeferredValue(step);
  const match = useMemo(() => replayTo(debriefing.playable.game, record, drawn), [debriefing, record, drawn]);
  const here = described.find(({ moment }) => moment.at === drawn) ?? null;
  const turn = told[Math.min(step, last - 1)]?.turn ?? 0;
  const rules = (described.find(({ moment }) => moment.slip !== null) ?? described[0])?.rules ?? [];
  const seats = debriefing.playable.game.seats(whole.state);
  return (
    <>
      <Head fight={fight} back={back} saved={saved} course={course} isThinking={isThinking}>
        {honours}
      </Head>
      <ChartSheet
        course={course}
        bands={bands}
        described={described}
        player={player}
        turn={turn}
        chance={chanceAt(course, step)}
        title={players.filter(isHuman).length === 1 ? w.chartTitle : w.chartTitleOf(seats[seat])}
        verdicts={verdicts}
        canTell={looks.length > 0}
        onStop={stop}
        onGoOn={goOn}
      >
        {players.filter(isHuman).length !== 1 && (
          <label className="debrief-seat">
            {w.seenBy}{' '}
            <select value={seat} onChange={({ target }) => props.onSeat(Number(target.value))}>
              {seats.map((name, each) => (
                <option key={name} value={each}>
                  {debriefing.seatName?.(name, language) ?? name}
                </option>
              ))}
            </select>
          </label>
        )}
      </ChartSheet>
      <MomentList described={described} step={step} onStep={player.go} />
      <div className="debrief-below">
        <SmallTable
          debriefing={debriefing}
          match={match.ok ? match.value : whole}
          seat={seat}
          saved={saved}
          from={props.from ?? 0}
          turn={turn}
          player={player}
        />
        <LessonSheet
          back={back}
          fight={fight}
          here={here}
          judged={judged}
          step={drawn}
          turn={told[Math.min(drawn, last - 1)]?.turn ?? 0}
          chance={chanceAt(course, drawn)}
          saved={saved}
        />
        <NextSteps {...props} playable={debriefing.playable} rules={rules} />
      </div>
      <details className="sheet debrief-more">
        <summary>{w.more}</summary>
        <Fairness record={saved.record} />
        <div className="charts">{debriefing.charts({ match: whole, seat, players, record: saved.record })}</div>
      </details>
    </>
  );
}
