import { useEffect, useMemo, useState } from 'react';
import { useNight } from '../../page/light.ts';
import { type Commission, nameOf } from './commission.ts';
import type { Site } from './site.ts';
import { commissionFor, landStudio } from './studio.ts';

/** A picture and what it is a picture of. */
export interface LandPicture {
  readonly canvas: HTMLCanvasElement;
  readonly commission: Commission;
}

/**
 * The picture of a land. Until it is painted, the one before, if that is the same land in another light; null: there is
 * none yet.
 */
export function useLand(site: Site, isTurned: boolean): LandPicture | null {
  const isNight = useNight();
  const commission = useMemo(() => commissionFor(site, isNight, isTurned), [site, isNight, isTurned]);
  const [painted, setPainted] = useState<LandPicture | null>(null);
  const found = painted?.commission === commission ? painted.canvas : landStudio.find(commission);
  useEffect(() => {
    if (landStudio.find(commission) !== null) return;
    return landStudio.want(commission, (canvas) => setPainted({ canvas, commission }), 'fight');
  }, [commission]);
  if (found !== null) return { canvas: found, commission };
  const isSameLand = painted !== null && nameOf({ ...painted.commission, isNight }) === nameOf(commission);
  return isSameLand ? painted : null;
}

/** Has a land painted that will be flown over soon; null: nobody knows yet which. */
export function useLandAhead(site: Site | null): void {
  const isNight = useNight();
  const name = site === null ? '' : JSON.stringify(site);
  useEffect(() => {
    if (name === '') return;
    return landStudio.foresee([commissionFor(JSON.parse(name) as Site, isNight, false)]);
  }, [name, isNight]);
}
