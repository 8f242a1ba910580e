import type { CorsairsEffect } from '@tallyho/zero/content';
import type { CorsairsTexts } from '../en/zero-corsairs.ts';

const campaigns: CorsairsTexts['campaigns'] = {
  solomons: {
    name: 'Îles Salomon',
    story:
      'On remonte le Slot, île par île, de Henderson Field à Rabaul. Les Zero de la 11e flotte aérienne, et ceux des porte-avions quand on les envoie à terre, contre des Wildcat, des Lightning, puis les premiers Corsair et Hellcat.',
    history:
      'Guadalcanal est à peine conquise, en février 1943, que les premiers Corsair montent jusqu’à Kahili. En avril, Yamamoto lance les avions de ses porte-avions contre Tulagi et Guadalcanal ; le 18, huit paires de Lightning l’abattent au-dessus de Bougainville. Rendova et la Nouvelle-Géorgie sont envahies le 30 juin, et Munda tombe le 5 août. Le 1er novembre, les Marines débarquent dans la baie de l’Impératrice-Augusta ; quatre jours plus tard, deux porte-avions surprennent une escadre de croiseurs au mouillage dans Simpson Harbor. À partir de décembre, les chasseurs balaient le ciel de Rabaul jour après jour, Boyington parmi eux jusqu’à ce qu’il soit abattu, le 3 janvier 1944. Le 20 février, les derniers Zero en état de voler partent pour Truk.',
    advice:
      'Les Alliés ont les meilleurs avions, et la table de bilan en tient compte. Le Japon fait bien s’il perd de peu.',
  },
  'philippines-1944': {
    name: 'Philippines 1944',
    story:
      'MacArthur revient, avec la flotte au large de Samar et de Luçon. Contre les Hellcat, les Helldiver et les Lightning, l’armée envoie ses nouveaux Frank, et la marine, pour la première fois, des hommes qui ne doivent pas rentrer.',
    history:
      'Le 20 octobre 1944, quatre divisions débarquent à Leyte. En quatre jours, la flotte japonaise perd le Musashi en mer de Sibuyan, quatre porte-avions au large du cap Engaño et la plupart de ses croiseurs ; le 24, David McCampbell et un seul ailier dispersent un raid dirigé contre leurs porte-avions, et il en revendique neuf à lui seul. Le 25, les premiers pilotes volontaires pour s’écraser sur des navires coulent le porte-avions d’escorte St. Lo. En novembre, des convois gagnent Ormoc et sont détruits dans la baie ; le 6 décembre, des parachutistes sautent sur les aérodromes de Burauen, et le lendemain c’est Ormoc qui est envahie. Des Marines arrivent ce mois-là à Tacloban avec leurs Corsair, et le 15 on débarque à Mindoro, trois cents kilomètres plus près de Manille.',
    advice:
      'En octobre, les navires valent plus que tout ce qui vole. Veillez sur vos porte-avions : dès la première semaine, on les traque.',
  },
  okinawa: {
    name: 'Okinawa',
    story:
      'Dix semaines pendant lesquelles une flotte reste là où on peut la trouver. Des Corsair et des Hellcat au-dessus des stations de guet ; de Kyushu et de Formose, tout ce qui peut encore voler, une fois.',
    history:
      'Le 18 mars 1945, la Task Force 58 frappe les terrains de Kyushu ; le lendemain, un bombardier isolé met le feu au Franklin, et le 21 dix-huit bombardiers, dont la plupart portent un Ohka piloté sous le fuselage, sont abattus jusqu’au dernier. Okinawa est envahie le 1er avril. La première des dix attaques Kikusui arrive le 6 avec plusieurs centaines d’avions ; le Yamato, envoyé à leur suite sans de quoi revenir, est coulé le 7. Sur leurs stations isolées, les destroyers se battent une heure d’affilée : le Hadley et l’Evans, à la station 15, revendiquent une quarantaine d’avions le 11 mai, jour où brûle le Bunker Hill. Dans la nuit du 24, des commandos se posent sur la piste de Yontan. Quand l’île est prise, le 21 juin, une trentaine de navires ont été coulés.',
    advice:
      'Les kamikazes ne marquent que par ce qu’ils touchent. Allez à leur rencontre, et gardez de quoi pour le dernier tour avant les navires.',
  },
};

