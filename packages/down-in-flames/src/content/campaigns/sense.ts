import { inside } from '@tallyho/kernel/packs';
import type { Content } from '../merge.ts';
import type { Report } from '../problems.ts';
import { type Nation, type Side, sides } from '../types.ts';
import type { Arrow, Campaign, Reinforcement } from './types.ts';

const contradicts = (
  report: Report,
  rule: string,
  place: string,
  facts: { readonly [name: string]: string | number },
) => report('content-contradiction', place, { rule, ...facts });

/** DIF-CARD-03 — the two alliances. */
const allianceOf = (nation: Nation): Side => (nation === 'germany' || nation === 'japan' ? 'axis' : 'allies');

/** What a sheet may get wrong by itself. */
export function contradictionsOfCampaign(campaign: Campaign, place: string, report: Report): void {
  const { targets, arrows, victory, options, crushing } = campaign;
  const isTarget = (n: number): boolean => n >= 1 && n <= targets.length;
  const wrong = (rule: string, where: string, facts: { readonly [name: string]: string | number } = {}): void =>
    contradicts(report, rule, inside(place, where), facts);
  targets.forEach((target, i) => {
    if (target.number !== i + 1) wrong('DIF-COMP-13', `targets[${i}].number`, { found: target.number, wanted: i + 1 });
    if (target.destroyed < target.damaged) wrong('DIF-CMP-26', `targets[${i}].destroyed`, { found: target.destroyed });
  });
  arrows.forEach((arrow, i) => {
    if (!isTarget(arrow.to)) wrong('DIF-CMP-10', `arrows[${i}].to`, { found: arrow.to });
    if (typeof arrow.from === 'number' && (!isTarget(arrow.from) || arrow.from === arrow.to)) {
      wrong('DIF-CMP-10', `arrows[${i}].from`, { found: arrow.from });
    }
    if (arrow.aircraft.length === 0) wrong('DIF-CMP-13', `arrows[${i}].aircraft`);
    if (arrows.findIndex((other) => areAlike(other, arrow)) < i) wrong('DIF-CMP-09', `arrows[${i}]`, { to: arrow.to });
  });
  if (!arrows.some(({ side, from }) => side === campaign.initiative && typeof from !== 'number')) {
    wrong('DIF-CMP-11', 'arrows', { side: campaign.initiative });
  }
  const table = [
    victory.axis.decisive,
    victory.axis.major,
    victory.axis.minor,
    victory.allies.minor,
    victory.allies.major,
    victory.allies.decisive,
  ];
  if (table.some((total, i) => i > 0 && total <= table[i - 1])) wrong('DIF-MVP-08', 'victory');
  for (const side of sides) {
    for (const n of crushing[side]) if (!isTarget(n)) wrong('DIF-CMP-20', `crushing.${side}`, { found: n });
    options[side].forEach(({ aircraft, effects }, i) => {
      if (aircraft.length + effects.length === 0) wrong('DIF-CMP-33', `options.${side}[${i}]`);
    });
  }
}

/** Two arrows of a side that a player could not tell apart by where they begin and end. */
const areAlike = (a: Arrow, b: Arrow): boolean =>
  a.side === b.side &&
  a.to === b.to &&
  (a.from === b.from || (typeof a.from !== 'number' && typeof b.from !== 'number'));

/** What a sheet says of aircraft and pilots, held against those there are. */
export function checkCampaigns(content: Content, campaigns: readonly Campaign[], report: Report): void {
  campaigns.forEach((campaign, i) => {
    checkCards(content, campaign, `campaigns[${i}]`, report);
  });
}

function checkCards(content: Content, campaign: Campaign, place: string, report: Report): void {
  const { fighterById, bomberById } = content;
  /** DIF-CMP-16 — a card that exists and flies for this side. */
  const known = (side: Side, card: string, where: string): boolean => {
    const nation = (fighterById.get(card) ?? bomberById.get(card))?.nation;
    if (nation === undefined) report('content-unknown-value', inside(place, where), { found: card });
    else if (allianceOf(nation) !== side) contradicts(report, 'DIF-CARD-03', inside(place, where), { card, side });
    return nation !== undefined;
  };
  for (const side of sides) {
    const where = `interceptors.${side}`;
    const card = campaign.interceptors[side];
    if (known(side, card, where) && !fighterById.has(card)) {
      contradicts(report, 'DIF-CMP-14', inside(place, where), { card });
    }
    campaign.options[side].forEach(({ aircraft }, i) => {
      aircraft.forEach((one, j) => {
        const at = `options.${side}[${i}].aircraft[${j}]`;
        if (known(side, one.card, inside(at, 'card'))) checkPilot(content, one, inside(place, at), report);
      });
    });
  }
  campaign.arrows.forEach(({ side, aircraft }, i) => {
    aircraft.forEach((card, j) => {
      const where = `arrows[${i}].aircraft[${j}]`;
      // DIF-FB-01 — a fighter on an arrow carries bombs.
      if (known(side, card, where) && fighterById.get(card)?.front.bombs === 0) {
        contradicts(report, 'DIF-FB-01', inside(place, where), { card });
      }
    });
  });
}

/** DIF-PIL-01 — a pilot of the fighter's nation, or one of any. */
function checkPilot({ fighterById, pilotById }: Content, one: Reinforcement, place: string, report: Report): void {
  if (one.pilot === null) return;
  const pilot = pilotById.get(one.pilot);
  if (pilot === undefined) report('content-unknown-value', inside(place, 'pilot'), { found: one.pilot });
  else if (pilot.nation !== 'generic' && pilot.nation !== fighterById.get(one.card)?.nation) {
    contradicts(report, 'DIF-PIL-01', inside(place, 'pilot'), { pilot: one.pilot, card: one.card });
  }
}
