import { PlanePicture } from '../../art/plane-picture.tsx';
import { Air, CloudBank, Puff, Rays } from '../posters/drawing.tsx';

const WIDE = 1440;
const HIGH = 464;

/** Smoke of an engine that has been hit, thinner with every second. */
const smoke = Array.from({ length: 24 }, (_, i) => {
  const age = i / 24;
  return { x: -16 - age * 300, y: Math.sin(age * 3) * 14 - age * 40, r: 6 + age * 24, opacity: 0.5 * (1 - age) ** 1.2 };
});

/** The painted sky of the start page: a Spitfire behind a Bf 109, over clouds with the sun behind them. */
export function HeroPicture() {
  return (
    <div className="hero-picture" aria-hidden="true">
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="xMaxYMax slice" aria-hidden="true" focusable="false">
        <Air tones={['#24405f', '#7d97a0', '#e8dcc0']} width={WIDE} height={HIGH} />
        <Rays x={1339} y={371} count={34} opacity={0.13} />
        <circle cx="1339" cy="371" r="84" fill="#f8e9bd" />
        <Puff x={720} y={139} size={250} fill="#7f9dab" rim="#b5c6c8" />
        <Puff x={1339} y={111} size={210} fill="#86a2ad" rim="#bccbca" />
        <CloudBank width={WIDE} y={371} foot={HIGH} least={16} most={44} count={26} fill="#a9b7ad" rim="#dcdcc4" />
        <CloudBank width={WIDE} y={413} foot={HIGH} least={22} most={60} count={20} fill="#d4cfb2" rim="#f7efd6" />
      </svg>
      <div className="hero-flight">
        <svg className="hero-smoke" viewBox="-330 -60 340 100" aria-hidden="true" focusable="false">
          {smoke.map(({ x, y, r, opacity }) => (
            <ellipse key={x} cx={x} cy={y} rx={r} ry={r * 0.7} fill="#3c434a" opacity={opacity} />
          ))}
        </svg>
        <span className="hero-enemy">
          <PlanePicture aircraft="bf-109e" attitude="bank" facing="right" holes={2} />
        </span>
        <svg className="hero-tracers" viewBox="0 0 140 50" aria-hidden="true" focusable="false">
          <path d="M0 46L140 16M8 30L140 2" strokeDasharray="12 9" />
        </svg>
        <span className="hero-own">
          <PlanePicture aircraft="spitfire-i" attitude="sights" facing="right" />
        </span>
        <span className="hero-friend near">
          <PlanePicture aircraft="spitfire-i" attitude="level" facing="right" />
        </span>
        <span className="hero-friend far">
          <PlanePicture aircraft="spitfire-i" attitude="climb" facing="right" />
        </span>
      </div>
      <svg
        className="hero-front"
        viewBox={`0 0 ${WIDE} 60`}
        preserveAspectRatio="xMaxYMax slice"
        aria-hidden="true"
        focusable="false"
      >
        <CloudBank width={WIDE} y={62} foot={120} least={20} most={64} count={17} fill="#f0e6cb" rim="#fdf7e4" />
      </svg>
    </div>
  );
}
