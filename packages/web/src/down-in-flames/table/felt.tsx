import { standsOf } from '../model/layout.ts';
import { relationsOf } from '../model/relations.ts';
import type { TableModel } from '../model/use-model.ts';
import { positionName } from '../words/speak.ts';
import { useDuelWords } from '../words/words.ts';
import { Token } from './token.tsx';

/** The middle of the table: every aircraft where the rules put it. What it shows is said in words elsewhere. */
export function Felt({ model }: { readonly model: TableModel }) {
  const { view, near } = model;
  const stands = standsOf(view, near);
  const crowd = view.planes.length > 2;
  return (
    <div className="felt" aria-hidden="true">
      {stands.map((stand) => {
        const aircraft = view.planes[stand.plane];
        return (
          <Token
            key={stand.plane}
            stand={stand}
            aircraft={aircraft}
            fighter={view.fixed.fighters[aircraft.fighter]}
            label={view.fixed.labels[stand.plane]}
            own={view.fixed.side[stand.plane] === near}
            lit={view.active === stand.plane}
            crowd={crowd}
          />
        );
      })}
      {view.planes.length === 2 && stands.length === 2 && <Between model={model} />}
    </div>
  );
}

/** Between two aircraft: how the near one stands to the other. */
function Between({ model }: { readonly model: TableModel }) {
  const w = useDuelWords();
  const { view, near, names } = model;
  const own = view.fixed.side.indexOf(near);
  const [relation] = relationsOf(view, own);
  if (relation === undefined || view.planes[own].altitude < 0) return null;
  const text =
    relation.above !== 0
      ? w.table.otherLevel({ other: names.plane(relation.other), above: relation.above })
      : positionName(w, relation.position);
  const mood = relation.above !== 0 || relation.position === 0 ? '' : relation.position > 0 ? ' good' : ' bad';
  return <span className={`between${mood}`}>{text}</span>;
}
