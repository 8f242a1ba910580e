import { type GameRecord, readRecord } from '@tallyho/kernel';
import { useMemo } from 'react';
import { useWords } from '../words/language.tsx';

/** A game that cannot be shown at its table any more, as it was written down: turn by turn, and how it ended. */
export function RecordSheet({ record }: { readonly record: string }) {
  const t = useWords();
  const read = useMemo(() => readRecord(record), [record]);
  if (!read.ok || read.value.lines.length === 0) return null;
  const end = read.value.lines.find(({ kind }) => kind === 'end');
  const winners = end?.text.replace(/^end #\w+ /, '') ?? '';
  return (
    <section className="record-sheet" aria-labelledby="record-sheet">
      <h2 id="record-sheet">{t.writtenDown}</h2>
      {end !== undefined && <p>{winners === 'nobody' ? t.endedDrawn : t.endedWon(winners)}</p>}
      {turnsOf(read.value).map(({ name, moves }) => (
        <details key={name}>
          <summary>{name === '' ? t.beforeFirstTurn : t.inTurn(Number(name))}</summary>
          <ol>
            {moves.map(({ number, who, text }) => (
              <li key={number}>{`${who}${t.colon} ${text}`}</li>
            ))}
          </ol>
        </details>
      ))}
    </section>
  );
}

interface Turn {
  readonly name: string;
  readonly moves: GameRecord['lines'][number][];
}

function turnsOf({ lines }: GameRecord): Turn[] {
  const turns: Turn[] = [{ name: '', moves: [] }];
  for (const line of lines) {
    if (line.kind === 'turn') turns.push({ name: line.text.match(/^turn (\d+)/)?.[1] ?? '', moves: [] });
    if (line.kind === 'move') turns[turns.length - 1].moves.push(line);
    if (line.kind === 'undo') turns.findLast(({ moves }) => moves.length > 0)?.moves.pop();
  }
  return turns.filter(({ moves }) => moves.length > 0);
}
