import type { Land } from '../painting/place.ts';
import type { Drawing } from './drawing.ts';

/** What a target on land stands on: an island where there is sea around it, the land itself elsewhere. */
export function Ground({ land, paint }: { readonly land: Land } & Pick<Drawing, 'paint'>) {
  if (land === 'pacific')
    return (
      <>
        <ellipse cy="22" rx="250" ry="24" fill={paint('#7fd0c4')} opacity=".8" />
        <ellipse cy="19" rx="222" ry="17" fill={paint('#ecdcae')} />
        <path d="M-206 18C-150-4-60-10 20-8S160 0 208 18C150 26-150 28-206 18z" fill={paint('#6f9462')} />
      </>
    );
  if (land === 'channel')
    return (
      <>
        <path d="M-236 30C-120 20 130 20 240 30C130 40-130 40-236 30z" fill={paint('#f5f1e2')} opacity=".7" />
        <path d="M-222 12L-216 30Q0 40 220 29L226 10z" fill={paint('#efe8d3')} />
        <path
          d="M-200 18l4 12M-150 20l2 14M-96 22l3 12M-40 22l2 14M20 22l2 13M84 22l3 11M140 20l2 12M190 16l3 12"
          stroke={paint('#c6c4b4')}
          strokeWidth="3"
        />
        <path d="M-222 12C-150-10-60-12 20-10S170-4 226 10C150 24-150 26-222 12z" fill={paint('#8f9a5c')} />
      </>
    );
  return <ellipse cy="16" rx="230" ry="16" fill={paint('#5d5a3c')} opacity=".28" />;
}
