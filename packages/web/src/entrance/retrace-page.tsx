import { NoGame } from '../page/no-game.tsx';
import { fromShelf } from '../saved/shelf.ts';
import { useShelf } from '../saved/use-shelf.ts';
import { useWords } from '../words/language.tsx';
import { NotHere } from './not-here.tsx';
import { UnknownSystem } from './unknown-system.tsx';
import { useRoom } from './use-room.ts';

interface Props {
  readonly id: string;
  readonly step: number;
  onStep(step: number): void;
}

/** A game from the shelf, looked at choice by choice. */
export function RetracePage({ id, step, onStep }: Props) {
  const t = useWords();
  const { isOpen } = useShelf();
  const place = isOpen ? fromShelf(id) : null;
  const saved = place?.game ?? null;
  const room = useRoom(saved?.system ?? null);
  if (isOpen && saved === null) return <NotHere place={place} />;
  if (saved === null || room.state === 'loading') return <p className="sheet notice">{t.gameLoading}</p>;
  if (room.state === 'unknown') return <UnknownSystem system={saved.system} saved={saved} />;
  if (room.state === 'failed') return <NoGame title={t.noGame} help={t.gameNotLoaded} />;
  const { Retrace } = room.room;
  return <Retrace saved={saved} step={step} onStep={onStep} />;
}
