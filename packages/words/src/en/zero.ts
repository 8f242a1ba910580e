import type {
  CarrierResourceReason,
  FlightReason,
  LaunchReason,
  OrderReason,
  ResourceReason,
  ResupplyReason,
  selection,
  ZeroProblem,
  Reason as ZeroReason,
} from '@tallyho/zero';
import type { Phrases, Sentences } from '../format.ts';
import type { downInFlamesReasons, downInFlamesSentences } from './down-in-flames.ts';
import { at, listed } from './grammar.ts';

/** What both card games can object to is said in the words of Down In Flames. */
export type OnlyInZero<Code extends string, Shared> = Exclude<Code, keyof Shared>;

const names: { readonly [side: string]: string } = { japanese: 'Japanese', allied: 'Allied' };

/** A side as it is written in a sentence. */
const named = (side: string): string => (Object.hasOwn(names, side) ? names[side] : side);

export const zeroSentences: Sentences<OnlyInZero<ZeroProblem, typeof downInFlamesSentences>> = {
  'seat-without-elements': (place, fact) => `${at(place)}“${fact('name')}” has no Element to lead. Add one.`,
  'side-without-elements': (place, fact) =>
    `${at(place)}nobody flies for the ${named(fact('side'))} side. Add a player to it.`,
  'too-many-elements': (place, fact) =>
    `${at(place)}the ${named(fact('side'))} side has ${fact('found')} Elements; ${fact('most')} are the most.`,
  'label-empty': (place) => `${at(place)}an Element needs a name. Write one, or leave the label out.`,
  'label-twice': (place, fact) =>
    `${at(place)}two Elements would both be called “${fact('label')}”. Give each a label of its own.`,
  'not-a-fighter': (place, fact) =>
    `${at(place)}${fact('name')} is no fighter, and a dogfight is flown by fighters only. Choose another aircraft.`,
  'night-fighter-by-day': (place, fact) =>
    `${at(place)}${fact('name')} is a night fighter and flies at night only. Choose another aircraft.`,
  'night-fighter-with-wingman': (place, fact) =>
    `${at(place)}${fact('name')} is a night fighter, and those hunt alone. Leave its Wingman at home.`,
  'fighter-of-the-other-side': (place, fact) =>
    `${at(place)}${fact('name')} does not fly for the ${named(fact('side'))} side. Choose an aircraft of that side.`,
  'unequal-aircraft': (place, fact) =>
    `${at(place)}the sides must have the same number of aircraft, and here are ${fact('japanese')} Japanese and ${fact('allied')} Allied ones. Even them out, or agree on a balance.`,
  'unequal-points': (place, fact) =>
    `${at(place)}a fight balanced by numbers needs equal points on both sides, and here are ${fact('japanese')} Japanese and ${fact('allied')} Allied points. Choose other aircraft.`,
  'more-elements-than-agreed': (place, fact) =>
    `${at(place)}Leaders without Wingmen were agreed on, not more Elements, and here are ${fact('japanese')} Japanese and ${fact('allied')} Allied ones. Even them out, or balance by numbers.`,
  'wingmen-missing-on-both-sides': (place) =>
    `${at(place)}Wingmen may be missing on one side only when that is the balance. Give the other side all of its own.`,
  'pilots-not-agreed': (place, fact) =>
    `${at(place)}${fact('name')} cannot fly: pilots were not agreed on as a balance. Add “pilots” to the balance, or take the pilot away.`,
  'pilot-on-the-stronger-side': (place, fact) =>
    `${at(place)}${fact('name')} would fly for the side with ${fact('own')} points against ${fact('other')}; pilots are for the weaker side.`,
  'pilot-of-another-service': (place, fact) =>
    `${at(place)}${fact('name')} flies for another service (${fact('service')}); this aircraft flies for ${fact('services')}.`,
  'pilot-in-the-wrong-type': (place, fact) =>
    `${at(place)}${fact('name')} flies the ${fact('family')} and no other type. Choose that aircraft, or another pilot.`,
  'altitude-needs-turbo': (place, fact) =>
    `${at(place)}only turbocharged aircraft may begin at Very High, and ${fact('name')} has no turbocharger. Begin lower.`,
  'altitude-above-ceiling': (place, fact) =>
    `${at(place)}${fact('name')} cannot go above its ceiling (${fact('ceiling')}). Begin lower.`,
  'hands-exceed-deck': (place, fact) =>
    `${at(place)}the deck has ${fact('cards')} cards, and the starting hands alone take ${fact('hands')}. Use a larger deck, or fewer Elements.`,

  'too-many-copies': (place, fact) =>
    `${at(place)}there would be ${fact('copies')} of this card, and ${fact('most')} are the most there can be.`,

  'card-number-twice': (place, fact) =>
    `${at(place)}the card number ${fact('number')} is already taken by “${fact('other')}”. Every card has a number of its own.`,
  'red-card-answers': (place, fact) =>
    `${at(place)}${fact('title')} has a red border and cannot answer anything (${fact('answers')}). Remove its answers.`,
  'blue-card-answers-nothing': (place, fact) =>
    `${at(place)}${fact('title')} has a blue border and answers nothing, so it could never be played. Say what it answers.`,
  'shot-without-bursts': (place, fact) => `${at(place)}${fact('title')} is fired and needs 1 to 3 Bursts.`,
  'bursts-without-shot': (place, fact) =>
    `${at(place)}${fact('title')} is not fired: it has no Bursts, no Hits and no subtitle.`,
  'shot-without-hits': (place, fact) =>
    `${at(place)}${fact('title')} either scores Hits or, as FUEL TANK, destroys; it does one of the two.`,
  'wrong-border': (place, fact) =>
    `${at(place)}${fact('title')} has a ${fact('wanted')} border, not a ${fact('found')} one.`,
  'damage-not-rising': (place, fact) =>
    `${at(place)}the Damaged side must hold more Hits than the front (${fact('front')}), and here it holds ${fact('damaged')}.`,
  'damaged-side-better': (place, fact) =>
    `${at(place)}the Damaged side (${fact('damaged')}) cannot be better than the front (${fact('front')}).`,
  'results-not-rising': (place) =>
    `${at(place)}a better bombing result cannot do less damage than a worse one. Look at the points again.`,
  'wrong-levels': (place, fact) =>
    `${at(place)}there are ${fact('found')} damage levels here, and there must be ${fact('wanted')}.`,
  'two-forces-of-a-side': (place) => `${at(place)}a side has one force besides its Fleet at most.`,
  'levels-not-rising': (place, fact) =>
    `${at(place)}damage levels begin at 0 points and rise, and none is worth less than the one before it. This one begins at ${fact('from')} and is worth ${fact('vps')}.`,
  'not-in-content': (place, fact) =>
    `${at(place)}nothing is called “${fact('id')}”. Name something that comes with the game or with this pack.`,
  'listed-wrongly': (place, fact) =>
    `${at(place)}${fact('aircraft')} cannot be listed as “${fact('as')}”: Fighters and light bombers are listed as L/W or L, all others by number.`,
  'no-such-target': (place, fact) => `${at(place)}this campaign has no target ${fact('number')}.`,
  'wrong-periods': (place, fact) =>
    `${at(place)}there are ${fact('found')} periods here, and the campaign has ${fact('wanted')}.`,
  'mission-unclear': (place) =>
    `${at(place)}a bombing or reconnaissance Mission has a Target Sheet, an attacker and two numbers of turns; a Dogfight or an Evacuation has one number of turns and neither of the others.`,

  'position-without-foe': (place) => `${at(place)}a Position needs an enemy: say whom it is held on.`,
  'foe-on-the-same-side': (place, fact) =>
    `${at(place)}“${fact('foe')}” flies for the same side; Positions are held on enemies.`,
  'foe-at-another-altitude': (place, fact) =>
    `${at(place)}“${fact('foe')}” is at another Altitude; Positions are held at the same one.`,
  'foe-taken': (place, fact) =>
    `${at(place)}this Leader or “${fact('foe')}” is already Engaged; a Leader is Engaged with one enemy at a time.`,
  'no-such-element': (place, fact) =>
    `${at(place)}there is no “${fact('name')}” in this fight${listed('. There are', fact('known'))}.`,
  'no-such-card': (place, fact) =>
    `${at(place)}there is no card “${fact('card')}” in this deck${listed('. There are', fact('known'))}.`,

  'mission-without-orders': (place) => `${at(place)}a mission needs orders: its kind, attacker, target and turns.`,
  'patrol-without-altitude': (place) =>
    `${at(place)}who patrols starts at the Altitude of the campaign sheet. Name it.`,
  'mission-without-attacker': (place, fact) =>
    `${at(place)}a mission of this kind (${fact('kind')}) needs an attacker. Say which side it is.`,
  'mission-without-target': (place, fact) =>
    `${at(place)}a mission of this kind (${fact('kind')}) needs a target. Name a Target Sheet.`,
  'attacker-without-aircraft': (place) => `${at(place)}the side that flies this mission has no aircraft. Give it some.`,
  'side-without-player': (place, fact) =>
    `${at(place)}the ${named(fact('side'))} side has no player. Even a side without aircraft needs one, for its Flak.`,
  'wrong-number-of-turns': (place, fact) =>
    `${at(place)}turns are ${fact('wanted') === '2' ? 'two numbers here, there and back' : 'one number here, at least 1'}.`,
  'target-of-another-mission': (place, fact) =>
    `${at(place)}sheet ${fact('target')} is not for a Mission of this kind. Choose another target.`,
  'unknown-target': (place, fact) => `${at(place)}there is no Target Sheet “${fact('target')}”.`,
  'unknown-formation-aircraft': (place, fact) =>
    `${at(place)}no aircraft “${fact('aircraft')}” flies in Formations. Choose another one.`,
  'unknown-crew': (place, fact) => `${at(place)}there is no crew “${fact('crew')}”.`,
  'load-not-carried': (place, fact) =>
    `${at(place)}${fact('aircraft')} cannot carry that here (${fact('load')})${listed('. It can bomb in these ways:', fact('modes'))}.`,
  'crew-not-on-a-heavy-bomber': (place, fact) => `${at(place)}crews fly Heavy Bombers, and ${fact('name')} is none.`,
  'crew-of-another-nation': (place, fact) =>
    `${at(place)}the crew “${fact('crew')}” flies only aircraft of its own nation, and ${fact('name')} is none.`,
  'crew-in-the-wrong-type': (place, fact) =>
    `${at(place)}the crew “${fact('crew')}” flies the ${fact('family')} and no other type, and ${fact('name')} is another.`,
  'crew-twice': (place, fact) =>
    `${at(place)}the crew “${fact('crew')}” already flies another aircraft; there is only one counter of it.`,
  'formation-of-two-types': (place) =>
    `${at(place)}only aircraft of one type fly in a Formation. Make two Formations of them.`,
  'formation-too-large': (place, fact) =>
    `${at(place)}a Formation of this type has ${fact('most')} aircraft at most. Make more Formations.`,
  'type-at-two-altitudes': (place) => `${at(place)}all aircraft of one type fly at the same Altitude on a mission.`,
  'pilot-without-wingman': (place, fact) =>
    `${at(place)}this Element of ${fact('name')} has no Wingman to be flown by anybody.`,
  'green-and-skilled': (place, fact) => `${at(place)}nobody is both skilled and green, not even on ${fact('name')}.`,
  'wingman-at-night': (place, fact) => `${at(place)}there are no Wingmen at night: ${fact('name')} flies alone.`,
  'kamikaze-out-of-place': (place) =>
    `${at(place)}only aircraft of the attacker on a kamikaze mission can be kamikazes or carry an MXY7.`,
  'kamikaze-too-high': (place) => `${at(place)}kamikazes begin at any Altitude but Very High.`,
  'kamikaze-with-a-pilot': (place) => `${at(place)}kamikazes have no named pilot and no named crew.`,
  'ohka-not-carried': (place) => `${at(place)}an MXY7 is carried by a Medium Bomber, in place of bombs.`,
  'search-out-of-place': (place) =>
    `${at(place)}only a kamikaze mission searches, and only if its target is not known yet.`,
  'solitaire-for-one': (place) => `${at(place)}one player moves both sides here. Name just one.`,
  'solitaire-against-oneself': (place) =>
    `${at(place)}where one player moves both sides, all Elements are the enemy’s. Name that side.`,
  'solitaire-one-formation': (place) => `${at(place)}where one player moves both sides, he has one Formation.`,
  'condition-out-of-place': (place) =>
    `${at(place)}only where one player moves both sides do Formation aircraft bring damage and training along.`,
  'solitaire-without-altitude': (place) =>
    `${at(place)}where one player moves both sides, it is known where a fighter starts. Name its Altitude.`,
  'element-of-nobody': (place) =>
    `${at(place)}only where one player moves both sides can an Element fly for another side than its player’s.`,
};

