import type { CSSProperties } from 'react';
import { UNIT } from './measures.ts';

/** The back of every action card: blue, a double brass line, an aircraft from above. */
export function CardBack({ width }: { readonly width: number }) {
  const size: CSSProperties & { readonly '--u': number } = { '--u': width / UNIT };
  return (
    <span className="card-back" style={size} aria-hidden="true">
      <svg viewBox="0 0 164 230" aria-hidden="true">
        <rect x="14" y="14" width="136" height="202" rx="4" fill="none" stroke="#e7b45d" strokeWidth="2" />
        <rect x="20" y="20" width="124" height="190" rx="3" fill="none" stroke="#e7b45d" strokeOpacity=".45" />
        <path
          fill="#e7b45d"
          d="M82 72c5 0 7 7 7 20v8l44 6c6 1 9 4 9 9v6l-53 5v22l17 4c3 1 4 3 4 6v4l-24 2-4 8-4-8-24-2v-4c0-3 1-5 4-6l17-4v-22l-53-5v-6c0-5 3-8 9-9l44-6v-8c0-13 2-20 7-20z"
        />
      </svg>
    </span>
  );
}
