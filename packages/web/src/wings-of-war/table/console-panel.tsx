import { fates, type Hit, type Plane, piles, scoreOf, type WingsOfWar, type WingsView } from '@tallyho/wings-of-war';
import { minus } from '@tallyho/words/figures';
import { useWords } from '../../words/language.tsx';
import { Damage } from '../cards/damage.tsx';
import type { Names } from '../model/names.ts';
import type { TableModel } from '../model/use-model.ts';
import { cardName, damageName } from '../words/speak.ts';
import { lastCardWords, levelWords, statusOf } from '../words/status.ts';
import { useWingsWords, type WingsWords } from '../words/words.ts';

/** The width of damage cards on the console, face up and face down. */
const FACE = 132;
const BACK = 48;

/** The consoles: for each aircraft what lies on it, as far as the one who looks may see. */
export function ConsolePanel({ model }: { readonly model: TableModel }) {
  const w = useWingsWords();
  const { colon } = useWords();
  const { view, names } = model;
  return (
    <div className="console-panel">
      {view.fixed.options.victory === 'points' && <p>{w.table.score(scores(view, names))}</p>}
      {view.planes.map((a, plane) => (
        <section key={names.badge(plane)}>
          <h3>
            {names.badge(plane)} {names.type(plane)}
          </h3>
          <p className="legend">{names.pilot(plane)}</p>
          {a.fate !== 0 && <p>{w.terms.gone[fates[a.fate]]}</p>}
          {a.fate === 0 && a.own && (
            <p>
              {w.table.damageOf({
                damage: w.terms.half(a.damage),
                most: w.terms.half(view.fixed.planes[plane].endurance),
              })}
            </p>
          )}
          {a.fate === 0 && <Task view={view} plane={plane} />}
          {a.fate === 0 && levelWords(w, view, plane) !== '' && <p>{levelWords(w, view, plane)}</p>}
          {statusOf(w, view, names, plane).map((line) => (
            <p key={line}>{line}</p>
          ))}
          {a.fate === 0 && a.last >= 0 && <p>{lastCardWords(w, view, plane)}</p>}
          {a.planned && <p>{planWords(w, view, plane, colon)}</p>}
          {a.hits.length > 0 && (
            <ul className="damage-cards">
              {damageLines(w, view, a.hits).map(({ card, text, marks, count }) => (
                <li key={text}>
                  <span className="unseen">{count > 1 ? `${count} × ${text}` : text}</span>
                  <Damage
                    fixed={view.fixed}
                    card={card}
                    seats={view.fixed.planes[plane].twoSeater ? 2 : 1}
                    width={card < 0 ? BACK : FACE}
                  />
                  <span aria-hidden="true">{[count > 1 ? `×${count}` : '', ...marks].join(' ')}</span>
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}

/** WOW-VIC-06 — the points so far; everything they follow from lies open. */
const scores = (view: WingsView, names: Names): string =>
  Array.from(
    { length: view.fixed.sides },
    (_, side) => `${names.side(side)} ${minus(scoreOf(view as unknown as WingsOfWar, side))}`,
  ).join(', ');

/** What the scenario asks of an aircraft. */
function Task({ view: { fixed }, plane }: { readonly view: WingsView; readonly plane: Plane }) {
  const w = useWingsWords();
  const objective = fixed.options.objectives[fixed.planes[plane].objective];
  if (objective === undefined) return null;
  return (
    <p>
      {w.table.task[objective.task](w.terms.edges[objective.edge])} {w.table.taskPoints(objective.points)}
    </p>
  );
}

function planWords(w: WingsWords, view: WingsView, plane: Plane, colon: string): string {
  const { plan } = view.planes[plane];
  return `${w.table.programme}${colon} ${plan.map((card) => (card < 0 ? w.table.faceDown : cardName(w, card))).join(', ')}`;
}

interface DamageLine {
  readonly card: number;
  readonly text: string;
  readonly marks: readonly string[];
  readonly count: number;
}

/** The damage cards, equal ones together, with the pile they lie on where that changes their worth. */
function damageLines(w: WingsWords, view: WingsView, hits: readonly Hit[]): readonly DamageLine[] {
  const lines = new Map<string, DamageLine>();
  for (const { card, pile } of hits) {
    const name = piles[pile];
    const marks = [
      ...(name.startsWith('aimed') ? [w.table.aimed] : []),
      ...(name.endsWith('halved') ? [w.table.halved] : []),
    ];
    const text = [damageName(w, view, card), ...marks].join(', ');
    lines.set(text, { card, text, marks, count: (lines.get(text)?.count ?? 0) + 1 });
  }
  return [...lines.values()];
}