/** Why not? */
export const zeroReasons: Phrases<OnlyInZero<ZeroReason, typeof downInFlamesReasons>> = {
  'red-card-answers-nothing': 'a red card is for attacks only',
  'blue-card-does-not-attack': 'a blue card is for answers only',
  'no-fire-when-behind': 'a Disadvantaged or Tailed Leader cannot fire',
  'too-few-bursts-at-wingman': 'too few Bursts are left; MANEUVERING and HALF LOOP win more against a Wingman',
  'gunner-has-too-few-bursts': 'the Gunner has too few Bursts left',
  'gunner-fires-only-backwards':
    'the Gunner fires only at the Leader who is Advantaged on or Tailing its aircraft, and at that Leader’s Wingman',
  'two-steps-or-nothing': 'HALF LOOP is always two steps, and there is only one left',
  'only-when-behind': 'FULL THROTTLE attacks only from Disadvantaged or Tailed',
  'only-when-disadvantaged': 'SCISSORS attacks only from Disadvantaged',
  'not-while-it-is-tailing': 'SCISSORS helps a friend only while that Leader is Advantaged on him, not Tailing',
  'not-against-a-wingman': 'this card cannot be played against a Wingman',
  'wingman-fires-only-at-wingmen': 'a Wingman can only fire at another Wingman',
  'not-by-a-wingman': 'a Wingman cannot change Altitude with VERTICAL ROLL',
  'engaged-with-another': 'your Leader is Engaged, and may attack nobody but that enemy Leader',
  'target-is-engaged': 'that Leader is Engaged with another Element',
  'break-its-position-first': 'that Leader must first lose its Position on your friend',
  'another-altitude': 'that aircraft is at another Altitude',
  'no-enemy-in-the-fight': 'it is played at an enemy Element, and none is in the fight',
  'later-in-the-sequence': 'cards are played in the Play Cards phase, later in this sequence',
  'earlier-in-the-sequence': 'the Play Cards phase of this sequence is over',
  'between-sequences': 'cards are played in the sequence of an Element, and none has begun',
  'later-in-the-attack': 'the Angle and the target are settled before cards are played',
  'target-is-named': 'the target is named, and no card is played for it',
  'bombed-instead-of-cards': 'a Leader that has bombed or strafed plays no cards in this sequence',
  'found-nobody': 'the Element has found nobody in the dark, and only draws',
  'not-of-this-hand': 'Leader and Wingman play their own cards only',
  'announce-it-first': 'announce the attack on the Wingman first',
  'one-aircraft-a-turn': 'only one aircraft may be attacked a turn',
  'agile-is-used': 'Agile has already been used in this sequence',
  'agile-only-in-own-sequence': 'Agile works only in the aircraft’s own sequence',
  'no-card-to-climb': 'a climb costs a card, and you have none',
  'above-the-ceiling': 'that is above the ceiling of this aircraft',
  'nothing-above': 'there is nothing above Very High',
  'nothing-below': 'there is nothing below Very Low',
  'roll-card-does-not-pay': 'the climb costs another card, and you have none',
  'seen-by-coastwatchers': 'Coastwatchers have seen it: it starts no higher',
  'needs-a-turbocharger': 'only turbocharged aircraft may begin at Very High',
  'instead-of-cards': 'Break Off is instead of playing cards',
  'no-position-held-at-start': 'only a Position held since the sequence began may be given up',
  'at-the-start-only': 'a Position is given up before any card is played',
  'has-had-its-sequence': 'it has had its sequence in this turn',
  'is-out-of-the-fight': 'it is out of the fight',
  'comes-late': 'it comes late, and is not there yet',
  'night-fighters-first': 'night fighters take their turns before all others',
  'fighters-have-acted': 'it has come nearer or attacked in this turn',
  'performance-allows-no-more': 'Performance allows no more cards in hand',
  'horsepower-allows-no-more': 'Horsepower allows no more cards',
  'leader-is-engaged-with-another': 'a Wingman fights only the Element its Leader is Engaged with',
  loaded: 'with bombs or a Torpedo it cannot play MANEUVERING, HALF LOOP, SCISSORS or FULL THROTTLE',
  'loaded-wingman-stays': 'a loaded Wingman attacks fighters only beside an Engaged Leader',
  'is-to-bomb-or-strafe': 'this aircraft is to bomb or strafe in this turn',
  'not-at-the-same-place': 'one is over the target, the other waits outside',
  'keeps-its-level': 'after its Torpedo it stays at Very Low until the way home',
  'no-bombers-there': 'there are no enemy bombers at this Altitude',
  'engaged-helps-nobody': 'only a Leader who is Unengaged answers for another',
  'helps-at-its-altitude': 'a Leader answers only for those at his own Altitude',
  'engaged-attacks-no-bombers': 'only who is Unengaged may attack bombers',
  'rams-instead-of-cards': 'ramming is instead of playing cards',
  'not-against-bombers': 'against bombers only MANEUVERING, HALF LOOP, IN MY SIGHTS and OUT OF THE SUN are played',
  'wingman-only-aims': 'a Wingman uses this card only to choose the bomber',
  'bombers-are-not-aimed-at-so': 'a bomber is chosen with MANEUVERING or HALF LOOP',
  'too-few-bursts-at-bombers': 'too few Bursts are left; MANEUVERING and HALF LOOP win more against a bomber',
  'bombers-answer-with-fire-or-spoil': 'turrets answer only with fire or with a Spoiled Attack',
  'carries-nothing': 'it carries no bombs and no Torpedo',
  'not-declared': 'it was not declared to bomb or strafe when the turn began',
  'wrong-altitude-to-bomb': 'it cannot bomb from this Altitude in its way',
  'bomb-rating-is-zero': 'its bomb rating is 0 now',
  'torpedo-needs-the-run': 'a Torpedo is dropped only by who was at Very Low when Ingress ended',
  'strafe-only-at-very-low': 'strafing is done at Very Low',
  'no-guns-to-strafe': 'it has no guns to strafe with',
  'never-strafed': 'this target cannot be strafed',
  'answers-no-flak-card': 'it does not answer that card of the Flak',
  'answers-no-response': 'who is to bomb or strafe answers Attacks, and no Response',
  'green-has-answered': 'a green pilot plays one Response in a phase, and has played it',
  'kamikaze-stays-low': 'a kamikaze at Very Low stays there for the whole Bomb Turn',
  'kamikazes-do-not-break-off': 'kamikazes cannot break off',
  'goes-home-anyway': 'it goes home at no cost when this turn is over',
  'kamikazes-start-no-higher': 'kamikazes begin at any Altitude but Very High',
  'nothing-was-found': 'the search has found nothing',
  'third-target-is-attacked': 'what the third draw finds must be attacked',
  'no-draw-is-made-again': 'no draw can be made again any more',
  'run-is-decided': 'what it does over the target has been decided',
  'rockets-in-place-of-guns': 'its rockets take the place of strafing',
  'no-rockets': 'it carries no rockets',
  'rockets-only-low-down': 'rockets are fired at Low or Very Low',
  'no-skip-bombing-here': 'only Allied bombs of Saturation skip, at Very Low and against ships large enough',
  'charges-only-at-very-low': 'depth charges are dropped at Very Low',
  'drop-only-at-very-low': 'supplies are dropped at Very Low',
  'mines-only-at-very-low': 'mines are laid at Very Low',
  'light-alert-stays-shallow': 'on light alert the submarine goes no deeper than Shallow',
  'submarine-is-under': 'the submarine is under water',
  'fortified-is-not-strafed': 'a fortified target cannot be strafed',
  'patrol-must-be-back': 'who patrols must be back at its Altitude when Ingress begins',
  'patrol-keeps-its-level': 'who patrols keeps its Altitude from Ingress to Egress',
  'patrol-goes-over': 'who patrols goes over the target',
  'patrol-starts-no-attack': 'who patrols attacks nobody it is not Engaged with',
  'not-from-very-high': 'at Guadalcanal nobody starts at Very High',
  'fighters-fire-every-shot': 'a fighter fires every shot it has drawn, and answers with nothing that fires',
};

