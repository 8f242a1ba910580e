/** Steps as boxes: filled while they fly. */
export const Steps = ({ steps, of }: { readonly steps: number; readonly of: number }) => (
  <span className="flight-steps" aria-hidden="true">
    {Array.from({ length: of }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a Step is its place
      <i key={i} data-lost={i >= steps} />
    ))}
  </span>
);
