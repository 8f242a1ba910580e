import { useEffect, useState } from 'react';
import { useTableWords } from '../words/words.ts';

interface Props {
  readonly text: string;
  readonly className?: string;
  /** What follows from it, in a second line. */
  readonly after?: string;
  /** Whether there is little room: then it asks in one word. */
  readonly isShort?: boolean;
  readonly shortcut?: string | undefined;
  onSure(): void;
}

/** Milliseconds: so long the button stays another one. */
const PATIENCE = 3000;

/**
 * A button for what cannot be made good again: at the first press it asks whether one is sure, and for a moment takes the
 * second. It is as wide as the longer of its two texts, so nothing moves.
 */
export function SureButton({ text, className = '', after = '', isShort = false, shortcut, onSure }: Props) {
  const { table } = useTableWords();
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (!isAsking) return;
    const timer = window.setTimeout(() => setAsking(false), PATIENCE);
    return () => window.clearTimeout(timer);
  }, [isAsking]);
  const press = (): void => {
    setAsking(!isAsking);
    if (isAsking) onSure();
  };
  return (
    <button
      type="button"
      className={`sure-button ${className}`}
      data-asking={isAsking}
      data-key={shortcut}
      onClick={press}
    >
      <span aria-hidden={isAsking}>{text}</span>
      <span aria-hidden={!isAsking}>
        {isShort ? table.surely : table.sure(text)}
        {isShort && <span className="unseen"> {text}</span>}
      </span>
      {after !== '' && <small>{after}</small>}
    </button>
  );
}
