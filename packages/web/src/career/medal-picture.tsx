import type { MedalId } from './medals.ts';

type Shape = 'cross' | 'star' | 'disc';

/** Ribbon, metal and shape of each medal; they are of our own making. */
const looks: {
  readonly [medal in MedalId]: { readonly ribbon: readonly string[]; readonly metal: string; readonly shape: Shape };
} = {
  'first-win': { ribbon: ['#2f5d8a', '#f0ead8', '#2f5d8a'], metal: '#c8963e', shape: 'disc' },
  unscathed: { ribbon: ['#f0ead8', '#7795b0', '#f0ead8'], metal: '#c9ccc9', shape: 'star' },
  outnumbered: { ribbon: ['#8c2f2a', '#2f5d8a', '#8c2f2a'], metal: '#c8963e', shape: 'star' },
  'three-in-one': { ribbon: ['#1f2b38', '#c8963e', '#1f2b38'], metal: '#c9ccc9', shape: 'cross' },
  'beat-ace': { ribbon: ['#9b2d20', '#f0ead8', '#9b2d20'], metal: '#c8963e', shape: 'cross' },
  fifth: { ribbon: ['#4b3b78', '#f0ead8', '#4b3b78'], metal: '#c9ccc9', shape: 'cross' },
  'from-behind': { ribbon: ['#9b2d20', '#c8963e', '#2f5d8a'], metal: '#c9ccc9', shape: 'star' },
  ship: { ribbon: ['#1f4e5f', '#f0ead8', '#1f4e5f'], metal: '#c8963e', shape: 'disc' },
  'campaign-ace': { ribbon: ['#d8c48c', '#9b2d20', '#d8c48c'], metal: '#c8963e', shape: 'cross' },
  campaign: { ribbon: ['#3f5a4a', '#d8c48c', '#3f5a4a'], metal: '#c8963e', shape: 'disc' },
};

const shapes: { readonly [shape in Shape]: string } = {
  cross: 'M-4 28h8l-2 9 9-2v8l-9-2 2 9h-8l2-9-9 2v-8l9 2z',
  star: 'M0 26l3.2 8.6 9.2.4-7.2 5.7 2.5 8.8L0 44.4l-7.7 5.1 2.5-8.8-7.2-5.7 9.2-.4z',
  disc: 'M0 27.5a11.5 11.5 0 1 0 .1 0z',
};

/** A medal on its ribbon. */
export function MedalPicture({ medal }: { readonly medal: MedalId }) {
  const { ribbon, metal, shape } = looks[medal];
  return (
    <svg className="medal" viewBox="-15 0 30 57" aria-hidden="true">
      {ribbon.map((tone, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stripes are places
        <path key={i} d={`M${-9 + i * 6} 0h6v22l-3 3-3-3z`} fill={tone} />
      ))}
      <path d="M-9 0h18v22l-9 5-9-5z" fill="none" stroke="#1f2b38" />
      <path d={shapes[shape]} fill={metal} stroke="#1f2b38" />
    </svg>
  );
}
