import type { ReactNode } from 'react';
import { CardBack } from '../cards/card-back.tsx';
import { CardFace } from '../cards/card-face.tsx';
import { DISCARD, PILE, type Scene } from '../scene.ts';
import { useDogfightWords } from '../words/words.ts';

const PILE_WIDTH = 74;

/** Below the question: the piles at the left, the hand, the ratings of the one who acts at the right. */
export function Desk({ scene, children }: { readonly scene: Scene; readonly children: ReactNode }) {
  const sheet = scene.sheets.find(({ key }) => key === scene.sheetInFocus);
  return (
    <div className="desk">
      {children}
      <Piles scene={scene} />
      {sheet !== undefined && (
        <section className="rates" aria-label={sheet.name}>
          <h3>{sheet.name}</h3>
          <dl>
            {sheet.rows.map(({ name, help, now, why }) => (
              <div key={name} title={`${help} ${why}`}>
                <dt>{name}</dt>
                <dd>{now}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}

/** The draw pile by its size, the discard pile by its size and its top card. */
function Piles({ scene: { pile, discard, top } }: { readonly scene: Scene }) {
  const { table } = useDogfightWords();
  return (
    <dl className="piles">
      <div>
        <dt>{table.pile}</dt>
        <dd data-place={PILE}>
          <CardBack width={PILE_WIDTH} />
          <b>{pile}</b>
        </dd>
      </div>
      <div>
        <dt>{table.discard}</dt>
        <dd data-place={DISCARD}>
          {top === null ? (
            <span className="pile-none" style={{ width: PILE_WIDTH, height: PILE_WIDTH * 1.4 }} />
          ) : (
            <CardFace card={top.face} width={PILE_WIDTH} brief />
          )}
          {top !== null && <span className="unseen">{top.name}</span>}
          <b>{discard}</b>
        </dd>
      </div>
    </dl>
  );
}
