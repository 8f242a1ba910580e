import { signed } from '@tallyho/words/figures';
import { dataWords } from '../words/data-words.ts';
import { useWords } from '../words/language.tsx';
import type { Item, Mark, Marked } from './changes.ts';

/** Draws a marked tree: names and values, with what changed said in words and by a line in the margin. */
export function MarkedTree({ tree }: { readonly tree: Marked }) {
  switch (tree.kind) {
    case 'value':
      return <Value tree={tree} />;
    case 'list':
      return <Items items={tree.items} />;
    case 'rows':
      return (
        <ol className="rows">
          {tree.rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are compared place by place
            <li key={at} data-mark={leafMark(row)}>
              <MarkedTree tree={row} />
            </li>
          ))}
        </ol>
      );
    case 'map':
      return (
        <dl className="tree">
          {tree.fields.map(({ name, value }) => (
            <div key={name} data-kind={value.kind} data-mark={leafMark(value)}>
              <dt>
                {name}
                <MarkWord mark={value.kind === 'value' ? 'same' : value.mark} />
              </dt>
              <dd>
                <MarkedTree tree={value} />
              </dd>
            </div>
          ))}
        </dl>
      );
  }
}

function Value({ tree }: { readonly tree: Extract<Marked, { kind: 'value' }> }) {
  const t = useWords();
  const text = tree.value === null ? '–' : dataWords(tree.value, t);
  if (tree.mark === 'gone') {
    return (
      <>
        <del>{text}</del>
        <MarkWord mark="gone" />
      </>
    );
  }
  return (
    <>
      <span className="value">{text}</span>
      <MarkWord mark={tree.mark === 'new' ? 'new' : 'same'} />
      {tree.was !== undefined && <span className="was"> {t.was(dataWords(tree.was, t))}</span>}
    </>
  );
}

/** A list longer than this shows what changed in it, and the rest on demand. */
const MANY = 12;

function Items({ items }: { readonly items: readonly Item[] }) {
  const t = useWords();
  if (items.length === 0) return <span className="none">{t.empty}</span>;
  if (items.length <= MANY) return <Chips items={items} />;
  const touched = items.filter(({ count, before }) => count !== before);
  const rest = items.filter(({ count, before }) => count === before);
  return (
    <>
      {touched.length > 0 && <Chips items={touched} />}
      <details className="more">
        <summary>{touched.length > 0 ? t.andMore(rest.length) : t.many(rest.length)}</summary>
        <Chips items={rest} />
      </details>
    </>
  );
}

const Chips = ({ items }: { readonly items: readonly Item[] }) => (
  <ul className="tree-items">
    {items.map((item, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: equal cards have nothing but their place to tell them apart
      <li key={at}>
        <ItemChip item={item} />
      </li>
    ))}
  </ul>
);

/** Some equal things: how many there are, and how many came or went. */
function ItemChip({ item }: { readonly item: Item }) {
  const t = useWords();
  const { value, count, before } = item;
  const text = dataWords(value, t);
  const more = count - before;
  return (
    <span className="chip" data-mark={more > 0 ? 'new' : more < 0 ? 'gone' : 'same'}>
      {count === 0 ? <del>{text}</del> : <span>{text}</span>}
      {count > 1 && <span className="count"> ×{count}</span>}
      {more !== 0 && (
        <>
          <span className="delta" aria-hidden="true">
            {signed(more)}
          </span>
          <span className="unseen"> ({more > 0 ? t.came(more) : t.went(-more)})</span>
        </>
      )}
    </span>
  );
}

/** 'new' or 'gone' in words; a change says what it was before. */
function MarkWord({ mark }: { readonly mark: Mark }) {
  const t = useWords();
  if (mark !== 'new' && mark !== 'gone') return null;
  return <span className="was"> {mark === 'new' ? t.fresh : t.gone}</span>;
}

/** The line in the margin stands beside the thing itself, not beside everything that holds it. */
const leafMark = (tree: Marked): Mark => (tree.kind === 'map' && tree.mark === 'changed' ? 'same' : tree.mark);
