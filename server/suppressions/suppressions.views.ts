import type { RemovalRequest, Suppression } from '../../contract/suppressions.ts';
import type { RequestRow, SuppressionRow } from './suppressions.queries.ts';

export function viewSuppression(row: SuppressionRow): Suppression {
  const { id, kind, mark, source, reason, stopped, created_at } = row;
  const fingerprint = `${mark.slice(0, 4)}…${mark.slice(-2)}`;
  return { id: String(id), kind, fingerprint, source, reason, stopped, createdAt: created_at.toISOString() };
}

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
