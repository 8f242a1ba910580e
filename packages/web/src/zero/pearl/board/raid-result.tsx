import { type PearlView, pearlRules } from '@tallyho/zero';
import { useEffect } from 'react';
import { ResultFrame } from '../../../play/table/result-frame.tsx';
import { isHuman } from '../../../saved/players.ts';
import type { SavedGame } from '../../../saved/saved-game.ts';
import { BestRaids } from '../best/best-raids.tsx';
import { bestRaids } from '../best/best-results.ts';
import { pearlGame } from '../playable.ts';
import { endOfRaid } from '../tell/end.ts';
import { usePearlWords } from '../words/words.ts';
import { ScoreSheet } from './sheets.tsx';

interface Props {
  readonly view: PearlView;
  readonly kept: SavedGame;
  readonly isGuided: boolean;
}

/** After the raid: the result, the table it is read from, and the best on this device. Whoever gave up has no result. */
export function RaidResult({ view, kept, isGuided }: Props) {
  const w = usePearlWords();
  const { outcome } = view;
  const { net, result } = pearlRules.scoreOf(view);
  const counts = outcome?.because === 'Z-CGAP-141' && !isGuided && kept.players.every(isHuman);
  const { id, saved } = kept;
  const { wave } = view;
  useEffect(() => {
    if (counts) bestRaids.keep({ game: id, net, result, waves: wave, at: saved });
  }, [counts, id, net, result, wave, saved]);
  const end = endOfRaid(view, w);
  if (end === null) return null;
  const { headline, because, rule, lines } = end;
  return (
    <ResultFrame playable={pearlGame} kept={kept} headline={headline} because={because} rule={rule} lines={lines}>
      <div className="raid-tables">
        <ScoreSheet view={view} />
        <BestRaids game={id} />
      </div>
    </ResultFrame>
  );
}
