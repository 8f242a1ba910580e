/** What the game objects to, beside what it objects to. */
export function Wrong({ id, said }: { readonly id: string; readonly said: readonly string[] }) {
  return said.length === 0 ? null : (
    <span id={id} className="wrong" role="alert">
      {said.join(' ')}
    </span>
  );
}
