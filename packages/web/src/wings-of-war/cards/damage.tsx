import { damageLetters, type Fixed, symbols } from '@tallyho/wings-of-war';
import { DamageBack, DamageCard } from './damage-card.tsx';

interface Props {
  readonly fixed: Fixed;
  /** Its number in the game; below 0 it lies face down. */
  readonly card: number;
  readonly seats: 1 | 2;
  /** Pixels. */
  readonly width: number;
}

/** A damage card of the game, as far as the one who looks may see it. */
export function Damage({ fixed, card, seats, width }: Props) {
  if (card < 0) return <DamageBack letter={damageLetters[-1 - card]} width={width} />;
  return (
    <DamageCard
      points={fixed.points[card]}
      symbol={symbols[fixed.symbol[card]]}
      letter={damageLetters[Math.floor(card / 100)]}
      {...{ seats, width }}
    />
  );
}
