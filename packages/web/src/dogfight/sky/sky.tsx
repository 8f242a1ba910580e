import { useMemo } from 'react';
import type { CardQuestion, Scene } from '../scene.ts';
import type { OhkaScene } from '../sortie/scene.ts';
import { useDogfightWords } from '../words/words.ts';
import { arrange } from './arrange.ts';
import { BandsView } from './bands-view.tsx';
import { Deeds } from './deeds.tsx';
import { Exchange } from './exchange.tsx';
import { placeExchange } from './exchange-place.ts';
import { FreeSquares, SupportLines } from './formations.tsx';
import type { Frame } from './frame.ts';
import { Painting } from './painting/painting.tsx';
import { planOf } from './plan.ts';
import { PositionWords } from './position-words.tsx';
import { TargetView } from './target-view.tsx';
import { Tethers } from './tethers.tsx';
import { Token } from './token.tsx';
import { useTime } from './use-time.ts';
import { wingmanId } from './wingman.ts';

/** What can be done with what flies there. */
export interface SkyHands {
  readonly question: CardQuestion<object> | null;
  /** Those that can be chosen now, with the card that is lifted or without any. */
  readonly open: ReadonlySet<number>;
  /** The bomber that finds its place next, of those that wait. */
  readonly placing: number;
  /** The aircraft whose ways to be chosen are shown. */
  readonly aimed: number | null;
  /** Somebody wants this one: to do something about it, or to know more of it. */
  onToken(id: number): void;
  onChoose(choice: object): void;
}

interface Props {
  readonly scene: Scene;
  readonly frame: Frame;
  /** The match: its sky is the same whenever it is opened. */
  readonly seed: string;
  readonly hands: SkyHands;
}

const NO_OHKAS: readonly OhkaScene[] = [];

/** The table itself: a sky seen from the side, whose height is altitude. */
export function Sky({ scene, frame, seed, hands }: Props) {
  const { table } = useDogfightWords();
  const { tokens, sortie = null, chain, bands, land } = scene;
  const { question, open, placing, aimed, onToken, onChoose } = hands;
  const arranged = useMemo(() => arrange(planOf(scene, question), frame), [scene, question, frame]);
  const time = useTime(scene);
  const { width, height } = frame.board;
  const isShort = frame.viewport === 'portrait' || frame.viewport === 'landscape';
  const lit = tokens.find(({ isActing }) => isActing)?.altitude ?? -1;
  const tailed = new Set(tokens.flatMap(({ prey, hold }) => (hold === 'tailing' && prey !== null ? [prey] : [])));
  const { from, to, stake } = chain;
  const [cards, isOpen, hasStake] = [chain.links.length, chain.awaited !== null, stake !== ''];
  const place = useMemo(
    () => (cards === 0 ? null : placeExchange({ cards, isOpen, hasStake }, from, to, arranged, frame)),
    [cards, isOpen, hasStake, from, to, arranged, frame],
  );
  const featured = new Set(place === null ? [] : [from, to]);
  // Heard from the top down, whatever lies upon what.
  const heard = tokens.toSorted((a, b) => b.altitude - a.altitude || a.id - b.id);
  return (
    <section
      className={`sky${sortie === null ? '' : ' mission'}${place?.covers === true ? ' covered' : ''}`}
      aria-label={table.sky}
      data-time={time}
    >
      <Painting land={land} time={time} seed={seed} width={width} height={height} bands={arranged.bands} />
      {place !== null && <Exchange chain={chain} place={place} />}
      <BandsView scenes={bands} bands={arranged.bands} hud={frame.hud} isShort={isShort} lit={lit} />
      <SupportLines scene={scene} arranged={arranged} width={width} height={height} />
      <Tethers tokens={tokens} arranged={arranged} width={width} height={height} />
      <PositionWords tokens={tokens} arranged={arranged} chain={chain} cards={place?.box ?? null} sky={frame.board} />
      {heard.map((token) => {
        const placed = arranged.placed.get(token.id);
        return placed === undefined ? null : (
          <Token
            key={token.id}
            token={token}
            placed={placed}
            plate={arranged.sizes.plate}
            time={time}
            isTailed={tailed.has(token.id)}
            isFeatured={featured.has(token.id)}
            isWingmanFeatured={featured.has(wingmanId(token.id))}
            isOpen={open.has(token.id)}
            isChosen={aimed === token.id}
            onClick={() => onToken(token.id)}
          />
        );
      })}
      <FreeSquares question={question} arranged={arranged} placing={placing} onChoose={onChoose} />
      {sortie !== null && sortie.target !== null && arranged.target !== null && (
        <TargetView target={sortie.target} box={arranged.target} land={land} time={time} />
      )}
      <Deeds
        log={scene.log}
        tokens={tokens}
        arranged={arranged}
        ohkas={sortie?.ohkas ?? NO_OHKAS}
        height={height}
        isAtSea={sortie?.target?.isAtSea ?? false}
      />
    </section>
  );
}
