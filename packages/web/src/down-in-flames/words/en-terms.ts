import type { Level, PositionName } from '@tallyho/down-in-flames';
import type {
  Ability,
  Answerable,
  FaceType,
  Nation,
  Provenance,
  Subtitle,
  Title,
} from '@tallyho/down-in-flames/content';
import type { RatingId, RatingPart } from '../model/ratings.ts';

const levels: { readonly [level in Level]: string } = {
  'very low': 'Very Low',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  'very high': 'Very High',
};

const atLevel: { readonly [level in Level]: string } = {
  'very low': 'at Very Low altitude',
  low: 'at Low altitude',
  medium: 'at Medium altitude',
  high: 'at High altitude',
  'very high': 'at Very High altitude',
};

const positions: { readonly [position in PositionName]: string } = {
  tailed: 'Tailed',
  disadvantaged: 'Disadvantaged',
  neutral: 'Neutral',
  advantaged: 'Advantaged',
  tailing: 'Tailing',
};

const ratings: { readonly [id in RatingId]: string } = {
  speed: 'Speed',
  performance: 'Performance',
  horsepowerBefore: 'Horsepower, pre-turn',
  horsepowerAfter: 'Horsepower, post-turn',
  bursts: 'Bursts',
  firepower: 'Firepower',
  airframe: 'Airframe',
  gunner: 'Gunner',
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

const answerables: { readonly [what in Answerable]: string } = {
  'ACE PILOT': 'ACE PILOT',
  'BARREL ROLL': 'BARREL ROLL',
  EVASIVE: 'EVASIVE',
  'IN MY SIGHTS': 'IN MY SIGHTS',
  'OUT OF THE SUN': 'OUT OF THE SUN',
  REDLINE: 'REDLINE',
  SCISSORS: 'SCISSORS',
  'TIGHT TURN': 'TIGHT TURN',
  'VERTICAL ROLL': 'VERTICAL ROLL',
  'YO-YO': 'YO-YO',
  MANEUVER: 'Maneuver',
  ANY: 'any card',
};

const faceTypes: { readonly [type in FaceType]: string } = {
  attack: 'Attack',
  react: 'React',
  'attack-react': 'Attack & React',
  'any-time': 'Any time',
};

/** The same, for the foot of a card. */
const faceShort: { readonly [type in FaceType]: string } = {
  attack: 'Attack',
  react: 'React',
  'attack-react': 'Attack / React',
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

const provenances: { readonly [source in Provenance]: string } = {
  rulebook: 'from the rulebook',
  ruling: 'our ruling on a gap in the rulebook',
  public: 'from public sources',
  reconstructed: 'reconstructed by us',
};

export const terms = {
  levels,
  atLevel,
  positions,
  ratings,
  ratingHelp,
  parts,
  nations,
  meanings,
  subtitles,
  answerables,
  faceTypes,
  faceShort,
  abilities,
  provenances,
  notes: {
    turbocharger: 'Turbocharger',
    agile: 'Agile',
    barrage: 'Barrage',
  },
  bombs: 'Bombs',
  cards: (n: number) => (n === 1 ? '1 card' : `${n} cards`),
  hits: (n: number) => (n === 1 ? '1 hit' : `${n} hits`),
  bursts: (n: number) => (n === 1 ? '1 Burst' : `${n} Bursts`),
  points: (n: number) => (n === 1 ? '1 point' : `${n} points`),
  and: (list: readonly string[]) =>
    list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`,
};
