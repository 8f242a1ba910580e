import type { ReactNode } from 'react';
import { lasting } from './overlay.tsx';
import { timing } from './timing.ts';
import { type Run, useTimed } from './use-run.ts';

interface Props extends Run {
  readonly title: string;
  /** Who, by whom, what it counts. */
  readonly children: ReactNode;
}

/** How long it is there: it comes, holds, and goes. */
const ALL = timing.bannerIn * 2 + timing.bannerHolds;

/** What everybody has to know, across the sky. It says something, so it is shown where no motion is wanted, too. */
export function Banner({ title, children, ...run }: Props) {
  useTimed(run.skip === true ? 0 : ALL, run);
  if (run.skip === true) return null;
  return (
    <div className="effect banner" style={lasting(ALL)} aria-hidden="true">
      <strong>{title}</strong>
      <span>{children}</span>
    </div>
  );
}
