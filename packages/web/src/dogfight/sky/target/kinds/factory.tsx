import type { TargetDrawing } from '../drawing.ts';

/** A factory: sheds with saw-tooth roofs, chimneys, a gas holder, sidings. */
export const factory: TargetDrawing = {
  on: 'land',
  fires: [
    [-60, -10, 0.66],
    [64, -8, 0.6],
    [-138, -2, 0.5],
  ],
  Draw: ({ paint, isWrecked }) => (
    <>
      <path d="M-184 14H190L200 22H-196z" fill={paint('#7a7360')} />
      <path d="M-176 14V-26Q-150-38-124-26V14z" fill={paint('#5f6a70')} />
      <path
        d="M-176-26Q-150-38-124-26Q-150-16-176-26zM-176-6h52M-164 14V-22M-150 14V-18M-136 14V-22"
        stroke={paint('#3d474d')}
        strokeWidth="1.6"
        fill="none"
      />
      {isWrecked ? (
        <>
          <path d="M-112 14V-22l10-14 16 22 18-26 8 18 14-10 10 20 16-8V14z" fill={paint('#5b3d31')} />
          <path d="M-96 14v-20h12v20zM-60 14v-22h12v22zM-24 14v-18h12v18z" fill={paint('#1f1c1a')} />
          <path d="M44 14V-14l14-16 14 20 26-8 12 14 20-16 14 20V14z" fill={paint('#5a4a3c')} />
          <path d="M6 14L8-46l6-6 8 4 2 62z" fill={paint('#70402f')} />
          <path d="M30 14l2-30 12 6 2 24z" fill={paint('#70402f')} />
        </>
      ) : (
        <>
          <path d="M-112 14V-26L-84-46V-26L-56-46V-26L-28-46V-26L0-46V14z" fill={paint('#8a4b38')} />
          <path
            d="M-110-24L-86-41V-24zM-82-24L-58-41V-24zM-54-24L-30-41V-24zM-26-24L-2-41V-24z"
            fill={paint('#a9bcc2')}
          />
          <path d="M-104 14V-8h16V14zM-76 14V-8h16V14zM-48 14V-8h16V14zM-20 14V-8H-4V14z" fill={paint('#42302a')} />
          <path d="M5 14L9-104H21L25 14zM31 14L34-86H44L47 14z" fill={paint('#7d4534')} />
          <path d="M8-98H22V-92H8zM33-80H45V-75H33z" fill={paint('#d8cfb4')} />
          <path d="M50 14V-34H154V14z" fill={paint('#94826a')} />
          <path d="M46-34L60-48H144L158-34z" fill={paint('#5d5448')} />
          <path
            d="M60-24h14v12H60zM82-24h14v12H82zM104-24h14v12h-14zM126-24h14v12h-14zM60-4h14V14H60zM82-4h14v8H82zM104-4h14v8h-14zM126-4h14v8h-14z"
            fill={paint('#3b4a52')}
          />
        </>
      )}
      <path d="M160 14V-14h24V14z" fill={paint('#6d5d4c')} />
      <path d="M-196 20H200M-196 24H200" stroke={paint('#4a453b')} strokeWidth="1.6" />
    </>
  ),
};
