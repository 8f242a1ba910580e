import type { asks as enAsks, choices as enChoices } from './en-asks.ts';
import { missionAsks, missionChoices } from './fr-mission.ts';

const cards = (n: number): string => (n < 2 ? 'une carte' : `${n} cartes`);
const ofCards = (n: number): string => (n < 2 ? 'd’une carte' : `de ${n} cartes`);
const counted = (n: number): string => (n < 2 ? `${n} carte` : `${n} cartes`);
const hits = (n: number): string => (n < 2 ? `${n} dégât` : `${n} dégâts`);
const bursts = (n: number): string => (n < 2 ? `${n} rafale` : `${n} rafales`);

export const asks: typeof enAsks = {
  ...missionAsks,
  aircraft: 'Choisissez votre avion. Personne ne le voit avant que tous aient choisi.',
  pilot: 'Choisissez le pilote.',
  start: (p) => `Vous avez vu votre main. À quelle altitude commence votre ${p.plane} ?`,
  begin: 'Votre camp a l’initiative. Commencera-t-il chaque tour ?',
  next: 'Lequel de vos avions agit maintenant ?',
  altitude: (p) => `Votre ${p.plane} est ${p.level}. Rester, monter ou plonger ?`,
  speed: (p) =>
    p.left > 0
      ? `Il reste à votre ${p.plane} ${p.left === 1 ? 'une manœuvre gratuite' : `${p.left} manœuvres gratuites`}. En utiliser une ?`
      : `Votre ${p.plane} est plus rapide. En profiter pour une manœuvre gratuite ?`,
  act: (p) =>
    `Vos actions avec le ${p.plane} : choisissez une carte ou terminez. Vous avez ${bursts(p.bursts)}${p.bonus > 0 ? ` et +${p.bonus} pour votre prochaine attaque` : ''}.`,
  fire: (p) => `${p.enemy} tire ${p.card} sur votre ${p.you} : ${hits(p.hits)}. Répondre ?`,
  fuelTank: (p) => `${p.enemy} tire ${p.card} sur votre ${p.you}, qui serait détruit. Répondre ?`,
  maneuver: (p) => `${p.enemy} manœuvre contre votre ${p.you} et serait ${p.position}. Répondre ?`,
  shakeOff: (p) => `${p.enemy} se dégage de votre ${p.you} ; les deux seraient Neutres. Répondre ?`,
  scissors: (p) => `${p.enemy} joue ${p.card} et serait Avantagé sur votre ${p.you}. Répondre ?`,
  stopped: (p) => `${p.enemy} répond par ${p.card}, ce qui vous arrête. Avez-vous de quoi contrer ?`,
  goesOn: (p) => `${p.enemy} contre par ${p.card} et réussit si vous ne répondez pas. Avez-vous de quoi répondre ?`,
  evade: (p) => `${hits(p.hits)} sur votre ${p.you}, c’est certain. EVASIVE peut-il aider ?`,
  follow: (p) =>
    `${p.enemy} ${p.up ? 'monte' : 'plonge'}. Le suivre${p.cost > 0 ? ` pour ${cards(p.cost)}` : ' sans rien payer'}, ou lâcher prise ?`,
  pay: (p) => `Défaussez-vous ${ofCards(p.owed)} ${p.up ? 'pour la montée' : 'pour suivre'}.`,
  stall: (p) => `Votre ${p.plane} décroche. Défaussez-vous ${ofCards(p.owed)}.`,
  discard: 'Défaussez-vous de ce dont vous ne voulez plus, puis terminez votre tour.',
};

export const choices: typeof enChoices = {
  ...missionChoices,
  passAct: 'Terminer mes actions',
  passAnswer: 'Ne pas répondre',
  passEvade: 'Subir les dégâts',
  passSpeed: 'Pas de manœuvre gratuite',
  passDiscard: 'Terminer mon tour',
  pass: 'Passer',
  fly: (p) => `Piloter le ${p.fighter} (${p.points})`,
  pilot: (p) => `${p.pilot} (${p.points})`,
  noPilot: 'Personne en particulier',
  start: (level) => level,
  begin: 'Nous commençons',
  letThemBegin: 'Les laisser commencer',
  act: (plane) => plane,
  stay: 'Rester',
  letGo: 'Lâcher prise',
  climb: (cost) => (cost > 0 ? `Monter (−${counted(cost)})` : 'Monter'),
  dive: (gain) => `Plonger (+${counted(gain)})`,
  follow: (cost) => (cost > 0 ? `Suivre (−${counted(cost)})` : 'Suivre'),
  giveUp: (enemy) => `Abandonner la position sur ${enemy}`,
  giveUpNone: 'Abandonner la position',
  speed: (p) => `Manœuvre gratuite sur ${p.enemy} : ${p.position}`,
  maneuver: (p) => `Manœuvre ${p.steps} sur ${p.enemy} : ${p.position}`,
  maneuverNone: (p) => `Manœuvre ${p.steps} sur ${p.enemy}`,
  barrelRoll: (enemy) => `Se dégager de ${enemy} : Neutre`,
  scissors: (enemy) => `Ciseaux avec ${enemy} : Avantagé`,
  agile: (enemy) => `Agile, comme SCISSORS, avec ${enemy} : Avantagé`,
  attack: (p) =>
    `${p.gunner ? 'Le mitrailleur tire' : 'Tirer'} sur ${p.enemy}${p.with === '' ? '' : ` avec ${p.with}`} : ${hits(p.hits)} pour ${bursts(p.bursts)}`,
  attackFuelTank: (p) =>
    `${p.gunner ? 'Le mitrailleur tire' : 'Tirer'} sur ${p.enemy} : détruit, pour ${bursts(p.bursts)}`,
  playCard: 'La jouer',
  tacticHit: 'Tactique : +1 dégât pour votre prochaine attaque de ce tour',
  tacticEvasive: 'Tactique : les tirs contre vous coûtent une rafale de plus jusqu’à votre prochain tour',
  barrage: 'Barrage : +1 dégât pour votre prochaine attaque de ce tour',
  rollUp: 'Monter d’un niveau',
  rollDown: 'Plonger d’un niveau',
  redline: (hits_) => (hits_ > 0 ? 'Piocher 3 cartes contre un dégât sur vous-même' : 'Piocher 3 cartes'),
  answer: (card) => `Répondre par ${card}`,
  evade: (card) => `${card} : deux dégâts de moins`,
  discard: (card) => `Se défausser de ${card}`,
};
