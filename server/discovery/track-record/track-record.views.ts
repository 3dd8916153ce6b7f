import type { Collaboration } from '../../../contract/discovery/track-record.ts';
import { viewPicture } from '../../kit/storage/stored-picture.rules.ts';
import type { selectCollaborations } from './track-record.queries.ts';

type Row = Awaited<ReturnType<typeof selectCollaborations>>[number];
type Work = Pick<Row, 'rating' | 'kind' | 'permalink' | 'views' | 'picture' | 'width' | 'height' | 'blur'>;

/** Rating and most viewed post of finished work. */
export function viewWork(work: Work, urlOf: (key: string) => string): Pick<Collaboration, 'rating' | 'post'> {
  const { rating, kind, permalink, views, picture, width, height, blur } = work;
  if (kind === null) return { rating, post: null };
  const isWhole = picture !== null && width !== null && height !== null && blur !== null;
  const shown = isWhole ? viewPicture({ picture, width, height, blur }, urlOf) : null;
  return { rating, post: { kind, permalink, views, picture: shown } };
}
