/** Names stand before a colon in records, and everybody has one of his own. */
export function plainNames(given: readonly { readonly name: string; readonly label: string }[]): string[] {
  const taken = new Set<string>();
  return given.map(({ name, label }) => {
    let plain = name.replaceAll(':', ' ').trim() || label;
    while (taken.has(plain)) plain = `${plain} ${label}`;
    taken.add(plain);
    return plain;
  });
}
