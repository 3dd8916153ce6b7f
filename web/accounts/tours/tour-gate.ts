import { readStored, storedKeys } from '../../lib/stored.ts';
import { hasStoredTour } from './stored-tour.ts';
import { tourOf } from './tour-pages.ts';

/**
 * Whether a page needs the tour code: a tour may start or continue, or a result is still to be reported. Reads the raw
 * stored value, so that other pages load nothing.
 */
export function needsTours(me: string, pathname: string): boolean {
  const stored = readStored(storedKeys.tours) ?? '';
  const memory = stored.includes(`"me":"${me}"`) ? stored : '';
  if (memory.includes('"untold":["')) return true;
  const feature = tourOf(pathname);
  return feature !== null && (!memory.includes(`"${feature}":`) || hasStoredTour());
}
