import { useEffect, useRef } from 'react';
import { RuleRef } from '../../rules/rule-ref.tsx';
import type { Scene, SheetScene } from '../scene.ts';
import { MarkSign } from '../sky/mark-sign.tsx';
import { Piles } from './piles.tsx';

interface Props {
  readonly scene: Scene;
  /** The one that is to be in sight; '': the first. */
  readonly sheet: string;
}

/** Every rating as it is now, and why: card, damage, pilot, altitude, position. */
export function RatingsPanel({ scene, sheet }: Props) {
  return (
    <div className="ratings">
      <Piles scene={scene} />
      {scene.sheets.map((each) => (
        <Sheet key={each.key} sheet={each} isWanted={each.key === sheet} />
      ))}
    </div>
  );
}

interface SheetProps {
  readonly sheet: SheetScene;
  readonly isWanted: boolean;
}

function Sheet({ sheet: { name, note, remarks = [], rows }, isWanted }: SheetProps) {
  const self = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isWanted) self.current?.scrollIntoView({ block: 'nearest' });
  }, [isWanted]);
  return (
    <section ref={self} className={isWanted ? 'wanted' : ''}>
      <h3>
        {name} {note !== '' && <em>{note}</em>}
      </h3>
      {remarks.length > 0 && (
        <ul className="remarks">
          {remarks.map(({ mark, text, rule }) => (
            <li key={text}>
              {mark !== null && <MarkSign mark={mark} />} {text} <RuleRef rule={rule} />
            </li>
          ))}
        </ul>
      )}
      <table>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row" title={row.help}>
                {row.name}
              </th>
              <td className="figure">{row.now}</td>
              <td className="legend">{row.why}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
