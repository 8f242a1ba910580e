import type { Ability, FaceType, Nation, Subtitle, Title } from '@tallyho/down-in-flames/content';
import type { RatingId, RatingPart } from '../model/ratings.ts';

const ratings: { readonly [id in RatingId]: string } = {
  speed: 'Speed',
  performance: 'Performance',
  horsepowerBefore: 'Horsepower, pre-turn',
  horsepowerAfter: 'Horsepower, post-turn',
  bursts: 'Bursts',
  firepower: 'Firepower',
  airframe: 'Airframe',
  gunner: 'Gunner',
  defense: 'Defense Turret',
  support: 'Support Turret',
  bombs: 'Bombs',
};

const ratingHelp: { readonly [id in RatingId]: string } = {
  speed: 'Each point above the enemy’s is a free Maneuver in your turn.',
  performance: 'Up to this many cards in hand when you draw.',
  horsepowerBefore: 'Cards you draw at the start of your turn.',
  horsepowerAfter: 'Cards you draw at the end of your turn.',
  bursts: 'What you pay with when you fire; more from a better position.',
  firepower: 'Added to the hits of every attack.',
  airframe: 'So many hits turn the card, or end the fight.',
  gunner: 'Bursts of the gunner, against pursuers.',
  defense: 'Cards its turrets draw when it is attacked.',
  support: 'Cards it lends to the turrets of each neighbour.',
  bombs: 'What it drops on the target.',
};

const parts: { readonly [part in RatingPart]: string } = {
  base: 'card',
  damage: 'damage',
  pilot: 'pilot',
  altitude: 'altitude',
  leader: 'Leader',
  position: 'position',
  spent: 'fired',
};

const nations: { readonly [nation in Nation | 'generic']: string } = {
  germany: 'Germany',
  japan: 'Japan',
  'united-kingdom': 'United Kingdom',
  'soviet-union': 'Soviet Union',
  poland: 'Poland',
  'united-states': 'United States',
  generic: 'any nation',
};

/** What the titles mean, for those who want to know; cards keep the printed title in every language. */
const meanings: { readonly [title in Title]: string } = {
  'ACE PILOT': 'answers any card played against you',
  'BARREL ROLL': 'shakes off a pursuer: back to Neutral',
  EVASIVE: 'fire at you costs more, or two hits fewer',
  'IN MY SIGHTS': 'fires at an enemy',
  'OUT OF THE SUN': 'fires at an enemy, hard to answer',
  REDLINE: 'three cards for one hit on yourself',
  SCISSORS: 'from Disadvantaged to Advantaged',
  'TIGHT TURN': 'one hit more for your next attack',
  'VERTICAL ROLL': 'one level up or down, at any time of your actions',
  'YO-YO': 'one hit more for your next attack',
};

const subtitles: { readonly [subtitle in Subtitle]: string } = {
  '': '',
  'FUEL TANK': 'destroys its target',
  JINKING: 'answers fire, too',
};

/** What a card does when it is played by itself, in few words; '': it only answers. */
const deeds: { readonly [title in Title]: string } = {
  'ACE PILOT': '',
  'BARREL ROLL': 'Back to Neutral',
  EVASIVE: 'Shots at you cost +1 Burst',
  'IN MY SIGHTS': 'at one enemy',
  'OUT OF THE SUN': 'hard to answer',
  REDLINE: 'take 1 hit, draw 3 cards',
  SCISSORS: 'Disadvantaged to Advantaged',
  'TIGHT TURN': '+1 hit, next shot',
  'VERTICAL ROLL': 'Climb or dive',
  'YO-YO': '+1 hit, next shot',
};

const faceTypes: { readonly [type in FaceType]: string } = {
  attack: 'Attack',
  react: 'React',
  'attack-react': 'Attack & React',
  'any-time': 'Any time',
};

const abilities: { readonly [code in Ability]: string } = {
  'A+1': 'Airframe +1',
  'A+2': 'Airframe +2',
  Ag: 'Agile until Damaged',
  AP1: 'one ACE PILOT marker',
  AP2: 'two ACE PILOT markers',
  'B+1': 'Bursts +1',
  Cl: 'climbs cost a card less',
  Di: 'dives bring a card more',
  'F+1': 'Firepower +1',
  'H+1/+1': 'Horsepower +1 before and after the turn',
  'H+0/+1': 'Horsepower +1 after the turn',
  'M0(1)': 'Maneuver 0 counts as 1',
  'P+1': 'Performance +1',
  'P+2': 'Performance +2',
  Re: 'REDLINE without a hit',
  'S+1': 'Speed +1',
};

export const terms = {
  ratings,
  ratingHelp,
  parts,
  nations,
  meanings,
  subtitles,
  deeds,
  faceTypes,
  abilities,
  notes: {
    turbocharger: 'Turbocharger',
    agile: 'Agile',
    barrage: 'Barrage',
  },
  bombs: 'Bombs',
  /** The other way to use EVASIVE, after fire or one's own REDLINE. */
  evaded: 'hits on you: −2',
  fuelTank: 'unanswered, he is lost',
  maneuver: 'Maneuver',
  faster: 'one step for a point more',
  anyCard: 'any card',
};
