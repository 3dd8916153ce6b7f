import type { PlatformTerms } from '../core/platform-terms.ts';
import type { ReferralTerms } from '../money/referral-terms.ts';

/**
 * The cookie that says for whom to draw a page: an account's id, the token of its session, and the minutes by which its
 * clock is ahead of UTC, with points between them.
 */
export const readerCookie = 'reader';

/** What the operator configured that pages show. */
export interface Site {
  brand: string;
  supportEmail: string;
  /** Origin under which the product is reached, without a slash at the end. */
  origin: string;
  /** The size of the data the plans advertise: "2.5M+". */
  influencerClaim: string;
  /** Characters of the longest message. */
  messageLength: number;
  referral: ReferralTerms;
  terms: PlatformTerms;
  /** How money is held between payment and release; null in a trial, and where nobody said. */
  moneyHolding: 'escrow' | null;
  /** Who runs the place, as the law asks it to be named; the address is empty where none was given. */
  company: { name: string; address: string };
  /** Who answers complaints and questions about personal data; an office where no person was named. */
  grievance: { name: string | null; email: string };
}

/** What the HTTP server gives to the rendering of one page. */
export interface PageHost {
  /** The nonce of this reply's Content-Security-Policy. */
  nonce: string;
  site: Site;
  /** False while the database does not answer. */
  isReady(): Promise<boolean>;
  /** Notes a failure in the log; the page shows none of it. */
  report(error: unknown): void;
  /** Calls the product's own HTTP interface, below `/api`, without leaving the process; with a token as its owner. */
  callApi(
    path: string,
    init?: { method: 'POST'; body: unknown } | { token: string },
  ): Promise<{ status: number; body: unknown }>;
}
