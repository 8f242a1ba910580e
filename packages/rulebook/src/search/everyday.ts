import type { BookLanguage } from '../parse.ts';

/** What somebody says who has not read the book, and the words of the book for it. */
export type Saying = readonly [said: readonly string[], meant: readonly string[]];

export const everyday: { readonly [language in BookLanguage]: readonly Saying[] } = {
  en: [
    [
      ['climb', 'rise', 'ascend', 'go up', 'gain height', 'higher', 'height'],
      ['altitude', 'climb'],
    ],
    [
      ['dive', 'descend', 'go down', 'lose height', 'lower'],
      ['altitude', 'dive'],
    ],
    [
      ['shoot', 'shot', 'gun', 'attack', 'pull the trigger'],
      ['fire', 'attack', 'burst'],
    ],
    [
      ['ammo', 'ammunition', 'bullet', 'bullets'],
      ['burst', 'bursts'],
    ],
    [
      ['kill', 'destroy', 'die', 'dead', 'crash', 'blow up'],
      ['shot down', 'destroyed', 'eliminated'],
    ],
    [
      ['dodge', 'defend', 'defence', 'evade', 'block', 'escape', 'parry'],
      ['response', 'react', 'answer', 'evasive'],
    ],
    [
      ['win', 'winner', 'end of the game', 'victory'],
      ['victory', 'winning', 'wins'],
    ],
    [
      ['points', 'score'],
      ['victory points', 'vps'],
    ],
    [
      ['behind', 'on his six', 'on my six', 'follow', 'chase', 'tail'],
      ['tailing', 'tailed', 'pursuer'],
    ],
    [['get behind'], ['tailing', 'maneuver']],
    [['side', 'flank'], ['advantaged']],
    [
      ['move', 'turn left', 'turn right', 'steer', 'fly'],
      ['maneuver', 'manoeuvre', 'movement'],
    ],
    [
      ['begin', 'start', 'set up', 'setup', 'prepare'],
      ['setup', 'starting'],
    ],
    [
      ['card limit', 'how many cards', 'hand size', 'maximum cards'],
      ['hand', 'performance'],
    ],
    [
      ['health', 'life', 'hit points', 'armour', 'hp'],
      ['airframe', 'damage capacity', 'damage'],
    ],
    [
      ['run away', 'flee', 'retreat', 'leave', 'go home', 'withdraw'],
      ['break off', 'leaves'],
    ],
    [['engine', 'power'], ['horsepower']],
    [['fast', 'faster', 'quick'], ['speed']],
    [
      ['bombing', 'bomb'],
      ['bombs', 'bombing'],
    ],
    [['anti-aircraft', 'aa', 'ack-ack'], ['flak']],
    [['partner', 'buddy', 'second pilot'], ['wingman']],
    [
      ['rear gun', 'tail gunner', 'back gun'],
      ['gunner', 'observer', 'turret'],
    ],
    [
      ['range', 'distance', 'far', 'close', 'reach'],
      ['range', 'ruler'],
    ],
    [
      ['angle', 'field of fire', 'aim'],
      ['arc', 'aiming', 'angle'],
    ],
    [['jammed', 'gun jam', 'jamming'], ['jam']],
    [
      ['burn', 'burning', 'flames'],
      ['fire', 'smoke'],
    ],
    [
      ['collide', 'collision', 'bump', 'ram'],
      ['overlap', 'overlaps'],
    ],
    [
      ['u-turn', 'turn around', 'reverse'],
      ['immelmann', 'split-s', 'half loop'],
    ],
    [
      ['land', 'touch down', 'airfield'],
      ['landing', 'take-off'],
    ],
    [
      ['take off', 'takeoff'],
      ['take-off', 'launch'],
    ],
    [
      ['illegal', 'not allowed', 'forbidden', 'cheat'],
      ['illegal', 'may not'],
    ],
    [
      ['tie', 'tied', 'draw game', 'equal'],
      ['ties', 'draw'],
    ],
    [
      ['ship', 'boat', 'carrier'],
      ['carrier', 'fleet', 'ship'],
    ],
    [['suicide'], ['kamikaze']],
    [['dark', 'darkness'], ['night']],
    [
      ['pilot', 'ace', 'skill'],
      ['pilot', 'skill', 'crew'],
    ],
    [['cloud', 'hide'], ['cloud cover']],
    [['discard', 'throw away'], ['discard']],
    [['pick up', 'take a card', 'new cards', 'refill'], ['draw']],
  ],
  fr: [
    [
      ['monter', 'grimper', 'prendre de la hauteur', 'plus haut', 'hauteur', 's’élever'],
      ['altitude', 'monter'],
    ],
    [
      ['descendre', 'plonger', 'plus bas', 'perdre de la hauteur'],
      ['altitude', 'plonger'],
    ],
    [
      ['tirer', 'faire feu', 'attaquer', 'viser'],
      ['tir', 'attaque', 'rafale'],
    ],
    [
      ['munition', 'munitions', 'balle', 'balles', 'cartouches'],
      ['rafale', 'rafales'],
    ],
    [
      ['tuer', 'détruire', 'mourir', 'mort', 's’écraser', 'crash'],
      ['abattu', 'détruit', 'éliminé'],
    ],
    [
      ['esquiver', 'se défendre', 'défense', 'parer', 'bloquer', 'échapper', 'réagir'],
      ['réponse', 'répondre', 'evasive'],
    ],
    [
      ['gagner', 'vainqueur', 'fin de partie', 'victoire'],
      ['victoire', 'gagner', 'remporte'],
    ],
    [
      ['points', 'score'],
      ['points de victoire', 'pv'],
    ],
    [
      ['derrière', 'dans ses six heures', 'suivre', 'pourchasser', 'poursuivre'],
      ['poursuivant', 'poursuivi'],
    ],
    [['passer derrière'], ['poursuivant', 'manœuvre']],
    [['flanc', 'côté'], ['avantagé']],
    [
      ['bouger', 'se déplacer', 'tourner', 'virer', 'voler', 'piloter'],
      ['manœuvre', 'déplacement'],
    ],
    [
      ['commencer', 'démarrer', 'début', 'préparer', 'préparation', 'installer'],
      ['mise en place', 'départ'],
    ],
    [
      ['limite de cartes', 'combien de cartes', 'taille de la main', 'nombre de cartes'],
      ['main', 'performance'],
    ],
    [
      ['vie', 'santé', 'points de vie', 'blindage'],
      ['résistance', 'dégâts'],
    ],
    [
      ['fuir', 's’enfuir', 'se retirer', 'rentrer', 'partir'],
      ['désengagement', 'quitte'],
    ],
    [['moteur', 'puissance'], ['puissance moteur']],
    [['rapide', 'vite'], ['vitesse']],
    [
      ['bombe', 'bombarder'],
      ['bombes', 'bombardement'],
    ],
    [['dca', 'antiaérien', 'canon antiaérien'], ['flak']],
    [['équipier', 'partenaire', 'binôme'], ['ailier']],
    [
      ['mitrailleuse arrière', 'tireur arrière'],
      ['mitrailleur', 'observateur', 'tourelle'],
    ],
    [
      ['distance', 'loin', 'près', 'portée'],
      ['portée', 'règle'],
    ],
    [
      ['angle', 'champ de tir', 'viseur'],
      ['arc', 'angle', 'visée'],
    ],
    [['enrayé', 'bloqué', 'enraiement'], ['enrayage']],
    [
      ['brûler', 'incendie', 'flammes'],
      ['feu', 'fumée'],
    ],
    [['collision', 'percuter', 'heurter'], ['chevauchement']],
    [
      ['demi-tour', 'faire demi-tour', 'se retourner'],
      ['immelmann', 'retournement', 'half loop'],
    ],
    [
      ['atterrir', 'se poser', 'piste'],
      ['atterrissage', 'décollage'],
    ],
    [['décoller'], ['décollage', 'lancer']],
    [
      ['interdit', 'illégal', 'triche'],
      ['interdite', 'ne peut pas'],
    ],
    [['égalité', 'match nul', 'ex aequo'], ['égalité']],
    [
      ['navire', 'bateau', 'porte-avions'],
      ['porte-avions', 'flotte', 'navire'],
    ],
    [['suicide'], ['kamikaze']],
    [['noir', 'obscurité'], ['nuit']],
    [
      ['pilote', 'as', 'aptitude'],
      ['pilote', 'aptitude', 'équipage'],
    ],
    [['nuage', 'se cacher'], ['nuages']],
    [['jeter'], ['défausse', 'se défausser']],
    [['prendre une carte', 'nouvelles cartes', 'recharger sa main'], ['piocher']],
  ],
};

/** Words that a question is made of, and that say nothing of what is asked. */
export const hollow: { readonly [language in BookLanguage]: ReadonlySet<string> } = {
  en: new Set(
    (
      'a an and any are as at be but by can cannot could did do does for from get had has have he her him his how i if in is it its me may mean means ' +
      'my not of off on one or our out shall should so some than that the their them then there these they this those to up was we were what when ' +
      'where which while who whom whose why will with work works would you your happens happen rule rules game s t'
    ).split(' '),
  ),
  fr: new Set(
    (
      'a ai as au aux avec c ce ces cet cette ceci cela ca comment d dans de des donc du elle elles en est et etre eu faire fait faut il ils j je ' +
      'l la le les leur leurs ma mais me mes moi mon n ne nos notre nous on ou par pas peut peux pour pourquoi puis qu quand que quel quelle quelles ' +
      'quels qui quoi s sa sans se ses si son sont sur t ta te tes toi ton tous tout toute tu un une veut vos votre vous y passe regle regles jeu ' +
      'combien signifie dit lorsque entre vers'
    ).split(' '),
  ),
};
