import { INK } from './ink.ts';

/** An ace: leather helmet, goggles up, a scarf, and what he has shot down. */
export const Airman = () => (
  <>
    <g transform="translate(92 76)">
      <g stroke={INK} strokeWidth="1.6" strokeLinejoin="round">
        <path d="M-62 60C-58 34-34 24-18 20H18C34 24 58 34 62 60z" fill="#4a5560" />
        <path d="M-30 24C-40 30-44 44-40 58H-14L-8 26zM30 24C40 30 44 44 40 58H14L8 26z" fill="#d9c69a" />
        <path d="M-16 22 0 42 16 22 12 12H-12z" fill="#f3ead2" />
        <path d="M-5 34C-2 42 2 42 5 34L12 60H-12z" fill="#e7dcbc" />
        <path d="M-22-28C-22-52 22-52 22-28C25-10 22 6 14 16C6 24-6 24-14 16C-22 6-25-10-22-28z" fill="#d8a57e" />
        <path d="M-14 16C-6 24 6 24 14 16C22 6 24-8 23-20C18-4 14 4 6 10z" fill="#b07a57" stroke="none" />
        <path
          d="M-26-22C-28-58 28-58 26-22C27-8 26 4 21 12C16 14 14 8 15 0C18-12 16-24 12-28C4-32-4-32-12-28C-16-24-18-12-15 0C-14 8-16 14-21 12C-26 4-27-8-26-22z"
          fill="#6b4a31"
        />
        <path d="M-20-46C-8-54 8-54 20-46" fill="none" stroke="#8d6544" strokeWidth="2" />
        <path d="M-25-38C-14-44 14-44 25-38L24-26C18-22 8-22 3-27H-3C-8-22-18-22-24-26z" fill="#2a343d" />
        <path
          d="M-21-36C-15-40-6-40-3-36L-4-29C-9-25-17-25-21-28zM21-36C15-40 6-40 3-36L4-29C9-25 17-25 21-28z"
          fill="#8fb3c4"
        />
        <path d="M-18-35l8-2M8-37l8 2" fill="none" stroke="#e8f2f4" strokeWidth="2" />
      </g>
      <path d="M2-30C6-10 4 6 0 20C8 24 16 14 19 4C23-8 23-20 21-28z" fill="#9c6746" opacity=".55" />
      <path
        d="M-13-17C-10-19-6-19-4-17M4-17C6-19 10-19 13-17M-7 7C-3 6 3 6 7 7M-1-12-3 0 3 1"
        fill="none"
        stroke="#4a2918"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <ellipse cx="-8.5" cy="-13" rx="2" ry="1.5" fill="#2b1a10" />
      <ellipse cx="8.5" cy="-13" rx="2" ry="1.5" fill="#2b1a10" />
    </g>
    {[0, 1, 2, 3, 4, 5].map((i) => (
      <path
        key={i}
        transform={`translate(${140 + (i % 2) * 18} ${22 + Math.floor(i / 2) * 18}) scale(.86)`}
        d="M-7-2.5h4.5V-7h5v4.5H7v5H2.5V7h-5V2.5H-7z"
        fill="#f3ead2"
        stroke={INK}
        strokeWidth=".8"
      />
    ))}
  </>
);
