import type { Locale } from '../../../contract/kit/languages.ts';
import type { RemovalRequest } from '../../../contract/operators/removal-requests.ts';
import { viewCan } from '../../kit/http/policy.ts';
import { removalPolicy } from './removal-requests.policy.ts';
import type { RequestRow } from './removal-requests.queries.ts';

/** The text to put into the bio as proof, unique to this request. */
export function bioText(token: string): string {
  return `remove-${token.slice(0, 8).toLowerCase()}`;
}

interface Shown {
  profiles: readonly { id: number; display_name: string }[];
  locale: Locale;
}

export function viewRequest(row: RequestRow, { profiles, locale }: Shown): RemovalRequest {
  const { id, token, handle, email, reason, status, created_at } = row;
  return {
    id: String(id),
    handle,
    email,
    reason,
    status,
    bio_text: bioText(token),
    profiles: profiles.map((profile) => ({ id: String(profile.id), fullname: profile.display_name })),
    createdAt: created_at.toISOString(),
    can: viewCan(removalPolicy(row), locale),
  };
}
