import type { StoredProfile } from '../../lib/session.ts';

/** Avatar shape: leaf for people, tile for organisations. */
export function shapeOf(profile: StoredProfile): 'person' | 'organisation' {
  return profile.role === 'Brand' || profile.role === 'Partner' ? 'organisation' : 'person';
}
