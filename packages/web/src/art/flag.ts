/** Whose marks an aircraft wears. */
export type Flag =
  | 'germany'
  | 'japan'
  | 'united-kingdom'
  | 'soviet-union'
  | 'poland'
  | 'united-states'
  | 'france'
  | 'italy'
  | 'belgium'
  | 'austria-hungary'
  | 'generic';
