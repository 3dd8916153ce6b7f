import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export const platforms = ['instagram', 'facebook', 'youtube'] as const;
export type Platform = (typeof platforms)[number];

/** Faults a provider can be set to. `gaps`: it has no insights, and returns empty sets. */
export const faults = ['none', 'rate_limited', 'error', 'garbage', 'nonsense', 'slow', 'gaps'] as const;
export type Fault = (typeof faults)[number];

interface Token {
  platform: Platform;
  account: string;
  kind: 'short' | 'long' | 'page' | 'access' | 'refresh';
  scopes: string[];
  made: number;
  /** Unix time in milliseconds. */
  ends: number;
  id: string;
}

/** A person's consent, until its code is redeemed. */
export interface Consent {
  platform: Platform;
  account: string;
  scopes: string[];
  clientId: string;
  redirectUri: string;
  challenge: string | undefined;
}

const mostCodes = 1_000;
const mostHidden = 1_000;
/** Duration of `slow`: longer than the product waits. */
export const slowMs = 5_000;

/** A link, however its end is written. */
const keyOf = (link: string) => link.trim().replace(/\/+$/, '');

export type World = ReturnType<typeof createWorld>;

/**
 * State of the three providers: consents, revocations and faults. Tokens are signed, so that they survive a restart.
 */
export function createWorld(key: string) {
  const codes = new Map<string, Consent>();
  const faultOf = new Map<Platform, { fault: Fault; retryAfter: number }>();
  const revoked = new Map<string, number>();
  const spent = new Set<string>();
  const hidden = new Set<string>();
  let ahead = 0;
  let lastMade = 0;

  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  const now = () => Date.now() + ahead;
  /** Strictly increasing, so that a consent right after a revocation is valid. */
  const nextMoment = () => {
    lastMade = Math.max(now(), lastMade + 1);
    return lastMade;
  };

  return {
    now,
    /** Moves the providers' clock ahead. */
    advance(ms: number) {
      ahead += ms;
    },
    setFault(platform: Platform, fault: Fault, retryAfter = 120) {
      faultOf.set(platform, { fault, retryAfter });
    },
    fault: (platform: Platform) => faultOf.get(platform) ?? { fault: 'none' as const, retryAfter: 0 },
    /** Revokes the app's access to an account, as a person does at the provider. */
    revoke(platform: Platform, account: string) {
      revoked.set(`${platform} ${account}`, nextMoment());
    },
    /** Takes a post down, as its author does at the provider, or brings it back. */
    showPost(link: string, isShown: boolean) {
      if (isShown) hidden.delete(keyOf(link));
      else if (hidden.size < mostHidden) hidden.add(keyOf(link));
    },
    isShown: (link: string) => !hidden.has(keyOf(link)),
    isRevoked: ({ platform, account, made }: Token) => made <= (revoked.get(`${platform} ${account}`) ?? 0),
    addCode(consent: Consent): string {
      const code = randomBytes(24).toString('base64url');
      if (codes.size >= mostCodes) codes.delete(codes.keys().next().value ?? '');
      codes.set(code, consent);
      return code;
    },
    takeCode(code: string): Consent | undefined {
      const consent = codes.get(code);
      codes.delete(code);
      return consent;
    },
    addToken(token: Omit<Token, 'id' | 'made' | 'ends'> & { seconds: number }): string {
      const { seconds, ...rest } = token;
      const made = nextMoment();
      const stored: Token = { ...rest, made, ends: made + seconds * 1000, id: randomBytes(6).toString('hex') };
      const text = Buffer.from(JSON.stringify(stored)).toString('base64url');
      return `SBX${text}.${sign(text)}`;
    },
    /** Validates a token: forged, of another platform, expired or revoked ones are rejected. */
    readToken(platform: Platform, given: string | undefined): Token | 'expired' | 'bad' {
      const [text = '', mark = ''] = (given ?? '').replace(/^SBX/, '').split('.');
      const [right, wrong] = [Buffer.from(sign(text)), Buffer.from(mark)];
      if (right.length !== wrong.length || !timingSafeEqual(right, wrong)) return 'bad';
      const token = JSON.parse(Buffer.from(text, 'base64url').toString()) as Token;
      if (token.platform !== platform || this.isRevoked(token) || spent.has(token.id)) return 'bad';
      return token.ends <= now() ? 'expired' : token;
    },
    spend: (id: string) => spent.add(id),
  };
}
