import { useEffect } from 'react';
import { repeatTouches } from './touches.ts';

/** Stands beside the page: when that has taken the place of its picture, what was begun there goes on. */
export function TakeOver({ page }: { readonly page: HTMLElement }) {
  useEffect(() => repeatTouches(page), [page]);
  return null;
}
