import type { ReactNode } from 'react';
import type { Scene } from '../scene.ts';
import { Piles } from './piles.tsx';

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
