import { writeRoute } from '../page/route.ts';
import { keepGame } from '../saved/shelf.ts';
import { useWords } from '../words/language.tsx';
import { NoGame } from './no-game.tsx';
import { useRoom } from './use-room.ts';

/** Preparing a game in its room. */
export function SetUpPage({ system }: { readonly system: string }) {
  const t = useWords();
  const room = useRoom(system);
  if (room.state === 'loading') return <p className="sheet notice">{t.gameLoading}</p>;
  if (room.state === 'failed') return <NoGame title={t.notYet} help={t.gameNotLoaded} />;
  const { SetUp } = room.room;
  return (
    <SetUp
      onBegin={(game) => {
        keepGame(game);
        window.location.hash = writeRoute({ page: 'play', game: game.id });
      }}
    />
  );
}
