import type { Report } from '../../problems.ts';
import type { ListedAircraft } from '../aircraft-types.ts';
import { campaignContentOf } from '../campaign-catalogue.ts';
import type { CampaignContent, CampaignPack, LandCampaign, MissionTarget } from '../campaign-types.ts';
import type { CarrierCampaign } from '../carrier-types.ts';
import { contentOf } from '../catalogue.ts';
import type { Effect } from '../mission-types.ts';
import type { Pack } from '../types.ts';

/** What the entries of a pack may name: all that we ship, and what the pack itself brings. */
interface Known {
  readonly elements: ReadonlySet<string>;
  readonly formations: ReadonlySet<string>;
  readonly sheets: ReadonlySet<string>;
  readonly pilots: ReadonlySet<string>;
  readonly crews: ReadonlySet<string>;
  readonly report: Report;
}

const idsOf = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);

/** Both sides of every counter. */
const sidesOf = ({ counters, crews }: CampaignContent): [string[], string[]] => [
  counters.flatMap(({ front, back }) => [front.id, back.id]),
  crews.flatMap(({ front, back }) => [front.id, back.id]),
];

function knownIn(pack: Pack & CampaignPack, report: Report): Known {
  const campaign = campaignContentOf([pack]);
  const [pilots, crews] = sidesOf(campaign);
  return {
    elements: new Set([...idsOf(contentOf([pack]).fighters), ...idsOf(campaign.lightBombers)]),
    formations: new Set(idsOf(campaign.formations)),
    sheets: new Set(idsOf(campaign.targets)),
    pilots: new Set(pilots),
    crews: new Set(crews),
    report,
  };
}

/** Nothing that an entry names is missing: aircraft, sheets, pilots and crews, targets by their numbers. */
export function checkReferences(pack: Pack & CampaignPack, report: Report): void {
  const { supply = [], campaigns = [], carrierResources = [], carrierCampaigns = [] } = pack;
  if (supply.length + campaigns.length + carrierResources.length + carrierCampaigns.length === 0) return;
  const known = knownIn(pack, report);
  for (const [i, { id, substitute }] of supply.entries()) {
    checkAircraft(id, `supply[${i}].id`, known);
    if (substitute !== null) checkAircraft(substitute, `supply[${i}].substitute`, known);
  }
  for (const [i, campaign] of campaigns.entries()) checkCampaign(campaign, `campaigns[${i}]`, known);
  for (const [i, { effects }] of carrierResources.entries())
    for (const [e, effect] of effects.entries())
      for (const [n, { aircraft }] of (effect.does === 'extra-strike' ? effect.strikes : []).entries())
        checkListed(aircraft, `carrierResources[${i}].effects[${e}].strikes[${n}].aircraft`, known);
  for (const [i, campaign] of carrierCampaigns.entries())
    checkCarrierCampaign(campaign, `carrierCampaigns[${i}]`, known);
}

function checkAircraft(id: string, place: string, { elements, formations, report }: Known): void {
  if (!elements.has(id) && !formations.has(id)) report('not-in-content', place, { id });
}

/** Z-24.46b — Fighters and light bombers are listed as Leaders, all others by number. */
function checkListed(listed: readonly ListedAircraft[], place: string, known: Known): void {
  for (const [i, { aircraft, as }] of listed.entries()) {
    checkAircraft(aircraft, `${place}[${i}].aircraft`, known);
    const other = as === 'aircraft' ? known.elements : known.formations;
    if (other.has(aircraft)) known.report('listed-wrongly', `${place}[${i}].as`, { aircraft, as });
  }
}

function checkEffects(effects: readonly Effect[], place: string, known: Known): void {
  for (const [i, effect] of effects.entries()) {
    if (effect.does === 'crew' && !known.crews.has(effect.crew))
      known.report('not-in-content', `${place}[${i}].crew`, { id: effect.crew });
    if (effect.does === 'join') checkListed(effect.aircraft, `${place}[${i}].aircraft`, known);
  }
}

