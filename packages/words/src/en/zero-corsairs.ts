import type {
  CorsairsEffect,
  CorsairsPlace,
  CorsairsResourceName,
  SpecialMissionName,
  TargetSystem,
} from '@tallyho/zero/content';
import type { Phrases } from '../format.ts';

type About = { readonly name: string; readonly story: string; readonly advice: string; readonly history: string };
type CampaignId = 'solomons' | 'philippines-1944' | 'okinawa';

const campaigns: { readonly [campaign in CampaignId]: About } = {
  solomons: {
    name: 'Solomons',
    story:
      'Up the Slot, island by island, from Henderson Field to Rabaul. Zeros of the Eleventh Air Fleet, and of the carriers when they are sent ashore, against Wildcats, Lightnings and then the first Corsairs and Hellcats.',
    history:
      'Guadalcanal had hardly been won, in February 1943, when the first Corsairs flew up to Kahili. In April Yamamoto sent the aircraft of his carriers against Tulagi and Guadalcanal; on the 18th eight pairs of Lightnings shot him down over Bougainville. Rendova and New Georgia were invaded on 30 June, and Munda fell on 5 August. On 1 November the Marines landed in Empress Augusta Bay; four days later two carriers caught a squadron of cruisers at anchor in Simpson Harbor. From December on fighters swept over Rabaul day after day, Boyington among them until he was shot down on 3 January 1944. On 20 February the last Zeros that could fly left for Truk.',
    advice:
      'The Allied air group has the better aircraft, and the performance table knows it. Japan does well to lose by little.',
  },
  'philippines-1944': {
    name: 'Philippines 1944',
    story:
      'MacArthur comes back, with the fleet off Samar and Luzon. Against Hellcats, Helldivers and Lightnings the Army sends its new Franks, and the Navy, for the first time, men who are not to return.',
    history:
      'On 20 October 1944 four divisions landed on Leyte. In four days the Japanese fleet lost Musashi in the Sibuyan Sea, four carriers off Cape Engaño and most of its cruisers; on the 24th David McCampbell and one wingman broke up a raid on their carriers, and he alone claimed nine. On the 25th the first pilots who had volunteered to crash into ships sank the escort carrier St. Lo. Through November convoys ran to Ormoc and were destroyed in the bay; on 6 December paratroopers dropped on the airfields around Burauen, and a day later Ormoc itself was invaded. Marines with Corsairs came to Tacloban that month, and on the 15th troops went ashore on Mindoro, two hundred miles nearer to Manila.',
    advice:
      'In October the ships are worth more than anything in the air. Watch over your carriers: from the first week on they are hunted.',
  },
  okinawa: {
    name: 'Okinawa',
    story:
      'Ten weeks in which a fleet stays where it can be found. Corsairs and Hellcats over the picket stations; from Kyushu and Formosa whatever can still fly, once.',
    history:
      'On 18 March 1945 Task Force 58 struck the fields of Kyushu; a day later a single bomber set Franklin on fire, and on the 21st eighteen bombers, most with a manned Ohka under the fuselage, were shot down to the last. Okinawa was invaded on 1 April. The first of ten Kikusui attacks came on the 6th with several hundred aircraft; Yamato, sent after them without the fuel to come back, was sunk on the 7th. Destroyers on lonely picket stations fought for an hour at a time: Hadley and Evans, on Station 15, claimed some forty aircraft on 11 May, the day Bunker Hill burned. On the night of the 24th commandos landed on the runway of Yontan. When the island was taken, on 21 June, some thirty ships had been sunk.',
    advice:
      'Kamikazes score only by what they hit. Meet them early, and keep something for the last turn before the ships.',
  },
};

