import { useState } from 'react';
import { GreatWarSilhouette } from '../art/great-war-figure.tsx';
import type { Flag } from '../art/marking.tsx';
import { PlanePicture } from '../art/plane-picture.tsx';
import { writeRoute } from '../page/route.ts';
import { enterRoom, isOpen } from '../rooms.ts';
import { keepGame } from '../saved/shelf.ts';
import { booksOf, CAMPAIGNS, type SystemId } from '../system-ids.ts';
import { useWords } from '../words/language.tsx';

/** Two aircraft that stand for a game. */
const pictures: {
  readonly [system in SystemId]: readonly (readonly [fighter: string, flag: Flag])[];
} = {
  'down-in-flames': [
    ['spitfire-i', 'united-kingdom'],
    ['bf-109e', 'germany'],
  ],
  zero: [
    ['a6m2', 'japan'],
    ['f4f-3', 'united-states'],
  ],
  'wings-of-war': [
    ['sopwith-camel', 'united-kingdom'],
    ['fokker-dr1', 'germany'],
  ],
};

interface PictureProps {
  readonly system: SystemId;
  readonly fighter: string;
  readonly flag: Flag;
  readonly facing: 'left' | 'right';
}

const Picture = ({ system, fighter, flag, facing }: PictureProps) =>
  system === 'wings-of-war' ? (
    <GreatWarSilhouette type={fighter} seats={1} flag={flag} close />
  ) : (
    <PlanePicture aircraft={fighter} attitude="level" facing={facing} />
  );

/** One game on the start page: fly at once, or set something up. */
export function GameDoor({ system }: { readonly system: SystemId }) {
  const t = useWords();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const fly = async (): Promise<void> => {
    setState('loading');
    try {
      const begun = (await enterRoom(system))?.quick();
      if (begun?.ok !== true) throw new Error('the fight could not begin');
      void keepGame(begun.game);
      window.location.hash = writeRoute({ page: 'play', game: begun.game.id });
    } catch {
      setState('failed');
    }
  };
  return (
    <section className={`door sheet ${system}`} aria-labelledby={`door-${system}`}>
      <div className="door-picture" aria-hidden="true">
        {pictures[system].map(([fighter, flag], i) => (
          <Picture key={fighter} system={system} fighter={fighter} flag={flag} facing={i === 0 ? 'right' : 'left'} />
        ))}
      </div>
      <h2 id={`door-${system}`}>{t.systems[system]}</h2>
      <p>{t.gameBlurb[system]}</p>
      {isOpen(system) ? (
        <div className="door-ways">
          <button type="button" className="primary" disabled={state === 'loading'} onClick={() => void fly()}>
            {t.flyNow}
          </button>
          <a href={writeRoute({ page: 'set-up', system })}>{t.more}</a>
          {system === 'down-in-flames' && (
            <a className="button door-campaigns" href={writeRoute({ page: 'set-up', system: CAMPAIGNS })}>
              {t.campaigns}
            </a>
          )}
          {state === 'failed' && <p role="alert">{t.gameNotLoaded}</p>}
        </div>
      ) : (
        <p className="label">{t.notYet}</p>
      )}
      <p className="door-more">
        <a href={writeRoute({ page: 'lessons' })}>{t.lessons}</a>
        <a href={writeRoute({ page: 'content', system, kind: '', entry: '' })}>{t.cardsAndAircraft}</a>
        <a href={writeRoute({ page: 'rules', book: booksOf[system][0], search: '' })}>{t.rulebook}</a>
      </p>
    </section>
  );
}
