import { sentence } from '@tallyho/words';
import { useRef, useState } from 'react';
import type { AnyPack, KindName } from '../content/catalogue.ts';
import { Mishap } from '../page/mishap.tsx';
import { writeRoute } from '../page/route.ts';
import { latestTestFlight, rememberWayBack } from '../play/way-back.ts';
import type { Workshop } from '../play/workshop.ts';
import { dropGame, fromShelf, keepGame } from '../saved/shelf.ts';
import type { SystemId } from '../system-ids.ts';
import { useLanguage } from '../words/language.tsx';
import type { Sound } from './sound.ts';
import { useWorkshop } from './use-workshop.ts';
import { useEditorWords } from './words/words.ts';

interface Props {
  readonly system: SystemId;
  readonly kind: KindName;
  /** What is right in the pack; null or without the entry: it is wrong itself. */
  readonly sound: Sound | null;
  /** The address to come back to. */
  readonly back: string;
}

/** Beside the form: the entry as it will lie on the table, and the way into the air with it. */
export function Bench({ system, kind, sound, back }: Props) {
  const w = useEditorWords();
  const workshop = useWorkshop(system);
  // While something is wrong, the card stays as it last was right.
  const latest = useRef<Sound | null>(null);
  const isRight = sound !== null && sound.at >= 0;
  if (isRight) latest.current = sound;
  const shown = latest.current;
  return (
    <aside className="sheet pack-bench" aria-label={w.bench}>
      <h2>{w.bench}</h2>
      {typeof workshop === 'object' && workshop.flies(kind) && (
        <Flight workshop={workshop} kind={kind} pack={sound?.pack ?? null} at={sound?.at ?? -1} back={back} />
      )}
      {workshop === 'loading' && <p>{w.benchLoading}</p>}
      {workshop === 'failed' && <p>{w.benchFailed}</p>}
      {typeof workshop === 'object' && shown !== null && (
        <div className={isRight ? 'specimen' : 'specimen outdated'}>
          <Mishap said={w.benchFailed}>
            <workshop.Specimen sample={{ pack: shown.pack, kind, at: shown.at }} />
          </Mishap>
        </div>
      )}
      {!isRight && <p className="legend">{shown === null ? w.neverRight : w.lastRight}</p>}
    </aside>
  );
}

interface FlightProps {
  readonly workshop: Workshop;
  readonly kind: KindName;
  readonly pack: AnyPack | null;
  readonly at: number;
  readonly back: string;
}

/** One click: a fair fight with this entry, and back again. */
function Flight({ workshop, kind, pack, at, back }: FlightProps) {
  const { language } = useLanguage();
  const w = useEditorWords();
  const [said, setSaid] = useState('');
  const isGone = useRef(false);
  const isRight = pack !== null && at >= 0;
  const fly = (): void => {
    // A doubled click flies once.
    if (!isRight || isGone.current) return;
    const begun = workshop.testFlight({ pack, kind, at });
    if (begun === null) return setSaid(w.noFlight);
    if (!begun.ok) return setSaid(sentence(begun.problem, language));
    isGone.current = true;
    dropUnfinished();
    void keepGame(begun.game);
    rememberWayBack(begun.game.id, back);
    window.location.hash = writeRoute({ page: 'play', game: begun.game.id });
  };
  return (
    <div className="test-flight">
      <button type="button" className="primary" aria-disabled={!isRight} onClick={fly}>
        {w.fly}
      </button>
      <p className="legend">{isRight ? w.flyHelp : w.flyNot}</p>
      <p role="status">{said}</p>
    </div>
  );
}

/** Of test flights that were broken off none is kept but the latest. */
function dropUnfinished(): void {
  const before = latestTestFlight();
  const game = before === null ? null : (fromShelf(before.game)?.game ?? null);
  if (game !== null && !game.over) void dropGame(game.id);
}
