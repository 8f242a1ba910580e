import { positionOf } from '@tallyho/bots/puzzles';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { writeRoute } from '../page/route.ts';
import { lookAt } from '../play/look.ts';
import { RuleRef } from '../rules/rule-ref.tsx';
import { playedIn } from '../saved/played.ts';
import { keepGame } from '../saved/shelf.ts';
import { useLanguage } from '../words/language.tsx';
import type { Answered } from './answers.ts';
import { chancesOf, type OptionChance } from './chances.ts';
import type { Ready } from './load.ts';
import { playersOf } from './players.ts';
import { usePuzzleWords } from './words/words.ts';

interface Props {
  readonly ready: Ready;
  readonly answered: Answered;
}

/** What every choice is worth, as it was measured; it can be folded away to look at the table. */
export function AnswerSheet({ ready, answered }: Props) {
  const { language } = useLanguage();
  const w = usePuzzleWords();
  const [isFolded, setFolded] = useState(false);
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => sheet.current?.focus({ preventScroll: true }), []);
  const { set, puzzle, room, match, decision } = ready;
  const look = lookAt(match, puzzle.seat);
  const said = (option: number): string => room.sayChoice(look, decision.options[option], language);
  const chances = chancesOf(set, puzzle);
  const [best, second] = chances;
  return (
    <section
      ref={sheet}
      tabIndex={-1}
      className="puzzle-answer"
      aria-label={w.answer}
      aria-describedby="puzzle-verdict"
      data-folded={isFolded}
    >
      <div className="puzzle-says" hidden={isFolded}>
        <p id="puzzle-verdict" className={answered.isBest ? 'puzzle-verdict right' : 'puzzle-verdict'}>
          <strong>{answered.isBest ? w.right : w.wrong(said(best.option))}</strong>{' '}
          {w.ahead(best.percent - second.percent)}
        </p>
        <ol className="puzzle-chances">
          {chances.map((chance) => (
            <Row
              key={chance.option}
              said={said(chance.option)}
              chance={chance}
              isYours={chance.choice === answered.choice}
            />
          ))}
        </ol>
        <p className="puzzle-method">
          {puzzle.thumb === best.option ? w.pilotToo : w.pilot(said(puzzle.thumb))} {w.rule}{' '}
          <RuleRef rule={decision.because} />
        </p>
        <p className="puzzle-method">{w.method(new Intl.NumberFormat(language).format(set.playouts))}</p>
      </div>
      <div className="puzzle-ways">
        <button type="button" className="button" aria-expanded={!isFolded} onClick={() => setFolded(!isFolded)}>
          {isFolded ? w.show : w.look}
        </button>
        {!isFolded && (
          <button type="button" className="button" title={w.playOnHelp} onClick={() => playOn(ready)}>
            {w.playOn}
          </button>
        )}
      </div>
    </section>
  );
}

interface RowProps {
  readonly said: string;
  readonly chance: OptionChance;
  readonly isYours: boolean;
}

function Row({ said, chance, isYours }: RowProps) {
  const w = usePuzzleWords();
  const { percent, low, high, isBest } = chance;
  const marks = [...(isBest ? [w.best] : []), ...(isYours ? [w.yours] : [])];
  const place = { '--low': low, '--high': high, '--at': percent } as CSSProperties;
  return (
    <li className={isBest ? 'best' : ''}>
      <span className="unseen">{w.row({ choice: said, percent, low, high })}</span>
      <span className="puzzle-choice" aria-hidden="true">
        {said}
      </span>
      {marks.length > 0 && <span className="puzzle-marks">{marks.join(', ')}</span>}
      <span className="puzzle-bar" style={place} aria-hidden="true">
        <i />
        <b />
      </span>
      <span className="puzzle-percent" aria-hidden="true">
        {w.won(percent)} <small>{w.between(low, high)}</small>
      </span>
    </li>
  );
}

/** The position as a game of one's own: it lies on the shelf like any other. */
function playOn({ game, set, puzzle, room }: Ready): void {
  const begun = positionOf(game, set, puzzle);
  if (!begun.ok) return;
  const arrived = room.arrived(playedIn(begun.value));
  const players = playersOf(begun.value, puzzle.seat);
  void keepGame({ ...arrived, players });
  window.location.hash = writeRoute({ page: 'play', game: arrived.id });
}
