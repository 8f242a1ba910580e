import type { asks as enAsks, choices as enChoices } from './en-asks.ts';

const cards = (n: number): string => (n < 2 ? 'une carte' : `${n} cartes`);
const ofCards = (n: number): string => (n < 2 ? 'd’une carte' : `de ${n} cartes`);
const counted = (n: number): string => (n < 2 ? `${n} carte` : `${n} cartes`);
const hits = (n: number): string => (n < 2 ? `${n} dégât` : `${n} dégâts`);
const bursts = (n: number): string => (n < 2 ? `${n} rafale` : `${n} rafales`);

export const asks: typeof enAsks = {
  start: (p) =>
    `À quelle altitude commence votre élément ${p.element} ? Personne ne le voit avant que tous aient choisi.`,
  vision: (p) =>
    `Combat Vision : écartez ce dont vous ne voulez pas et piochez-en autant${p.put > 0 ? ` (${p.put} pour l’instant)` : ''}.`,
  order: 'Lequel de vos éléments joue maintenant ? Cet ordre vaudra pour tout le combat.',
  orderAtNight:
    'Lequel de vos éléments joue maintenant ? Les chasseurs de nuit passent avant tous les autres, et cet ordre vaudra pour tout le combat.',
  wingmanAttack: (p) =>
    `Envoyer l’ailier de votre ${p.element} contre quelqu’un ? Il pioche pour cela une mini-main ${ofCards(p.cards)}.`,
  wingmanPlay: (p) => `Votre ailier attaque ${p.at} : jouez une carte de la mini-main ou arrêtez l’attaque.`,
  altitude: (p) => `Votre ${p.element} est ${p.level}. Rester, monter ou plonger ?`,
  play: (p) =>
    `Votre ${p.element}${p.at === '' ? '' : ` attaque ${p.at}`} : jouez une carte ou continuez. Vous avez ${bursts(p.bursts)}.`,
  fire: (p) => `${p.enemy} tire ${p.card} sur ${p.you} : ${hits(p.hits)}. Répondre ?`,
  gunnerFires: (p) => `Le mitrailleur de ${p.enemy} tire ${p.card} sur ${p.you} : ${hits(p.hits)}. Répondre ?`,
  fuelTank: (p) => `${p.enemy} tire ${p.card} sur ${p.you}, qui serait détruit. Répondre ?`,
  maneuver: (p) => `${p.enemy} joue ${p.card} contre ${p.you} et serait ${p.position}. Répondre ?`,
  relief: (p) => `${p.enemy} joue ${p.card} pour aider ${p.friend}, qui serait ${p.position}. Répondre ?`,
  stalking: (p) =>
    `${p.enemy} joue ${p.card} contre ${p.you} et aurait ${bursts(p.bursts)} de plus contre lui. Répondre ?`,
  roll: (p) => `${p.enemy} joue ${p.card} pour ${p.up ? 'monter' : 'plonger'} et vous échapper. Répondre ?`,
  stopped: (p) => `${p.enemy} répond par ${p.card}, ce qui vous arrête. Avez-vous de quoi contrer ?`,
  goesOn: (p) => `${p.enemy} contre par ${p.card} et réussit si vous ne répondez pas. Avez-vous de quoi répondre ?`,
  follow: (p) =>
    `${p.enemy} ${p.up ? 'monte' : 'plonge'}. Le suivre${p.cost > 0 ? ` pour ${cards(p.cost)}` : ' sans rien payer'}, ou lâcher prise ?`,
  payClimb: 'Défaussez-vous d’une carte pour la montée.',
  payFollow: (p) => `Défaussez-vous ${ofCards(p.due)} pour suivre.`,
  discard: 'Défaussez-vous de ce dont vous ne voulez plus, puis continuez.',
  drawInTheDark: (p) =>
    `Votre ${p.element} n’a repéré personne : il ne peut que piocher, jusqu’à ${cards(p.most)}. Combien ?`,
  draw: (p) => `Votre moteur vous donne jusqu’à ${cards(p.most)}. Combien en piochez-vous ?`,
};

export const choices: typeof enChoices = {
  noAnswer: 'Ne pas répondre',
  noWingmanAttack: 'Pas d’attaque de l’ailier',
  pass: 'Passer',
  donePlay: 'Plus de cartes',
  doneWingman: 'Arrêter l’attaque',
  doneDiscard: 'Garder le reste',
  doneVision: 'Garder le reste et piocher',
  exchange: (card) => `Écarter ${card}`,
  act: (element) => element,
  sendWingman: (at) => `L’ailier contre ${at}`,
  attackWingman: (at) => `Attaquer ${at}, qui pioche sa mini-main`,
  stay: 'Rester',
  letGo: 'Lâcher prise',
  climb: 'Monter (−1 carte)',
  dive: 'Plonger (+1 carte)',
  follow: (cost) => (cost > 0 ? `Suivre (−${counted(cost)})` : 'Suivre'),
  giveUp: (enemy) => `Abandonner la position sur ${enemy}`,
  giveUpNone: 'Abandonner la position',
  breakLeader: 'Se désengager : le leader',
  breakWingman: 'Se désengager : l’ailier',
  breakBoth: 'Se désengager : les deux',
  fire: (p) => `Tirer sur ${p.at} : ${hits(p.hits)} pour ${bursts(p.bursts)}`,
  fireFree: (p) => `Tirer sur ${p.at} : ${hits(p.hits)}`,
  fuelTank: (p) => `Tirer sur ${p.at} : détruit${p.bursts > 0 ? `, pour ${bursts(p.bursts)}` : ''}`,
  gunnerFires: (p) => `Le mitrailleur tire sur ${p.at} : ${hits(p.hits)} pour ${bursts(p.bursts)}`,
  gunnerFuelTank: (at) => `Le mitrailleur tire sur ${at} : détruit`,
  maneuver: (p) => `Contre ${p.at} : ${p.position}`,
  maneuverNone: (at) => `Contre ${at}`,
  relief: (p) => `Contre ${p.at} : ${p.friend} est alors ${p.position}`,
  winBursts: (p) => `Contre ${p.at} : ${bursts(p.bursts)} de plus contre lui`,
  agile: (p) => `Agile, comme SCISSORS, contre ${p.at} : ${p.position}`,
  agileNone: (at) => `Agile, comme SCISSORS, contre ${at}`,
  rollUp: 'Monter d’un niveau (−1 carte de plus)',
  rollDown: 'Plonger d’un niveau (+1 carte)',
  answer: (card) => `Répondre par ${card}`,
  answerAgile: (card) => `Agile : répondre par ${card} comme SCISSORS`,
  answerAce: (card) => `As : répondre par ${card} comme ACE PILOT`,
  discard: (card) => `Se défausser de ${card}`,
  draw: (n) => (n === 0 ? 'Ne rien piocher' : `Piocher ${counted(n)}`),
};
