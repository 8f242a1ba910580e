import { SPECTATOR } from '@tallyho/kernel';
import { sentence } from '@tallyho/words';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { BotClient } from '../../bots/client.ts';
import { NoGame } from '../../play/no-game.tsx';
import { isHuman } from '../../play/players.ts';
import { Session } from '../../play/session.ts';
import { saveFile } from '../../saved/files.ts';
import type { SavedGame } from '../../saved/saved-game.ts';
import { keepGame } from '../../saved/shelf.ts';
import { useLanguage } from '../../words/language.tsx';
import { openRecord } from '../begin.ts';
import type { DuelSession } from '../model/engine.ts';
import { Curtain } from './curtain.tsx';
import { TableScreen } from './table-screen.tsx';

/** A saved game at its table; one whose record cannot be played says so. */
export function Play({ saved }: { readonly saved: SavedGame }) {
  const { t, language } = useLanguage();
  const [opened] = useState(() => {
    const match = openRecord(saved.record);
    if (!match.ok) return match;
    const bots = new BotClient('down-in-flames');
    return { ok: true as const, bots, session: new Session(match.value, saved, { keep: keepGame }, bots) };
  });
  if (!opened.ok)
    return (
      <NoGame title={t.gameUnplayable} help={t.gameUnplayableHelp}>
        <p>{sentence(opened.problem, language)}</p>
        <p>
          <button type="button" onClick={() => saveFile(`${saved.id}.tallyho`, saved.record)}>
            {t.exportGame}
          </button>
        </p>
      </NoGame>
    );
  return <Seats session={opened.session} bots={opened.bots} />;
}

/** Who looks at the screen. One person among bots always does; of several, the one who is asked, after a curtain. */
function Seats({ session, bots }: { readonly session: DuelSession; readonly bots: BotClient }) {
  const version = useSyncExternalStore(session.subscribe, session.getVersion);
  useEffect(() => {
    session.start();
    return () => {
      session.stop();
      bots.close();
    };
  }, [session, bots]);
  const people = useMemo(() => session.players.flatMap((player, seat) => (isHuman(player) ? [seat] : [])), [session]);
  const [looking, setLooking] = useState(people.length === 1 ? people[0] : SPECTATOR);
  const { state } = session.match;
  const asked = session.askedSeats.filter((seat) => people.includes(seat));
  const isOver = state.outcome !== null;
  if (people.length > 1 && !isOver && asked.length > 0 && !asked.includes(looking)) {
    const [next] = asked;
    return <Curtain name={state.fixed.seats[next]} onShow={() => setLooking(next)} />;
  }
  return <TableScreen session={session} seat={isOver && people.length > 1 ? SPECTATOR : looking} version={version} />;
}
