import type { Audience, SocialConnectionTable, SocialMediaTable, SyncError } from '../../../database/schema/social.ts';

export const platforms = ['instagram', 'facebook', 'youtube'] as const;
export type Platform = (typeof platforms)[number];

/** What went wrong at a provider, in our words; nothing of what it answered is carried along, which may hold a token. */
export class ProviderFailure extends Error {
  readonly kind: SyncError;
  /** Milliseconds the provider asks to be left alone. */
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
  /** What renews or takes back the access token, where the provider has such a thing. */
  refreshToken: string | null;
}

export interface Renewed extends Tokens {
  /** null = it does not end by itself. */
  expiresAt: Date | null;
  /** When the person has to consent again, unless the token is renewed before; null = not foreseen. */
  accessEndsAt: Date | null;
}

/** An account that its owner allowed us to read. */
export interface GrantedAccount extends Renewed {
  providerUserId: string;
  handle: string;
  accountType: SocialConnectionTable['account_type'];
  /** The provider's id of the person who consented, as its callbacks name them. */
  grantorId: string | null;
  scopes: string[];
}

export interface MediaReading {
  id: string;
  kind: SocialMediaTable['kind'];
  publishedAt: Date;
  permalink: string | null;
  caption: string | null;
  views: number | null;
  reach: number | null;
  likes: number | null;
  comments: number | null;
  shares: number | null;
  saves: number | null;
}

/** What a provider says of an account at one time; null = not told, which is not 0. */
export interface AccountReading {
  handle: string;
  followers: number | null;
  /** The owner hides the number. */
  followersHidden: boolean;
  posts: number | null;
  /** Of the last 28 days. */
  reach: number | null;
  views: number | null;
  audience: Audience | null;
  /** Newest first. */
  media: MediaReading[];
}

export interface ReadRequest extends Tokens {
  providerUserId: string;
  now: Date;
}

/** The one interface through which the product speaks with Instagram, Facebook and YouTube. */
export interface SocialProvider {
  name: string;
  /** The provider's page on which a person consents. */
  authorizeUrl(request: { state: string; challenge: string }): string;
  /** Turns the code that came back into the accounts it opens. Throws refusals that a person can act on. */
  redeem(request: { code: string; verifier: string; now: Date }): Promise<GrantedAccount[]>;
  /** When a token is renewed: so long before its end, and not before it has this age; null = never. */
  renewal: { beforeMs: number; minAgeMs: number } | null;
  renew(tokens: Tokens, now: Date): Promise<Renewed>;
  read(request: ReadRequest): Promise<AccountReading>;
  /** Gives the right back. */
  revoke(tokens: Tokens): Promise<void>;
}
