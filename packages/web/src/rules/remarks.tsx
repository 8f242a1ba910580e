import { RuleText } from './rule-text.tsx';

type Block = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'table'; readonly rows: string[][] };

const cells = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** Tables and remarks of the books: lines of cells between bars, and lines of text. */
function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  for (const line of markdown.split('\n')) {
    const last = blocks.at(-1);
    if (/^\|[\s:|-]+\|$/.test(line) || line.trim() === '') continue;
    if (!line.startsWith('|')) blocks.push({ kind: 'text', text: line.replace(/^\s*- /, '') });
    else if (last?.kind === 'table') last.rows.push(cells(line));
    else blocks.push({ kind: 'table', rows: [cells(line)] });
  }
  return blocks;
}

/** What stands between the numbered paragraphs. A wide table is scrolled by itself, with the keyboard too. */
export function Remarks({ markdown }: { readonly markdown: string }) {
  if (markdown === '') return null;
  return blocksOf(markdown).map((block) =>
    block.kind === 'text' ? (
      <p key={block.text}>
        <RuleText text={block.text} />
      </p>
    ) : (
      <Facts key={block.rows.join()} rows={block.rows} />
    ),
  );
}

function Facts({ rows: [head, ...rows] }: { readonly rows: readonly string[][] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached by the keyboard
    <section className="facts" aria-label={head[0]} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell.replaceAll('`', '')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join()}>
              {row.map((cell, at) => (
                <td key={head[at]}>
                  <RuleText text={cell.replaceAll('`', '')} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
