import { useRef } from 'react';
import type { Room } from '../play/room.ts';
import type { Box } from '../play/table/frame.ts';
import { RuleRef } from '../rules/rule-ref.tsx';
import { useLanguage } from '../words/language.tsx';
import { typeset } from '../words/typeset.ts';
import type { LessonRun, Strayed } from './lesson-run.ts';
import { type Kept, sheetAt } from './spotlight/geometry.ts';
import { useLessonWords } from './words/words.ts';

interface Props {
  readonly run: LessonRun;
  readonly room: Room;
  readonly strayed: Strayed;
  readonly table: Box;
  readonly kept: readonly Kept[];
}

/** A choice that the rules allow and the lesson does not want: what it would do, or why not now; and that nothing is lost. */
export function StraySheet({ run, room, strayed, table, kept }: Props) {
  const { language } = useLanguage();
  const w = useLessonWords();
  const sheet = useRef<HTMLElement>(null);
  const { seat, choice, instead, tooEarly } = strayed;
  const { point } = run;
  const size = { width: sheet.current?.offsetWidth ?? 420, height: sheet.current?.offsetHeight ?? 96 };
  const at = sheetAt(size, table, kept);
  if (tooEarly || point.at !== 'own') {
    return (
      <aside ref={sheet} className="strayed" role="status" style={at}>
        <p>{w.tooEarly}</p>
      </aside>
    );
  }
  const look = run.look(seat);
  const rule = instead?.rule ?? point.teach?.rule ?? look.decision?.because ?? null;
  const why = instead?.say ?? point.teach?.why ?? null;
  return (
    <aside ref={sheet} className="strayed" role="status" style={at}>
      <p className="eyebrow">{w.tried(room.sayChoice(look, choice, language))}</p>
      <p>
        {why === null ? w.notHere : typeset(why[language], language)} <strong>{w.nothingLost}</strong>{' '}
        {rule !== null && <RuleRef rule={rule} />}
      </p>
    </aside>
  );
}
