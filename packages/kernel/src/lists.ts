/*
 * Lists of one value, for the states of games. They are filled by hand, numbers apart from flags: `map` and `fill` leave
 * lists that the engine lays out in memory in one way at first and in another once it has optimised the code around
 * them, and then all rules that read them have to be optimised anew.
 */

/** So many times this number. */
export function numbers(count: number, value: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < count; i++) list.push(value);
  return list;
}

/** So many times this flag. */
export function flags(count: number, value: boolean): boolean[] {
  const list: boolean[] = [];
  for (let i = 0; i < count; i++) list.push(value);
  return list;
}
