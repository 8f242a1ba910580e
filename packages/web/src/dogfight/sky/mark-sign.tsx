import type { Mark } from '../scene.ts';

/** One stripe, and hollow, for whoever is green; two, and full, for whoever is Skilled: shapes tell them apart as well as colours. */
const stripes: { readonly [mark in Mark]: string } = {
  green: 'M1.2 9.600L6 4.600L10.800 9.600V12.200L6 7.200L1.2 12.200z',
  skilled: 'M1 6.200L6 1L11 6.200V8.800L6 3.600L1 8.800zM1 10.400L6 5.200L11 10.400V13L6 7.800L1 13z',
};

export const MarkSign = ({ mark }: { readonly mark: Mark }) => (
  <svg className={`mark-sign ${mark}`} viewBox="0 0 12 14" aria-hidden="true" focusable="false">
    <path d={stripes[mark]} />
  </svg>
);