const places: CorsairsTexts['places'] = {
  'bacolod-negros': 'Bacolod, Negros',
  barakoma: 'Barakoma',
  'blackett-strait': 'Détroit de Blackett',
  'breakneck-ridge': 'Breakneck Ridge',
  buin: 'Buin',
  'buka-passage': 'Passe de Buka',
  burauen: 'Burauen',
  'camotes-islands': 'Îles Camotes',
  'camotes-sea': 'Mer de Camotes',
  'cape-engano': 'Cap Engaño',
  'choiseul-coast': 'Choiseul, la côte',
  'clark-field': 'Clark Field',
  'east-china-sea': 'Mer de Chine orientale',
  'east-of-luzon': 'À l’est de Luçon',
  'east-of-okinawa': 'À l’est d’Okinawa',
  'empress-augusta-bay': 'Baie de l’Impératrice-Augusta',
  'hagushi-anchorage': 'Mouillage de Hagushi',
  'henderson-field': 'Henderson Field',
  'kagoshima-kyushu': 'Kagoshima, Kyushu',
  kahili: 'Kahili',
  'kanoya-kyushu': 'Kanoya, Kyushu',
  'kikai-shima': 'Kikai-shima',
  'kikusui-mass-attack': 'Kikusui, attaque en masse',
  'kokubu-kyushu': 'Kokubu, Kyushu',
  kure: 'Kure',
  'lakunai-rabaul': 'Lakunai, Rabaul',
  'leyte-gulf': 'Golfe de Leyte',
  'leyte-highlands': 'Leyte, les hautes terres',
  'manila-bay': 'Baie de Manille',
  'mindoro-beachhead': 'Mindoro, la tête de pont',
  'miyako-sakishima': 'Miyako, îles Sakishima',
  munda: 'Munda',
  'munda-point': 'Pointe de Munda',
  'north-of-okinawa': 'Au nord d’Okinawa',
  'off-kyushu': 'Au large de Kyushu',
  'off-samar': 'Au large de Samar',
  'off-tulagi': 'Au large de Tulagi',
  'ormoc-bay': 'Baie d’Ormoc',
  'over-clark-field': 'Au-dessus de Clark Field',
  'over-rabaul': 'Au-dessus de Rabaul',
  'picket-station-1': 'Station de guet no 1',
  'picket-station-15': 'Station de guet no 15',
  'picket-station-cap': 'Au-dessus des stations de guet',
  'port-of-manila': 'Port de Manille',
  'rabaul-to-truk': 'De Rabaul à Truk',
  rendova: 'Rendova',
  'russell-islands': 'Îles Russell',
  'san-bernardino-strait': 'Détroit de San Bernardino',
  'san-isidro-bay': 'Baie de San Isidro',
  'san-pedro-bay': 'Baie de San Pedro',
  'shimonoseki-strait': 'Détroit de Shimonoseki',
  'shortland-islands': 'Îles Shortland',
  'shuri-front': 'Shuri, le front',
  'shuri-line': 'Ligne de Shuri',
  'sibuyan-sea': 'Mer de Sibuyan',
  'simpson-harbor-rabaul': 'Simpson Harbor, Rabaul',
  'solomon-sea': 'Mer des Salomon',
  'surigao-strait': 'Détroit de Surigao',
  tacloban: 'Tacloban',
  'task-force-58': 'Task Force 58',
  'the-slot': 'Le Slot',
  'tonolei-harbor': 'Port de Tonolei',
  'torokina-perimeter': 'Torokina, le périmètre',
  'vunapope-depot-rabaul': 'Dépôt de Vunapope, Rabaul',
  yontan: 'Yontan',
  'zanana-new-georgia': 'Zanana, Nouvelle-Géorgie',
};

