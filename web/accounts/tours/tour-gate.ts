import { readStored, storedKeys } from '../../lib/stored.ts';
import { hasKeptTour } from './kept-tour.ts';
import { tourOf } from './tour-pages.ts';

/**
 * Whether anything of the tours is needed on a page: one may begin or goes on, or the server is still to be told of one.
 * Read from what is stored as it stands there, so that pages without a tour load nothing else of them.
 */
export function needsTours(me: string, pathname: string): boolean {
  const stored = readStored(storedKeys.tours) ?? '';
  const memory = stored.includes(`"me":"${me}"`) ? stored : '';
  if (memory.includes('"untold":["')) return true;
  const feature = tourOf(pathname);
  return feature !== null && (!memory.includes(`"${feature}":`) || hasKeptTour());
}
