/** So much of a line tells which it was. */
const HEAD = 70;

/** What is gone and what is new, from one list of lines to the next. */
export function changesIn(before: readonly string[], after: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of before) counts.set(line, (counts.get(line) ?? 0) + 1);
  const fresh: string[] = [];
  for (const line of after) {
    const left = counts.get(line) ?? 0;
    if (left === 0) fresh.push(`+ ${line}`);
    else counts.set(line, left - 1);
  }
  const gone = [...counts].flatMap(([line, left]) => Array.from({ length: left }, () => `- ${line.slice(0, HEAD)}`));
  return [...gone, ...fresh];
}
