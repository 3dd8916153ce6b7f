import type { PlatformTerms } from '../core/platform-terms.ts';
import type { ReferralTerms } from '../money/referral-terms.ts';

/**
 * Cookie for server-side rendering: account id, session token, and the browser's offset from UTC in minutes, separated by
 * points.
 */
export const readerCookie = 'reader';

/** Settings of the operator that pages display. */
export interface Site {
  brand: string;
  supportEmail: string;
  /** Origin of the product, without a trailing slash. */
  origin: string;
  /** Advertised number of creators: "2.5M+". */
  influencerClaim: string;
  /** Maximum length of a message, in characters. */
  messageLength: number;
  referral: ReferralTerms;
  terms: PlatformTerms;
  /** How money is held between payment and release; null in a trial, and when not configured. */
  moneyHolding: 'escrow' | null;
  /** Operator of the site, as the law requires it to be named; the address is empty if not configured. */
  company: { name: string; address: string };
  /** Contact for complaints and questions about personal data; an office if no person is named. */
  grievance: { name: string | null; email: string };
}

/** Interface of the HTTP server for rendering a page. */
export interface PageHost {
  /** CSP nonce of this reply. */
  nonce: string;
  /** Id of the request in the server's log. */
  requestId: string;
  site: Site;
  /** False while the database is unreachable. */
  isReady(): Promise<boolean>;
  /** Logs a failure; the page shows no details. */
  report(error: unknown): void;
  /** Calls the HTTP API, path below `/api`, within the process; with a token on behalf of its owner. */
  callApi(
    path: string,
    init?: { method: 'POST'; body: unknown } | { token: string },
  ): Promise<{ status: number; body: unknown }>;
}
