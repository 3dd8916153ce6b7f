import { isBusiness } from '../../../contract/core/roles.ts';
import type { StoredProfile } from '../../lib/session.ts';

/** Avatar shape: leaf for people, tile for organisations. */
export function shapeOf(profile: StoredProfile): 'person' | 'organisation' {
  return isBusiness(profile.role) ? 'organisation' : 'person';
}
