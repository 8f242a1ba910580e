import type { CSSProperties, ReactNode } from 'react';

interface Props {
  readonly className: string;
  /** CSS pixels of the sky. */
  readonly x?: number;
  readonly y?: number;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

/** A drawing over the sky, its 0 0 at a point of it. It takes no room, no clicks and no words. */
export const Overlay = ({ className, x = 0, y = 0, style, children }: Props) => (
  <svg className={`effect ${className}`} style={{ left: x, top: y, ...style }} aria-hidden="true" focusable="false">
    {children}
  </svg>
);

/** Values for the style sheet. */
export const vars = (values: { readonly [name: `--${string}`]: string }): CSSProperties => values as CSSProperties;

/** How long an animation takes. */
export const lasting = (ms: number, delay = 0): CSSProperties => ({
  animationDuration: `${ms}ms`,
  animationDelay: `${delay}ms`,
});
