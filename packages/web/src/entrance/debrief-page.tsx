import { useEffect, useSyncExternalStore } from 'react';
import { enterFinished } from '../career/enter.ts';
import { Honours } from '../career/honours.tsx';
import { useLog } from '../career/log-store.ts';
import { fittingLesson } from '../lessons/fitting.ts';
import { finishedLessons, watchLessons } from '../lessons/progress.ts';
import { lessonsOf } from '../library/lessons.ts';
import { NoGame } from '../page/no-game.tsx';
import { writeRoute } from '../page/route.ts';
import { NoDebrief } from '../play/no-debrief.tsx';
import type { DebriefProps } from '../play/room.ts';
import { fromShelf } from '../saved/shelf.ts';
import { useShelf } from '../saved/use-shelf.ts';
import { roomIds, systemIds, systemOf } from '../system-ids.ts';
import { useLanguage } from '../words/language.tsx';
import { typeset } from '../words/typeset.ts';
import { NotHere } from './not-here.tsx';
import { UnknownSystem } from './unknown-system.tsx';
import { useRoom } from './use-room.ts';

interface Props {
  readonly id: string;
  readonly step: number | null;
  onStep(step: number): void;
}

/** A game from the shelf that is over, looked back at. */
export function DebriefPage({ id, step, onStep }: Props) {
  const { t, language } = useLanguage();
  const { isOpen } = useShelf();
  const place = isOpen ? fromShelf(id) : null;
  const saved = place?.game ?? null;
  const room = useRoom(saved?.system ?? null);
  const { sorties } = useLog();
  const flown = useSyncExternalStore(watchLessons, finishedLessons);
  // What it came to is written down before it is shown.
  useEffect(() => {
    if (saved?.over === true) void enterFinished([saved]);
  }, [saved]);
  if (isOpen && saved === null) return <NotHere place={place} />;
  if (saved === null || room.state === 'loading') return <p className="sheet notice">{t.gameLoading}</p>;
  if (room.state === 'unknown') return <UnknownSystem system={saved.system} saved={saved} />;
  if (room.state === 'failed') return <NoGame title={t.noGame} help={t.gameNotLoaded} />;
  const { Debrief } = room.room;
  // Only what is over lies open; of a campaign, the missions that have been flown.
  const isFight = systemIds.some((each) => each === saved.system);
  if (Debrief === undefined) return <NoDebrief id={id} isNever />;
  if (isFight && !saved.over) return <NoDebrief id={id} />;
  const course = lessonsOf(systemOf(roomIds.find((each) => each === saved.system) ?? 'down-in-flames'));
  const lessonOn: DebriefProps['lessonOn'] = (rules) => {
    const lesson = fittingLesson(course, rules, flown);
    if (lesson === undefined) return null;
    const { title, about } = lesson.lesson;
    return {
      href: writeRoute({ page: 'lesson', file: lesson.file }),
      title: typeset(title[language], language),
      line: typeset(about[language], language),
    };
  };
  return (
    <Debrief
      saved={saved}
      step={step}
      onStep={onStep}
      honours={<Honours game={id} />}
      lessonOn={lessonOn}
      recordAgainst={(level) => {
        const against = sorties.filter((sortie) => sortie.against === level && sortie.system === saved.system);
        return { won: against.filter(({ result }) => result === 'won').length, of: against.length };
      }}
    />
  );
}
