import type { GuadalcanalTexts } from '../en/zero-guadalcanal.ts';

export const guadalcanalTexts: GuadalcanalTexts = {
  name: 'Guadalcanal',
  story:
    'Août 1942. Les Marines ont pris un aérodrome inachevé, et pendant six mois tout tourne autour de lui : de jour, les Betty et les Zero de Rabaul, de nuit, les destroyers qui descendent le Slot, et les quelques Wildcat et Dauntless que Henderson Field peut garder en l’air.',
  history:
    'Le 7 août 1942, les Marines débarquent, et les premiers Betty sont au-dessus d’eux le jour même. Le terrain qu’ils ont pris s’appelle désormais Henderson Field ; ses premiers Wildcat et Dauntless s’y posent le 20. De nuit, les destroyers amènent des hommes et du riz par le Slot ; de jour, les bombardiers viennent de Rabaul, quatre heures à l’aller, autant au retour. En octobre, des cuirassés pilonnent le terrain jusqu’à ce que presque plus rien n’y vole, et un canon que les Marines surnomment Pistol Pete tire sur ce qui reste. Les porte-avions se rencontrent deux fois, en août à l’est des Salomon, en octobre au large de Santa Cruz. À la mi-novembre, un convoi de onze transports est surpris à découvert et arrêté par les avions de l’île. Dans la première semaine de février 1943, les destroyers viennent encore une fois, et emmènent les dix mille derniers hommes.',
  advice:
    'Les avions de la mission d’attaque ne sont plus là pour les navires. Un cargo qui passe vaut deux destroyers, et un cargo coulé vaut autant pour l’ennemi.',
  places: {
    'henderson-field': 'Henderson Field',
    'lunga-perimeter': 'Périmètre de Lunga',
    'lunga-roads': 'Rade de Lunga',
    'ironbottom-sound': 'Ironbottom Sound',
    kokumbona: 'Kokumbona',
    'cape-esperance': 'Cap Espérance',
    'rekata-bay': 'Baie de Rekata',
    munda: 'Munda',
    'new-georgia-sound': 'Détroit de Nouvelle-Géorgie',
    'tonolei-harbor': 'Port de Tonolei',
    'shortland-anchorage': 'Mouillage des Shortland',
  },
  weather: {
    clear: 'Ciel clair',
    'scattered-clouds': 'Nuages épars',
    'scattered-storms': 'Orages dispersés',
    overcast: 'Ciel couvert',
    'rain-squalls': 'Grains',
    'tropical-storm': 'Tempête tropicale',
  },
  spaces: {
    'japanese-repulsed': 'Japonais repoussés',
    'start-campaign': 'Début de la campagne',
    'pistol-pete': 'Pistol Pete',
    'fighter-one': 'Fighter One',
    'henderson-field': 'Henderson Field',
    'americans-evacuate': 'Les Américains évacuent',
  },
  events: {
    'pistol-pete': 'une attaque japonaise contre l’aéroport cause un point de dégâts supplémentaire',
    'fighter-one': 'les Américains ont deux avions de moins que la météo ne le permet',
    'henderson-field': 'une attaque japonaise contre l’aéroport vise à la place les forces terrestres',
  },
  ships: { destroyer: 'Destroyer', freighter: 'Cargo' },
  battles: {
    'eastern-solomons': 'Bataille des Salomon orientales',
    'santa-cruz': 'Bataille de Santa Cruz',
  },
};
