import type { Fields } from '@tallyho/kernel';
import { sets } from './types.ts';

/** CH-2.0a — what says nothing about its box belongs to no expansion. */
export const readSet = (fields: Fields): { readonly set?: 'corsairs' } =>
  fields.oneOf('set', sets, 'zero') === 'corsairs' ? { set: 'corsairs' } : {};
