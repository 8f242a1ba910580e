/**
 * CH-28.53f — the Kamikaze Damage Table: Damage Points of a Miss, a Hit, a Direct and a Vital. CH-GAP-40: of multi-engine
 * aircraft the Hit and the Vital are known.
 */
export const kamikazeDamage = {
  single: [0, 2, 4, 8],
  multi: [0, 3, 6, 11],
  sources: { all: 'reconstructed', 'multi[1]': 'CH-EX-09', 'multi[3]': 'CH-EX-09' },
} as const;
