import { writeRoute } from '../page/route.ts';
import { wayTo } from '../page/way-to.ts';
import { useWords } from '../words/language.tsx';
import { titleIn } from '../words/titles.ts';
import { MedalPicture } from './medal-picture.tsx';
import { type Medal, medalIds, medalsOf } from './medals.ts';
import type { Sortie } from './sortie.ts';
import { useCareerWords } from './words/words.ts';

interface Props {
  readonly sorties: readonly Sortie[];
  /** The games that are still on this device: a medal leads to its own. */
  readonly kept: ReadonlySet<string>;
}

/** All medals with their rules: those that were earned with their game, the others as they could be earned. */
export function MedalCase({ sorties, kept }: Props) {
  const w = useCareerWords();
  const earned = medalsOf(sorties);
  return (
    <ul className="medal-case">
      {medalIds.map((medal) => {
        const own = earned.find((each) => each.medal === medal);
        return (
          <li key={medal} data-earned={own !== undefined}>
            <MedalPicture medal={medal} />
            <p>
              <strong>{w.medal[medal]}</strong>
              <span>{w.medalRule[medal]}</span>
              {own === undefined ? <span className="legend">{w.notYet}</span> : <ItsGame medal={own} kept={kept} />}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

function ItsGame({ medal: { sortie }, kept }: { readonly medal: Medal; readonly kept: ReadonlySet<string> }) {
  const t = useWords();
  const w = useCareerWords();
  const said = w.gameOf(titleIn(sortie.title, t));
  return kept.has(sortie.id) ? (
    <a href={writeRoute(wayTo({ ...sortie, over: true }))}>{said}</a>
  ) : (
    <span className="legend">{said}</span>
  );
}
