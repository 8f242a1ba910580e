import { type ReactNode, useId } from 'react';

/** What floats and sinks is not seen below the water line; `line` says where that is. */
export function Afloat({ line, children }: { readonly line: number; readonly children: ReactNode }) {
  const id = useId();
  return (
    <>
      <clipPath id={id}>
        <path d={`M-300-400H300V${line}H-300z`} />
      </clipPath>
      <g clipPath={`url(#${id})`}>{children}</g>
    </>
  );
}
