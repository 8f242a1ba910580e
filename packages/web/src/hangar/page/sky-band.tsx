import { Air, CloudBank, Halo, Rays, type Tones } from '../../home/posters/drawing.tsx';
import type { Craft } from '../craft.ts';

const WIDE = 1440;
const HIGH = 396;

/** Over the Pacific the sun stands in soft rings; over Europe it has rays. */
const airs: { readonly [air in 'pacific' | 'europe']: Tones } = {
  pacific: ['#5f9195', '#a9c0a8', '#e9dcb6'],
  europe: ['#5a7f9c', '#a8bcc0', '#e8dcc0'],
};

/** The sky behind an aircraft on its page. */
export function SkyBand({ craft }: { readonly craft: Craft }) {
  const isPacific = craft.system === 'zero' || craft.flag === 'japan';
  return (
    <svg
      className="band-sky"
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <Air tones={airs[isPacific ? 'pacific' : 'europe']} width={WIDE} height={HIGH} />
      {isPacific ? (
        <Halo x={1180} y={330} r={90} tone="#f4ecc2" />
      ) : (
        <>
          <Rays x={1180} y={330} count={30} opacity={0.14} />
          <circle cx="1180" cy="330" r="80" fill="#f8e9bd" />
        </>
      )}
      <CloudBank width={WIDE} y={344} foot={HIGH} least={14} most={36} count={30} fill="#ddd7b6" rim="#f4edd0" />
      <CloudBank width={WIDE} y={382} foot={HIGH} least={18} most={42} count={24} fill="#e9e0c3" rim="#fbf5df" />
    </svg>
  );
}
