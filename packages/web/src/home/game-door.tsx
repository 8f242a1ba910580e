import { useState } from 'react';
import { writeRoute } from '../page/route.ts';
import { enterRoom, isOpen } from '../rooms.ts';
import { keepGame } from '../saved/shelf.ts';
import { booksOf, campaignRoomsOf, type SystemId } from '../system-ids.ts';
import { useWords } from '../words/language.tsx';
import { DoorPicture } from './door-picture.tsx';

/** One game on the start page: fly at once, or set something up. */
export function GameDoor({ system }: { readonly system: SystemId }) {
  const t = useWords();
  const [campaigns] = campaignRoomsOf(system);
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
        <DoorPicture system={system} />
      </div>
      <h2 id={`door-${system}`}>{t.systems[system]}</h2>
      <p>{t.gameBlurb[system]}</p>
      {isOpen(system) ? (
        <div className="door-ways">
          <button type="button" className="primary" disabled={state === 'loading'} onClick={() => void fly()}>
            {t.flyNow}
          </button>
          <a href={writeRoute({ page: 'set-up', system })}>{t.more}</a>
          {campaigns !== undefined && (
            <a className="button door-campaigns" href={writeRoute({ page: 'set-up', system: campaigns })}>
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
        <a href={writeRoute({ page: 'hangar', wish: `game=${system}` })}>{t.cardsAndAircraft}</a>
        <a href={writeRoute({ page: 'rules', book: booksOf[system][0], search: '' })}>{t.rulebook}</a>
      </p>
    </section>
  );
}