const places: Phrases<CorsairsPlace> = {
  'bacolod-negros': 'Bacolod, Negros',
  barakoma: 'Barakoma',
  'blackett-strait': 'Blackett Strait',
  'breakneck-ridge': 'Breakneck Ridge',
  buin: 'Buin',
  'buka-passage': 'Buka Passage',
  burauen: 'Burauen',
  'camotes-islands': 'Camotes Islands',
  'camotes-sea': 'Camotes Sea',
  'cape-engano': 'Cape Engaño',
  'choiseul-coast': 'Choiseul, the coast',
  'clark-field': 'Clark Field',
  'east-china-sea': 'East China Sea',
  'east-of-luzon': 'East of Luzon',
  'east-of-okinawa': 'East of Okinawa',
  'empress-augusta-bay': 'Empress Augusta Bay',
  'hagushi-anchorage': 'Hagushi anchorage',
  'henderson-field': 'Henderson Field',
  'kagoshima-kyushu': 'Kagoshima, Kyushu',
  kahili: 'Kahili',
  'kanoya-kyushu': 'Kanoya, Kyushu',
  'kikai-shima': 'Kikai Shima',
  'kikusui-mass-attack': 'Kikusui, a mass attack',
  'kokubu-kyushu': 'Kokubu, Kyushu',
  kure: 'Kure',
  'lakunai-rabaul': 'Lakunai, Rabaul',
  'leyte-gulf': 'Leyte Gulf',
  'leyte-highlands': 'Leyte, the highlands',
  'manila-bay': 'Manila Bay',
  'mindoro-beachhead': 'Mindoro, the beachhead',
  'miyako-sakishima': 'Miyako, Sakishima Islands',
  munda: 'Munda',
  'munda-point': 'Munda Point',
  'north-of-okinawa': 'North of Okinawa',
  'off-kyushu': 'Off Kyushu',
  'off-samar': 'Off Samar',
  'off-tulagi': 'Off Tulagi',
  'ormoc-bay': 'Ormoc Bay',
  'over-clark-field': 'Over Clark Field',
  'over-rabaul': 'Over Rabaul',
  'picket-station-1': 'Picket Station 1',
  'picket-station-15': 'Picket Station 15',
  'picket-station-cap': 'Over the picket stations',
  'port-of-manila': 'Port of Manila',
  'rabaul-to-truk': 'Rabaul to Truk',
  rendova: 'Rendova',
  'russell-islands': 'Russell Islands',
  'san-bernardino-strait': 'San Bernardino Strait',
  'san-isidro-bay': 'San Isidro Bay',
  'san-pedro-bay': 'San Pedro Bay',
  'shimonoseki-strait': 'Shimonoseki Strait',
  'shortland-islands': 'Shortland Islands',
  'shuri-front': 'Shuri, the front',
  'shuri-line': 'Shuri Line',
  'sibuyan-sea': 'Sibuyan Sea',
  'simpson-harbor-rabaul': 'Simpson Harbor, Rabaul',
  'solomon-sea': 'Solomon Sea',
  'surigao-strait': 'Surigao Strait',
  tacloban: 'Tacloban',
  'task-force-58': 'Task Force 58',
  'the-slot': 'The Slot',
  'tonolei-harbor': 'Tonolei Harbor',
  'torokina-perimeter': 'Torokina, the perimeter',
  'vunapope-depot-rabaul': 'Vunapope depot, Rabaul',
  yontan: 'Yontan',
  'zanana-new-georgia': 'Zanana, New Georgia',
};

