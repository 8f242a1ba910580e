import { RuleRef } from './rule-ref.tsx';

/** Ids of rules inside a paragraph: they lead on to theirs. */
const RULE = /\b((?:DIF|WOW|CH|Z)-[A-Z0-9][A-Za-z0-9.-]*[A-Za-z0-9])\b/;

/** A paragraph with its cross-references, Markdown's bold marks taken off. */
export function RuleText({ text }: { readonly text: string }) {
  const parts = text.replaceAll('**', '').split(RULE);
  return (
    <>
      {parts.map((part, at) => {
        const key = `${at}/${part.slice(0, 12)}`;
        return at % 2 === 1 ? <RuleRef key={key} rule={part} /> : <span key={key}>{part}</span>;
      })}
    </>
  );
}
