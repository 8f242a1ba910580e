import type { ZeroProblem } from '@tallyho/zero';

/** The paragraph behind a refusal, where there is one. */
export const problemRules: { readonly [code in ZeroProblem]?: string } = {
  'too-many-elements': 'Z-4.2d',
  'fighter-of-the-other-side': 'Z-4.2a',
  'night-fighter-by-day': 'CH-17.51a',
  'night-fighter-with-wingman': 'CH-17.52a',
  'wingman-at-night': 'CH-27.31d',
  'pilot-of-another-service': 'Z-19.21a',
  'pilot-in-the-wrong-type': 'Z-19.23a',
  'pilot-twice': 'Z-19.13a',
  'pilot-without-wingman': 'CH-19.24q',
  'green-and-skilled': 'CH-19.42b',
  'altitude-needs-turbo': 'Z-4.5e',
  'altitude-above-ceiling': 'Z-16.22a',
  'patrol-without-altitude': 'CH-27.71a',
  'mission-without-target': 'Z-23.1a',
  'mission-without-attacker': 'Z-23.1a',
  'wrong-number-of-turns': 'Z-23.23a',
  'attacker-without-aircraft': 'Z-24.46a',
  'target-of-another-mission': 'CH-18.6d',
  'load-not-carried': 'Z-18.11b',
  'crew-not-on-a-heavy-bomber': 'Z-19.3b',
  'crew-of-another-nation': 'Z-19.31a',
  'crew-in-the-wrong-type': 'Z-19.33a',
  'crew-twice': 'Z-19.34d',
  'formation-of-two-types': 'Z-17.22a',
  'formation-too-large': 'Z-17.22a',
  'type-at-two-altitudes': 'Z-17.22g',
  'kamikaze-out-of-place': 'CH-28.1a',
  'kamikaze-too-high': 'CH-28.23b',
  'kamikaze-with-a-pilot': 'CH-28.25a',
  'ohka-not-carried': 'CH-18.81a',
  'search-out-of-place': 'CH-28.42a',
};

export const ruleOf = (code: string): string | undefined =>
  Object.entries(problemRules).find(([known]) => known === code)?.[1];
