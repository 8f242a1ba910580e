import {
  Air,
  Carrier,
  CloudBank,
  Halo,
  Hills,
  Palms,
  Peaks,
  Puff,
  Rays,
  Ships,
  type Tones,
  Waves,
} from './drawing.tsx';

/** The field that posters are drawn on. */
export const WIDE = 166;
export const HIGH = 182;
const across = { width: WIDE, foot: HIGH };
const field = { width: WIDE, height: HIGH };

const Sky = ({ tones }: { readonly tones: Tones }) => <Air tones={tones} {...field} />;
const Sea = ({ y, tone, low }: { readonly y: number; readonly tone: string; readonly low: string }) => (
  <>
    <rect y={y} width={WIDE} height={HIGH - y} fill={tone} />
    <path d={`M0 ${y + 5}q41-6 83 0t83 0V${HIGH}H0z`} fill={low} />
  </>
);

/** Where a campaign is fought, as its poster shows it. */
export const scenes = {
  /** White cliffs under a summer sun. */
  cliffs: () => (
    <>
      <Sky tones={['#2b4a6b', '#6f93a5', '#e8d6a6']} />
      <Rays x={129} y={95} count={18} />
      <circle cx="129" cy="95" r="22" fill="#f6e3ae" />
      <Puff x={42} y={76} size={70} fill="#dcdcc8" rim="#f7f0da" />
      <Hills {...across} y={127} rise={18} count={14} fill="#6d8c93" />
      <path d="M-5 135L33 127L40 130L70 127L78 133L110 132L120 144L100 157L-5 164Z" fill="#f3ead2" />
      <path d="M-5 133L33 126L70 126.5L110 131.5L83 134L40 131L-5 140Z" fill="#71804e" />
      <path d="M17 133l4 30M50 131l-3 30M83 135l3 22" stroke="#c9bb95" strokeWidth="3" />
      <Sea y={153} tone="#3c6379" low="#2d5068" />
    </>
  ),
  /** Fields to the horizon, and smoke over them. */
  fields: () => (
    <>
      <Sky tones={['#3b5570', '#a08f7c', '#eccf96']} />
      <Rays x={36} y={122} count={16} />
      <circle cx="36" cy="122" r="19" fill="#f4d795" />
      <Puff x={120} y={96} size={64} fill="#b9a78e" rim="#e4d2b0" />
      <path d="M112 132q-14-26 2-44q-22 16-10 44zM128 132q-8-22 6-38q-20 14-12 38z" fill="#4c4a48" opacity="0.6" />
      <Hills {...across} y={134} rise={8} count={9} fill="#7d7a4c" />
      <path d="M0 136l166-3v14l-166 6z" fill="#c2a45a" />
      <path d="M0 152l166-6v16l-166 8z" fill="#8c8a4e" />
      <path d="M0 168l166-7v22H0z" fill="#6a6b3f" />
      <path d="M20 136l-30 46M70 135l-12 48M118 134l18 49" stroke="#5b5a38" strokeWidth="1.5" />
    </>
  ),
  /** A ruined town in the snow. */
  snow: () => (
    <>
      <Sky tones={['#46566c', '#94a3ad', '#e6d9c2']} />
      <circle cx="120" cy="108" r="17" fill="#f3e4c0" />
      <Puff x={48} y={92} size={80} fill="#a9b2b6" rim="#d3d6d2" />
      <path
        d="M0 150V118h12v-9h8v16h10v-22l9-6v34h10v-12h14v18h9v-30h6v-12h5v40h14v-20l10 4v20h12v-28h13v14h9v-8l10 5v38z"
        fill="#4c525c"
      />
      <path d="M30 104q-10-24 6-42q-26 16-16 42zM92 96q-6-22 10-36q-24 12-20 36z" fill="#3a3f48" opacity="0.5" />
      <Hills {...across} y={152} rise={8} count={8} fill="#dfe2e0" />
      <Hills {...across} y={168} rise={10} count={6} fill="#f2efe6" />
    </>
  ),
  /** High above the clouds, where engines draw white lines. */
  stratosphere: () => (
    <>
      <Sky tones={['#16263f', '#426688', '#d8d9c4']} />
      <path
        d="M-10 118L70 40M20 140L104 52M64 150L140 66"
        stroke="#f4f1e4"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.6"
      />
      <CloudBank {...across} y={142} least={10} most={24} count={11} fill="#b9c2bf" rim="#eef0e4" />
      <CloudBank {...across} y={162} least={12} most={28} count={9} fill="#e6e2d0" rim="#fdf8e8" />
    </>
  ),
  /** Jungle in the evening. */
  jungle: () => (
    <>
      <Sky tones={['#7c3b2a', '#c9743b', '#f0cf8c']} />
      <Halo x={83} y={109} r={40} tone="#f3d48b" />
      <Hills {...across} y={128} rise={26} count={9} fill="#7d6a45" />
      <Hills {...across} y={142} rise={30} count={11} fill="#4d5a3c" />
      <Hills {...across} y={160} rise={26} count={13} fill="#2c3b31" />
      <Palms {...field} tone="#1d2a24" />
    </>
  ),
  /** Golden spires over the river. */
  pagodas: () => (
    <>
      <Sky tones={['#4a3350', '#c17a52', '#f2d496']} />
      <Halo x={122} y={104} r={22} tone="#f6dc9a" />
      <Hills {...across} y={138} rise={22} count={7} fill="#7b5a55" />
      <path
        d="M38 150q4-16 9-22q2-14 3.5-30q1.5 16 3.5 30q5 6 9 22zM84 152q3-10 6-14q1.5-9 2.5-19q1 10 2.5 19q3 4 6 14z"
        fill="#c8963e"
      />
      <path
        d="M50.5 98v52q8 0 12.5 0q-4-16-9-22q-2-14-3.5-30zM92.5 119v33h8.5q-3-10-6-14q-1.5-9-2.5-19z"
        fill="#8a5f24"
      />
      <Hills {...across} y={158} rise={10} count={12} fill="#3f4a3a" />
      <Sea y={162} tone="#5c5a63" low="#443f52" />
    </>
  ),
  /** The flight deck far below. */
  carrier: () => (
    <>
      <rect {...field} fill="#2f6f7a" />
      <Waves {...field} tone="#275f6c" />
      <Carrier x={100} y={130} long={84} turned={-24} deck="#b59a6c" />
    </>
  ),
  /** A flight deck in the evening. */
  'carrier-dusk': () => (
    <>
      <rect {...field} fill="#5a5470" />
      <Waves {...field} tone="#4a455f" />
      <Carrier x={70} y={132} long={88} turned={18} deck="#9c8a72" />
    </>
  ),
  /** An atoll in the blue. */
  atoll: () => (
    <>
      <rect {...field} fill="#24648a" />
      <Waves {...field} tone="#1d5679" />
      <path d="M96 118q44-8 52 16t-26 34q-40 8-48-18t22-32z" fill="#5fb0ad" />
      <path d="M94 122q40-8 50 12t-20 30q14-14 6-24t-36-18z" fill="#e6d5a0" />
      <path d="M92 148l34-12M98 152l34-12" stroke="#8d7f5c" strokeWidth="3" />
    </>
  ),
  /** A deck under a sky full of flak. */
  flak: () => (
    <>
      <rect {...field} fill="#35596b" />
      <Waves {...field} tone="#2c4c5d" />
      <Carrier x={86} y={138} long={90} turned={-8} deck="#a98f66" />
      <path
        d="M22 100a7 7 0 1 1 .1 0M34 106a5 5 0 1 1 .1 0M136 96a8 8 0 1 1 .1 0M148 104a5 5 0 1 1 .1 0M116 112a5 5 0 1 1 .1 0M60 108a4 4 0 1 1 .1 0"
        fill="#20262c"
        opacity="0.75"
      />
    </>
  ),
  /** A green island with its beach. */
  island: () => (
    <>
      <Sky tones={['#24405f', '#5c8592', '#e9d9ab']} />
      <circle cx="40" cy="102" r="27" fill="#f2d48a" />
      <Puff x={130} y={73} size={83} fill="#d5d9cb" rim="#f6efd9" />
      <Peaks {...across} y={131} rise={58} count={5} fill="#5d7a77" />
      <Hills {...across} y={138} rise={22} count={8} fill="#3f5a4a" />
      <rect y="144" width={WIDE} height="38" fill="#2e6470" />
      <path d="M0 144h166v4q-50 6-91 2T0 148z" fill="#d8c48c" />
    </>
  ),
  /** A volcano over a harbour. */
  volcano: () => (
    <>
      <Sky tones={['#3a4a63', '#9a8a86', '#f0d3a0']} />
      <Halo x={30} y={116} r={16} tone="#f6dfa6" />
      <path d="M84 84q10-22-6-36q26 4 22 36z" fill="#6b6468" opacity="0.7" />
      <path d="M18 150L78 86q12 6 22 0L160 150z" fill="#5b5457" />
      <path d="M78 86q12 6 22 0l8 12q-8-4-12 4q-8-6-14 2q-4-6-12-4z" fill="#8c4a34" />
      <Hills {...across} y={150} rise={14} count={9} fill="#3d4b3f" />
      <Sea y={154} tone="#3c5a6b" low="#2c4656" />
      <Ships width={WIDE} y={158} tone="#1e2a36" />
    </>
  ),
  /** Islands behind islands. */
  archipelago: () => (
    <>
      <Sky tones={['#1f4f6b', '#6aa3a6', '#f1e0b2']} />
      <Halo x={128} y={92} r={17} tone="#f8e8b8" />
      <Peaks {...across} y={124} rise={26} count={6} fill="#7f9d9c" />
      <rect y="124" width={WIDE} height="58" fill="#3b8089" />
      <path d="M-4 138q20-18 44-8t38 8zM92 136q24-20 50-8t30 8z" fill="#4a6b58" />
      <path d="M20 160q30-24 66-10t52 10z" fill="#35523f" />
      <path d="M14 160h130q-30 6-66 4T14 160z" fill="#e0cf9a" />
      <Palms {...field} tone="#22382f" />
    </>
  ),
  /** Terraces and mountains in the rain of autumn. */
  terraces: () => (
    <>
      <Sky tones={['#38506a', '#8aa0a0', '#ead8ac']} />
      <Puff x={44} y={84} size={96} fill="#8e9aa0" rim="#c5ccc8" />
      <Peaks {...across} y={138} rise={64} count={4} fill="#5b6f70" />
      <path d="M0 146q40-16 84-10t82 4v14q-44-8-84-2T0 156z" fill="#86975c" />
      <path d="M0 156q40-10 84-4t82 2v14q-44-6-84 0T0 168z" fill="#6b8050" />
      <path d="M0 168q40-8 84-2t82 2v16H0z" fill="#4e6440" />
    </>
  ),
  /** A stone tomb coast and a fleet. */
  coast: () => (
    <>
      <Sky tones={['#473349', '#b4694f', '#f3cf8d']} />
      <Halo x={116} y={112} r={20} tone="#f9df9c" />
      <rect y="134" width={WIDE} height="48" fill="#42506b" />
      <Ships width={WIDE} y={132} tone="#20283a" />
      <path d="M-4 182V148l26-12l18 8l22-6l16 16l30 10l40 6v12z" fill="#4b4a3c" />
      <path d="M-4 150l26-12l18 8l22-6l12 12q-24-4-36 2t-42 2z" fill="#74764c" />
    </>
  ),
  /** Mountains on the way to China. */
  peaks: () => (
    <>
      <Sky tones={['#1d2c47', '#5a6a86', '#e3c79a']} />
      <Halo x={25} y={113} r={33} tone="#ffe9bd" />
      <Peaks {...across} y={142} rise={118} count={3} fill="#8c93a4" snow="#f3ead8" />
      <Peaks {...across} y={160} rise={86} count={4} fill="#5a637a" snow="#e6dfd2" />
      <Peaks {...across} y={182} rise={70} count={5} fill="#333e57" />
    </>
  ),
  /** A harbour on a Sunday morning. */
  harbour: () => (
    <>
      <Sky tones={['#3c2b45', '#a3514a', '#f0c98a']} />
      <Halo x={83} y={120} r={28} tone="#f5d68f" />
      <Peaks {...across} y={131} rise={42} count={6} fill="#6b4a58" />
      <Hills {...across} y={142} rise={20} count={9} fill="#46394f" />
      <rect y="149" width={WIDE} height="33" fill="#33405c" />
      <Ships width={WIDE} y={149} tone="#1e2636" />
    </>
  ),
} as const satisfies { readonly [scene: string]: () => React.JSX.Element };

export type SceneId = keyof typeof scenes;
