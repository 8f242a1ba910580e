import type { Battle, GuadalcanalPlace, Ship, SpaceName, TrackEvent, Weather } from '@tallyho/zero/content';
import type { Phrases } from '../format.ts';

/** What the sheet of the Guadalcanal campaign says. */
export interface GuadalcanalTexts {
  readonly name: string;
  readonly story: string;
  readonly history: string;
  readonly advice: string;
  readonly places: Phrases<GuadalcanalPlace>;
  readonly weather: Phrases<Weather>;
  readonly spaces: Phrases<SpaceName>;
  /** What an event does, in a sentence without its full stop. */
  readonly events: Phrases<TrackEvent>;
  readonly ships: Phrases<Ship>;
  readonly battles: Phrases<Battle>;
}

export const guadalcanalTexts: GuadalcanalTexts = {
  name: 'Guadalcanal',
  story:
    'August 1942. The Marines have taken an unfinished airfield, and for six months everything turns on it: Bettys and Zeros by day from Rabaul, destroyers by night down the Slot, and the few Wildcats and Dauntlesses that Henderson Field can keep in the air.',
  history:
    'On 7 August 1942 the Marines land, and the first Bettys are over them the same day. The field they have taken is called Henderson Field; its first Wildcats and Dauntlesses fly in on the 20th. By night destroyers bring men and rice down the Slot, by day bombers come from Rabaul, four hours each way. In October battleships shell the field until hardly anything on it flies, and a gun that the Marines call Pistol Pete fires into what is left. The carriers meet twice, in August east of the Solomons and in October off Santa Cruz. In the middle of November a convoy of eleven transports is caught in the open and stopped by the aircraft of the island. In the first week of February 1943 the destroyers come once more, and take the last ten thousand men away.',
  advice:
    'Aircraft that fly in the Attack Mission are not there for the ships. A freighter that comes through is worth two destroyers, and one that is sunk as much to the enemy.',
  places: {
    'henderson-field': 'Henderson Field',
    'lunga-perimeter': 'Lunga perimeter',
    'lunga-roads': 'Lunga Roads',
    'ironbottom-sound': 'Ironbottom Sound',
    kokumbona: 'Kokumbona',
    'cape-esperance': 'Cape Esperance',
    'rekata-bay': 'Rekata Bay',
    munda: 'Munda',
    'new-georgia-sound': 'New Georgia Sound',
    'tonolei-harbor': 'Tonolei Harbor',
    'shortland-anchorage': 'Shortland anchorage',
  },
  weather: {
    clear: 'Clear',
    'scattered-clouds': 'Scattered clouds',
    'scattered-storms': 'Scattered storms',
    overcast: 'Overcast',
    'rain-squalls': 'Rain squalls',
    'tropical-storm': 'Tropical storm',
  },
  spaces: {
    'japanese-repulsed': 'Japanese Repulsed',
    'start-campaign': 'Start Campaign',
    'pistol-pete': 'Pistol Pete',
    'fighter-one': 'Fighter One',
    'henderson-field': 'Henderson Field',
    'americans-evacuate': 'Americans Evacuate',
  },
  events: {
    'pistol-pete': 'a Japanese attack on the Airfield does one Damage Point more',
    'fighter-one': 'the Americans have two aircraft fewer than the weather allows',
    'henderson-field': 'a Japanese attack on the Airfield goes against Ground Forces instead',
  },
  ships: { destroyer: 'Destroyer', freighter: 'Freighter' },
  battles: { 'eastern-solomons': 'Battle of the Eastern Solomons', 'santa-cruz': 'Battle of Santa Cruz' },
};
