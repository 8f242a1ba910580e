/** Something that was kept, before anybody has looked at what it holds. */
export type Fields = { readonly [field: string]: unknown };

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