function checkCampaign({ table, targets, resources }: LandCampaign, place: string, known: Known): void {
  const numbers = new Set(targets.map(({ number }) => number));
  const checkNumber = (number: number, at: string): void => {
    if (!numbers.has(number)) known.report('no-such-target', at, { number });
  };
  for (const [row, list] of Object.entries(table))
    for (const [i, number] of list.entries()) checkNumber(number, `${place}.table.${row}[${i}]`);
  for (const [i, target] of targets.entries()) {
    checkTarget(target, `${place}.targets[${i}]`, known);
    if (target.again !== null) checkNumber(target.again, `${place}.targets[${i}].again`);
  }
  for (const [side, lines] of Object.entries(resources))
    for (const [i, { periods }] of lines.entries())
      for (const [p, { aircraft, pilot }] of periods.entries()) {
        const at = `${place}.resources.${side}[${i}].periods[${p}]`;
        checkListed(aircraft, `${at}.aircraft`, known);
        if (pilot !== null && !known.pilots.has(pilot)) known.report('not-in-content', `${at}.pilot`, { id: pilot });
      }
}

function checkTarget({ sheet, aircraft, special }: MissionTarget, place: string, known: Known): void {
  if (sheet !== null && !known.sheets.has(sheet)) known.report('not-in-content', `${place}.sheet`, { id: sheet });
  checkListed(aircraft.japanese, `${place}.aircraft.japanese`, known);
  checkListed(aircraft.allied, `${place}.aircraft.allied`, known);
  checkEffects(special?.effects ?? [], `${place}.special.effects`, known);
}

/** Z-25.34a, Z-25.63a — what is launched exists, and what is struck has a track and a sheet. */
function checkCarrierCampaign(campaign: CarrierCampaign, place: string, known: Known): void {
  const { ops, targets, scouts, island, forces = [], drawnCaps, tracks, swaps } = campaign;
  for (const [side, orders] of Object.entries(ops)) {
    for (const [op, { strike, cap }] of Object.entries(orders)) {
      checkListed(strike, `${place}.ops.${side}.${op}.strike`, known);
      checkListed(cap, `${place}.ops.${side}.${op}.cap`, known);
    }
  }
  for (const [side, { scout, interceptors, gains }] of Object.entries(scouts)) {
    checkListed(scout, `${place}.scouts.${side}.scout`, known);
    checkListed(interceptors, `${place}.scouts.${side}.interceptors`, known);
    for (const [i, { aircraft }] of gains.entries())
      checkAircraft(aircraft, `${place}.scouts.${side}.gains[${i}].aircraft`, known);
  }
  if (island !== null) {
    checkListed(island.strike, `${place}.island.strike`, known);
    checkListed(island.cap, `${place}.island.cap`, known);
  }
  for (const [i, { strike, cap, targets: goals }] of forces.entries()) {
    const at = `${place}.forces[${i}]`;
    checkListed(strike, `${at}.strike`, known);
    checkListed(cap, `${at}.cap`, known);
    for (const [n, id] of goals.entries())
      if (!tracks.some((track) => track.id === id)) known.report('not-in-content', `${at}.targets[${n}]`, { id });
  }
  for (const [track, caps] of Object.entries(drawnCaps))
    for (const [border, list] of Object.entries(caps))
      checkListed(list, `${place}.drawnCaps.${track}.${border}`, known);
  for (const [i, { sheet }] of tracks.entries())
    if (!known.sheets.has(sheet)) known.report('not-in-content', `${place}.tracks[${i}].sheet`, { id: sheet });
  for (const [i, { aircraft, by }] of swaps.entries())
    for (const id of [aircraft, by]) checkAircraft(id, `${place}.swaps[${i}]`, known);
  for (const [side, list] of Object.entries(targets))
    for (const [i, id] of list.entries())
      if (!tracks.some((track) => track.id === id))
        known.report('not-in-content', `${place}.targets.${side}[${i}]`, { id });
}
