import type { RemovalRequest } from '../../../contract/operators/removal-requests.ts';
import type { RequestRow } from './removal-requests.queries.ts';

/** The text to put into the bio as proof, unique to this request. */
export function bioText(token: string): string {
  return `remove-${token.slice(0, 8).toLowerCase()}`;
}

export function viewRequest(row: RequestRow, profiles: { id: number; display_name: string }[]): RemovalRequest {
  const { id, token, handle, email, reason, status, created_at } = row;
  return {
    ...{ id: String(id), handle, email, reason, status, bio_text: bioText(token) },
    profiles: profiles.map((profile) => ({ id: String(profile.id), fullname: profile.display_name })),
    createdAt: created_at.toISOString(),
  };
}