/** Why not this Resource? */
export const resourceReasonPhrases: Phrases<ResourceReason> = {
  'resource-is-used': 'each Resource can be picked once in a campaign',
  'resource-is-left': 'as long as Resources are left, one must be picked',
  'escort-of-another-service': 'the escort comes from the service that flies the Mission',
};

/** Why not this pilot in that aircraft? */
export const selectionReasonPhrases: Phrases<selection.SelectionReason> = {
  'leaders-before-wingmen': 'skilled pilots lead first; Wingmen get those that are left',
  'green-wingmen-first': 'green pilots fly as Wingmen first; Leaders get those that are left',
};

/** Why not these orders, this Resource or these aircraft of a Carrier campaign? */
export const carrierReasonPhrases: Phrases<
  Exclude<OrderReason | CarrierResourceReason | LaunchReason, ResourceReason>
> = {
  'range-out-of-reach': 'a Fleet cannot go from Close to Long Range, or back, in one turn',
  'large-strike-twice': 'a Large Strike cannot be launched two turns running',
  'opening-is-prescribed': 'the sheet prescribes the Strike of the first turn',
  'resource-of-the-enemy': 'this Resource is the other side’s',
  'stays-behind': 'damage keeps some of these aircraft from flying',
  'no-cards-left': 'there are no more of this type',
};

/** Why not these aircraft, this ship or this battle of the Guadalcanal campaign? */
export const guadalcanalReasonPhrases: Phrases<FlightReason | ResupplyReason> = {
  'over-the-week': 'the weather allows no more aircraft this week',
  'over-the-type': 'no more of this type can be used in a week',
  'no-more-boxes': 'there are no more of this type that have not flown this week',
  'not-grouped': 'aircraft are grouped into Elements whenever they can be',
  'not-its-altitude': 'this type does not start at that Altitude',
  'all-of-them-sunk': 'all of them have been sunk',
  'too-early-for-the-eastern-solomons': 'the Eastern Solomons can be declared from week 3 on',
  'too-early-for-santa-cruz': 'Santa Cruz can be declared from week 6 on',
  'battle-is-fought': 'each battle is fought once',
  'santa-cruz-came-first': 'Santa Cruz has been fought: it is too late for the Eastern Solomons',
  'japan-has-attacked': 'a battle can be declared only in a week in which the Americans attacked',
};
