import { NationMark } from '../art/nation-mark.tsx';
import { writeRoute } from '../page/route.ts';
import type { Craft } from './craft.ts';
import { CraftPicture } from './craft-picture.tsx';
import { useHangarWords } from './words/words.ts';

interface Props {
  readonly craft: Craft;
  /** As which of the two it is compared; null: as neither. */
  readonly chosen: 'a' | 'b' | null;
  /** Whether the card says of which game it is. */
  readonly namesBox: boolean;
  onCompare(): void;
}

/** Where the page of an aircraft is. */
export const pageOf = ({ system, kind, id }: Craft): string => writeRoute({ page: 'content', system, kind, entry: id });

/** An aircraft in the gallery: the whole card leads to its page, its corner chooses it to be compared. */
export function CraftCard({ craft, chosen, namesBox, onCompare }: Props) {
  const w = useHangarWords();
  const { name, flag, year, figures, box, pack } = craft;
  return (
    <li className={`craft-card${chosen === null ? '' : ' chosen'}`}>
      <span className="craft-sky" data-box={box}>
        <CraftPicture craft={craft} compared />
        <span className="craft-flag" title={w.nations[flag]}>
          <NationMark flag={flag} />
          <span className="unseen">{w.nations[flag]}</span>
        </span>
        {year !== null && <span className="craft-year">{year}</span>}
      </span>
      <a className="craft-name" href={pageOf(craft)}>
        {name}
      </a>
      {(namesBox || pack !== null) && (
        <span className="craft-box">{pack === null ? w.boxes[box] : w.ofPack(pack)}</span>
      )}
      <dl className="craft-figures">
        {figures.map((figure) => (
          <div key={figure.name}>
            <dt>{figure.name}</dt>
            <dd>{figure.text}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="craft-compare" aria-pressed={chosen !== null} onClick={onCompare}>
        {chosen !== null && <b>{w.chosenAs[chosen]}</b>} {w.compare} <span className="unseen">{name}</span>
      </button>
    </li>
  );
}
