/** How often each row of a matrix should be chosen, and each column; and what each row is worth against such columns. */
export interface Mixture {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly worths: readonly number[];
}

/** Rounds in which both sides learn what to do against each other. */
const ROUNDS = 600;

/**
 * A secret and simultaneous choice: rows want much, columns little. Both learn against each other again and again (fictitious play): what they
 * have chosen on average is what nobody can count on.
 */
export function mixtureOf(worths: readonly (readonly number[])[]): Mixture {
  const rows = worths.map(() => 0);
  const columns = worths[0].map(() => 0);
  const forRow = worths.map(() => 0);
  const forColumn = worths[0].map(() => 0);
  for (let round = 0; round < ROUNDS; round++) {
    const row = forRow.indexOf(Math.max(...forRow));
    const column = forColumn.indexOf(Math.min(...forColumn));
    rows[row]++;
    columns[column]++;
    for (let i = 0; i < forRow.length; i++) forRow[i] += worths[i][column];
    for (let i = 0; i < forColumn.length; i++) forColumn[i] += worths[row][i];
  }
  const share = (count: number): number => count / ROUNDS;
  return { rows: rows.map(share), columns: columns.map(share), worths: forRow.map(share) };
}
