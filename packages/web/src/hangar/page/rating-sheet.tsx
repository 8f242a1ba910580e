import type { Craft, Rating, RatingSheet, RatingValue } from '../craft.ts';
import { isAxis } from '../meeting.ts';
import { Provenance } from '../provenance.tsx';
import { useHangarWords } from '../words/words.ts';

interface Props {
  readonly craft: Craft;
  readonly sheet: RatingSheet;
  readonly hasMeanings: boolean;
  readonly hasSources: boolean;
}

/** A card of the squadron's file: every rating intact and Damaged, and on demand what it is for and where it comes from. */
export function RatingSheetView({ craft, sheet, hasMeanings, hasSources }: Props) {
  const w = useHangarWords();
  const isTwoSided = sheet.ratings.some(({ damaged }) => damaged !== null);
  return (
    <section className={`sheet rating-sheet ${isAxis(craft) ? 'red' : 'blue'}`}>
      <header>
        <h2>{sheet.title}</h2>
        {sheet.points !== null && <span>{w.points(sheet.points)}</span>}
      </header>
      <table>
        <thead className={isTwoSided ? undefined : 'unseen'}>
          <tr>
            <td />
            <th scope="col">{w.intact}</th>
            {isTwoSided && <th scope="col">{w.damaged}</th>}
          </tr>
        </thead>
        <tbody>
          {sheet.ratings.map((rating) => (
            <Line
              key={rating.id}
              rating={rating}
              hasMeaning={hasMeanings}
              hasSource={hasSources}
              isTwoSided={isTwoSided}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface LineProps {
  readonly rating: Rating;
  readonly hasMeaning: boolean;
  readonly hasSource: boolean;
  readonly isTwoSided: boolean;
}

function Line({ rating, hasMeaning, hasSource, isTwoSided }: LineProps) {
  const { name, help, intact, damaged } = rating;
  return (
    <tr>
      <th scope="row">
        {name}
        {hasMeaning && <small>{help}</small>}
      </th>
      <Value value={intact} hasSource={hasSource} />
      {isTwoSided && <Value value={damaged} hasSource={hasSource} />}
    </tr>
  );
}

function Value({ value, hasSource }: { readonly value: RatingValue | null; readonly hasSource: boolean }) {
  if (value === null) return <td />;
  return (
    <td>
      <b className={value.text.length > 4 ? 'words' : undefined}>{value.text}</b>
      {hasSource && (
        <small>
          <Provenance source={value.source} isBrief />
        </small>
      )}
    </td>
  );
}