const specialMissions: Phrases<SpecialMissionName> = {
  'ambush-over-bougainville': 'Ambush over Bougainville',
  'washing-machine-charlie': 'Washing Machine Charlie',
  'landing-on-vella-lavella': 'Landing on Vella Lavella',
  'torpedoes-by-moonlight': 'Torpedoes by moonlight',
  'carriers-against-rabaul': 'Carriers against Rabaul',
  'prowlers-over-torokina': 'Prowlers over Torokina',
  'last-of-the-zeros': 'Last of the Zeros',
  'mines-for-simpson-harbor': 'Mines for Simpson Harbor',
  'seven-hellcats': 'Seven Hellcats',
  'hecklers-at-tacloban': 'Hecklers at Tacloban',
  'convoy-ta-3': 'Convoy TA-3',
  'widows-over-leyte': 'Widows over Leyte',
  'paratroops-for-burauen': 'Paratroops for Burauen',
  'bats-over-ormoc': 'Bats over Ormoc',
  'first-flight-of-the-thunder-gods': 'First flight of the Thunder Gods',
  'mines-for-shimonoseki': 'Mines for Shimonoseki',
  'last-sortie-of-the-giant': 'Last sortie of the giant',
  'intruders-over-yontan': 'Intruders over Yontan',
  'picket-station-15': 'Picket Station 15',
  'commandos-on-the-runway': 'Commandos on the runway',
};

const resources: Phrases<CorsairsResourceName> = {
  rockets: 'Air-to-Ground Rockets',
  napalm: 'Napalm',
  'skilled-pilot': 'Skilled Pilot',
  coastwatchers: 'Coastwatchers',
  'thach-weave': 'Thach Weave',
  'maximum-effort': 'Maximum Effort',
  'proximity-fuzes': 'Proximity Fuzes',
  'big-blue-blanket': 'Big Blue Blanket',
  'radar-pickets': 'Radar Pickets',
  snooper: 'Snooper',
  'escort-by-service': 'Escort by Service',
  'ramming-attacks': 'Ramming Attacks',
  'late-arrival': 'Late Arrival',
};

const many = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;
const levels: { readonly [altitude: string]: string } = { medium: 'Medium' };

/** What an effect does, in a sentence without its full stop. */
function effect(one: CorsairsEffect): string {
  switch (one.does) {
    case 'rockets':
      return 'your aircraft whose cards allow it may carry rockets, with bombs or instead of them';
    case 'napalm':
      return 'your Fighters and Light Bombers whose cards allow it may carry Napalm instead of bombs; not against ships';
    case 'skilled-pilot':
      return `a Skilled pilot, drawn at random, leads an Element of this Resource; ${many(one.fewer, 'card')} fewer for its type`;
    case 'coastwatchers':
      return `if you defend, ${many(one.targetBound, 'Target-Bound turn')} more, and your Resource chooses its Altitude last; if you attack, the enemy’s Resource starts no higher than ${levels[one.highest] ?? one.highest}`;
    case 'thach-weave':
      return `your Wingmen draw ${many(one.cards, 'card')} more for each defensive mini-hand`;
    case 'maximum-effort':
      return 'if you attack, one Element or bomber of the Mission more; if not, one Leader of this Resource more';
    case 'naval-flak':
      return `Area Flak and Target Flak of the ships that you defend +${one.by}`;
    case 'one-element':
      return 'the enemy keeps one Element of his Resource, of his choice';
    case 'radar-pickets':
      return `${many(one.targetBound, 'Target-Bound turn')} more, and all of your Elements act before the enemy’s`;
    case 'snooper':
      return `${many(one.draws, 'draw')} of the Search Phase may be made again`;
    case 'escort-by-service':
      return 'the Element is one of the service that flies the Mission; if both do, or neither, you choose';
    case 'ramming':
      return `once a Leader who is not Engaged may ram a bomber and draw a card: red, both are Destroyed; white, he is, and the bomber takes ${many(one.hits, 'Hit')}; blue, nothing happens`;
    case 'resource-late':
      return `aircraft of the enemy’s Resource come at the start of turn ${one.turn}`;
  }
}

const systems: Phrases<TargetSystem> = { shipping: 'SHIPPING', warships: 'WARSHIPS' };

/** What the sheets of CORSAIRS AND HELLCATS say. */
export const corsairsTexts = {
  campaigns,
  places,
  specialMissions,
  resources,
  effect,
  systems,
};
export type CorsairsTexts = typeof corsairsTexts;
