import { ANYTHING, type CardLine, type CardWord } from '../scene.ts';

/** What a card does, line by line; the word at the beginning says the type, its colour says it again. */
export const CardLines = ({ lines, marked }: { readonly lines: readonly CardLine[]; readonly marked: string }) => (
  <span className="card-text">
    {lines.map(({ kind, lead, words }) => (
      <span key={kind} className={`card-line for-${kind}`}>
        {lead !== '' && <b>{lead} </b>}
        {words.map((word, i) => (
          <span key={word.text}>
            {i > 0 && ', '}
            {isAsked(word, marked) ? <mark>{word.text}</mark> : <Whole text={word.text} />}
          </span>
        ))}
      </span>
    ))}
  </span>
);

/** A single word stays in one piece, Yo-Yo too. */
const Whole = ({ text }: { readonly text: string }) =>
  text.includes(' ') ? text : <span className="card-word">{text}</span>;

const isAsked = ({ answers }: CardWord, marked: string): boolean =>
  marked !== '' && (answers === marked || answers === ANYTHING);