const specialMissions: CorsairsTexts['specialMissions'] = {
  'ambush-over-bougainville': 'Embuscade au-dessus de Bougainville',
  'washing-machine-charlie': 'Charlie la machine à laver',
  'landing-on-vella-lavella': 'Débarquement à Vella Lavella',
  'torpedoes-by-moonlight': 'Torpilles au clair de lune',
  'carriers-against-rabaul': 'Des porte-avions contre Rabaul',
  'prowlers-over-torokina': 'Rôdeurs sur Torokina',
  'last-of-the-zeros': 'Les derniers Zero',
  'mines-for-simpson-harbor': 'Des mines pour Simpson Harbor',
  'seven-hellcats': 'Sept Hellcat',
  'hecklers-at-tacloban': 'Trouble-sommeil à Tacloban',
  'convoy-ta-3': 'Le convoi TA-3',
  'widows-over-leyte': 'Des veuves sur Leyte',
  'paratroops-for-burauen': 'Des parachutistes pour Burauen',
  'bats-over-ormoc': 'Chauves-souris sur Ormoc',
  'first-flight-of-the-thunder-gods': 'Le premier vol des dieux du tonnerre',
  'mines-for-shimonoseki': 'Des mines pour Shimonoseki',
  'last-sortie-of-the-giant': 'La dernière sortie du géant',
  'intruders-over-yontan': 'Intrus sur Yontan',
  'picket-station-15': 'Station de guet no 15',
  'commandos-on-the-runway': 'Des commandos sur la piste',
};

const resources: CorsairsTexts['resources'] = {
  rockets: 'Roquettes air-sol',
  napalm: 'Napalm',
  'skilled-pilot': 'Pilote expérimenté',
  coastwatchers: 'Guetteurs côtiers',
  'thach-weave': 'Ciseaux de Thach',
  'maximum-effort': 'Effort maximal',
  'proximity-fuzes': 'Fusées de proximité',
  'big-blue-blanket': 'La grande couverture bleue',
  'radar-pickets': 'Piquets radar',
  snooper: 'Avion pisteur',
  'escort-by-service': 'Escorte selon l’arme',
  'ramming-attacks': 'Attaques à l’éperon',
  'late-arrival': 'Arrivée tardive',
};

const many = (n: number, one: string): string => `${n} ${n > 1 ? one.replace(/(\p{L}+)/gu, '$1s') : one}`;
const levels: { readonly [altitude: string]: string } = { medium: 'moyenne altitude' };

/** Ce que fait un effet, en une phrase sans point final. */
function effect(one: CorsairsEffect): string {
  switch (one.does) {
    case 'rockets':
      return 'ceux de vos avions dont la carte le permet peuvent emporter des roquettes, avec des bombes ou à leur place';
    case 'napalm':
      return 'ceux de vos chasseurs et bombardiers légers dont la carte le permet peuvent emporter du napalm au lieu de bombes ; pas contre des navires';
    case 'skilled-pilot':
      return `un pilote expérimenté, tiré au hasard, mène un élément de cette ressource ; ${many(one.fewer, 'carte')} de moins pour son type`;
    case 'coastwatchers':
      return `si vous défendez, ${many(one.targetBound, 'tour')} d’approche de plus, et votre ressource choisit son altitude la dernière ; si vous attaquez, celle de l’ennemi ne commence pas plus haut qu’à ${levels[one.highest] ?? one.highest}`;
    case 'thach-weave':
      return `vos ailiers tirent ${many(one.cards, 'carte')} de plus pour chaque mini-main défensive`;
    case 'maximum-effort':
      return 'si vous attaquez, un élément ou un bombardier de la mission de plus ; sinon, un leader de cette ressource de plus';
    case 'naval-flak':
      return `Flak de zone et Flak d’objectif des navires que vous défendez : +${one.by}`;
    case 'one-element':
      return 'l’ennemi ne garde qu’un élément de sa ressource, à son choix';
    case 'radar-pickets':
      return `${many(one.targetBound, 'tour')} d’approche de plus, et tous vos éléments agissent avant ceux de l’ennemi`;
    case 'snooper':
      return `${many(one.draws, 'tirage')} de la phase de recherche peut être refait`;
    case 'escort-by-service':
      return 'l’élément est de l’arme qui vole la mission ; si ce sont les deux, ou aucune, vous choisissez';
    case 'ramming':
      return `une fois, un leader qui n’est pas engagé peut éperonner un bombardier et tirer une carte : rouge, les deux sont détruits ; blanche, lui seul, et le bombardier encaisse ${one.hits} touches ; bleue, rien`;
    case 'resource-late':
      return `les avions de la ressource ennemie arrivent au début du tour ${one.turn}`;
  }
}

/** Ce que disent les fiches de CORSAIRS AND HELLCATS. */
export const corsairsTexts: CorsairsTexts = {
  campaigns,
  places,
  specialMissions,
  resources,
  effect,
  systems: { shipping: 'NAVIRES MARCHANDS', warships: 'NAVIRES DE GUERRE' },
};
