/** How long everything takes that burns or bursts, in milliseconds. What eases it stands in the style sheet. */
export const timing = {
  tracers: 420,
  muzzle: 60,
  flash: 120,
  fragments: 500,
  figure: 600,
  flak: 250,
  bomb: 700,
  impact: 500,
  torpedo: 1200,
  looked: 1600,
  fall: 900,
  parachute: 2200,
  bannerIn: 180,
  bannerHolds: 1400,
} as const;
