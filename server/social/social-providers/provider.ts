import type { Audience } from '../../../database/json-columns.ts';
import type { Schema, SyncError } from '../../../database/schema.ts';

/** A provider's error in our terms, without its response, which may contain a token. */
export class ProviderFailure extends Error {
  readonly kind: SyncError;
  /** Milliseconds the provider asks us to wait. */
  readonly retryAfterMs: number | undefined;

  constructor(kind: SyncError, { retryAfterMs, detail }: { retryAfterMs?: number | undefined; detail?: string } = {}) {
    super(`The provider's answer: ${kind}${detail ? ` (${detail})` : ''}`);
    this.name = 'ProviderFailure';
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }
}

export interface Tokens {
  accessToken: string;
  /** Token for renewing or revoking the access token, where the provider has one. */
  refreshToken: string | null;
}

export interface Renewed extends Tokens {
  /** Null for no expiry. */
  expiresAt: Date | null;
  /** Time by which the person must consent again, unless the token is renewed before; null if unknown. */
  accessEndsAt: Date | null;
}

/** An account that its owner permitted us to read. */
export interface GrantedAccount extends Renewed {
  providerUserId: string;
  handle: string;
  accountType: Schema['social_connection']['account_type'];
  /** Provider's id of the consenting person, as used in its callbacks. */
  grantorId: string | null;
  scopes: string[];
}

export interface MediaReading {
  id: string;
  kind: Schema['social_media']['kind'];
  publishedAt: Date;
  permalink: string | null;
  caption: string | null;
  /** Address of its picture, or of a video's still; null where the provider gives none. */
  picture: string | null;
  views: number | null;
  reach: number | null;
  likes: number | null;
  comments: number | null;
  shares: number | null;
  saves: number | null;
}

/** An account's data at one time; null means unknown, which is not 0. */
export interface AccountReading {
  handle: string;
  followers: number | null;
  /** Whether the owner hides the number. */
  followersHidden: boolean;
  posts: number | null;
  /** Over the last 28 days. */
  reach: number | null;
  views: number | null;
  audience: Audience | null;
  /** Newest first. */
  media: MediaReading[];
  /** Wanted posts that are not among the newest. */
  wanted: MediaReading[];
  /** Wanted posts that the platform does not have any more. */
  gone: string[];
}

export interface ReadRequest extends Tokens {
  providerUserId: string;
  /** Ids of posts to read also when they are not among the newest, where the provider reads posts one by one. */
  wanted: readonly string[];
  now: Date;
}

/** Common interface of Instagram, Facebook and YouTube. */
export interface SocialProvider {
  name: string;
  /** URL of the provider's consent page. */
  authorizeUrl(request: { state: string; challenge: string }): string;
  /** Exchanges the returned code for the accounts it grants. Throws refusals that a person can act on. */
  redeem(request: { code: string; verifier: string; now: Date }): Promise<GrantedAccount[]>;
  /** When a token is renewed: this long before its expiry, and not before this age; null for never. */
  renewal: { beforeMs: number; minAgeMs: number } | null;
  renew(tokens: Tokens, now: Date): Promise<Renewed>;
  read(request: ReadRequest): Promise<AccountReading>;
  /** Revokes the permission. */
  revoke(tokens: Tokens): Promise<void>;
}
