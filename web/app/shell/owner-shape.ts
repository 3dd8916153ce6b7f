import type { StoredProfile } from '../../lib/session.ts';

/** People are drawn as a leaf, organisations as a tile. */
export function shapeOf(profile: StoredProfile): 'person' | 'organisation' {
  return profile.role === 'Brand' || profile.role === 'Partner' ? 'organisation' : 'person';
}
