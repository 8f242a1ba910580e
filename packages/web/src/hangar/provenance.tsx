import { provenanceOf } from '../content/values.ts';
import { useContentWords } from '../content/words/words.ts';
import { RuleRef } from '../rules/rule-ref.tsx';

interface Props {
  readonly source: string;
  /** The number of a rule says enough by itself. */
  readonly isBrief?: boolean;
}

/** Where a value comes from: a paragraph of the book, which can be opened, the public record, or our reconstruction. */
export function Provenance({ source, isBrief = false }: Props) {
  const w = useContentWords();
  const provenance = provenanceOf(source);
  const isRule = provenance === 'rulebook' || provenance === 'ruling';
  return (
    <span className={`provenance ${provenance}`}>
      {!isBrief && `${w.provenances[provenance]} `}
      {isRule ? <RuleRef rule={source} /> : isBrief && w.provenancesBrief[provenance]}
    </span>
  );
}
