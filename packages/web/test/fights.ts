/* Set-ups of a fight between two, one for each game. */

export const duel = {
  seats: [
    { name: 'You', aircraft: [{ fighter: 'spitfire-i' }] },
    { name: 'Bot', aircraft: [{ fighter: 'bf-109e' }] },
  ],
};

export const elements = {
  seats: [
    { name: 'You', side: 'allied', elements: [{ aircraft: 'f4f-3' }] },
    { name: 'Bot', side: 'japanese', elements: [{ aircraft: 'a6m2' }] },
  ],
};

export const trenches = {
  scenario: 'dogfight',
  seats: [
    { name: 'You', side: 0, aircraft: [{ card: 'camel-brown', label: 'a1' }] },
    { name: 'Bot', side: 1, aircraft: [{ card: 'triplane-richthofen', label: 'b1' }] },
  ],
};
