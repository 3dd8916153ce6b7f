import * as z from 'zod/mini';
import { messageLengthCeiling, messageMaxLength } from '../../../contract/chat/messages.ts';
import { platformTerms } from '../../../contract/core/platform-terms.ts';
import { isGstin } from '../../../contract/money/gstin.ts';
import { isProxyList } from '../http/trusted-proxies.ts';
import { databaseVariables } from './config-database.ts';
import { dealVariables, waitingHours } from './config-deals.ts';
import { lawVariables } from './config-law.ts';
import { limitVariables } from './config-limits.ts';
import { operatingVariables } from './config-operating.ts';
import { poolVariables } from './config-pools.ts';
import { rewardVariables } from './config-rewards.ts';

const port = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/, 'a port number from 0 to 65535')),
  z.pipe(z.transform(Number), z.number().check(z.maximum(65535, 'a port number from 0 to 65535'))),
);
const onOff = z.pipe(
  z.enum(['0', '1'], '0 or 1'),
  z.transform((value) => value === '1'),
);
const wholeNumber = z.pipe(
  z.string().check(z.regex(/^\d{1,6}$/, 'a whole number')),
  z.pipe(z.transform(Number), z.number()),
);
const lengths = `a number from 1 to ${messageLengthCeiling}`;
const messageLength = z.pipe(
  wholeNumber,
  z.number().check(z.minimum(1, lengths), z.maximum(messageLengthCeiling, lengths)),
);
const percent = z.pipe(
  z.string().check(z.regex(/^(?:100|\d{1,2})$/, 'a per cent from 0 to 100')),
  z.pipe(z.transform(Number), z.number()),
);
const httpUrl = z.string().check(z.regex(/^https?:\/\/[^\s/]+\/?$/, 'an address such as https://tandem.example'));

export interface Variable {
  schema: z.ZodMiniType;
  /** One line for the operating guide. */
  about: string;
  fallback?: string;
  secret?: boolean;
}

/** Every variable the product reads. The operating guide's table is made from this list. */
export const variables = {
  ...operatingVariables,
  PORT: { schema: port, fallback: '3000', about: 'Port to listen on.' },
  HOST: {
    schema: z.string(),
    fallback: '127.0.0.1',
    about: 'Address to listen on. Any address other than loopback means production.',
  },
  PUBLIC_URL: {
    schema: z.optional(httpUrl),
    fallback: 'http://localhost:PORT',
    about: 'URL at which people reach the product.',
  },
  DATA_DIR: {
    schema: z.string(),
    fallback: '.data',
    about: 'Folder for the embedded database, uploads and the generated secret key.',
  },
  ...databaseVariables,
  REDIS_URL: {
    schema: z.optional(
      z.string().check(z.refine((value) => /^rediss?:\/\//.test(value) && URL.canParse(value), 'a redis:// address')),
    ),
    about: 'Redis that carries live events between processes. Not needed for a single process.',
    secret: true,
  },
  TRUST_PROXY: {
    schema: z.optional(z.string().check(z.refine(isProxyList, 'a number of proxies, or their addresses with commas'))),
    about: 'Number or addresses of proxies whose X-Forwarded-* headers are trusted. Required with an https PUBLIC_URL.',
  },
  SECRET_KEY: {
    schema: z.optional(z.string().check(z.minLength(32, 'at least 32 characters'))),
    about: 'Key for signed links and encrypted fields. Generated once in DATA_DIR; required with DATABASE_URL.',
    secret: true,
  },
  BRAND_NAME: {
    schema: z.string().check(z.minLength(1), z.maxLength(40)),
    fallback: 'Tandem',
    about: 'Name shown to people.',
  },
  SUPPORT_EMAIL: {
    schema: z.string(),
    fallback: 'support@tandem.example',
    about: 'Contact address in the footer and in emails.',
  },
  INFLUENCER_CLAIM: {
    schema: z.string().check(z.minLength(1), z.maxLength(20)),
    fallback: '2.5M+',
    about: 'Number of influencers advertised on the plans page.',
  },
  WELCOME_COINS: {
    schema: wholeNumber,
    fallback: String(platformTerms.welcomeCoins),
    about: 'Coins given for confirming a mobile number, once per number.',
  },
  UNLOCK_COINS: {
    schema: wholeNumber,
    fallback: String(platformTerms.unlockCoins),
    about: 'Coins per unlock after the free unlocks are used.',
  },
  FREE_UNLOCKS: {
    schema: wholeNumber,
    fallback: String(platformTerms.freeUnlocks),
    about: 'Free unlocks per calendar month (Asia/Kolkata) without a subscription.',
  },
  UNLOCK_SILENT_DAYS: {
    schema: wholeNumber,
    fallback: String(platformTerms.unlockSilentDays),
    about: 'Days without a reply to a message after which an unlock is refunded.',
  },
  UNLOCK_REPORT_REFUNDS: {
    schema: wholeNumber,
    fallback: '5',
    about:
      'Unlocks per month that are refunded at once when the account is reported as inactive; an operator reviews further reports.',
  },
  SUPPLIER_NAME: {
    schema: z.optional(z.string().check(z.maxLength(120))),
    about: 'Legal name on invoices. Default: BRAND_NAME.',
  },
  SUPPLIER_ADDRESS: {
    schema: z.optional(z.string().check(z.maxLength(300))),
    about: 'Registered address on invoices.',
  },
  SUPPLIER_GSTIN: {
    schema: z.optional(z.string().check(z.refine(isGstin, 'a GSTIN of 15 characters whose check character fits'))),
    about:
      'GST registration of the supplier. If not set, no GST is collected and receipts are issued instead of tax invoices.',
  },
  GRIEVANCE_OFFICER: {
    schema: z.optional(z.string().check(z.maxLength(120))),
    about: 'Name of the grievance officer shown in the policies. If not set, they name the office only.',
  },
  GRIEVANCE_EMAIL: {
    schema: z.optional(z.string().check(z.maxLength(254))),
    about: 'Address for complaints and questions about personal data. Default: SUPPORT_EMAIL.',
  },
  ...rewardVariables,
  INVITATIONS_A_DAY: {
    schema: wholeNumber,
    fallback: '100',
    about: 'Maximum invitations by email and SMS per person in 24 hours.',
  },
  MIN_PAYOUT: {
    schema: wholeNumber,
    fallback: String(platformTerms.minPayout),
    about: 'Minimum payout in rupees.',
  },
  PAYOUT_TARGET_HOURS: {
    schema: waitingHours,
    fallback: String(platformTerms.payoutTargetHours),
    about: 'Hours a new payment method waits before its first payout; fractions are allowed.',
  },
  PLATFORM_FEE: {
    schema: percent,
    fallback: String(platformTerms.platformFee),
    about: 'Platform fee as a percentage of the creator’s price, GST included.',
  },
  AUTO_RELEASE_DAYS: {
    schema: wholeNumber,
    fallback: String(platformTerms.autoReleaseDays),
    about: 'Days without an answer from the brand after which submitted work is approved.',
  },
  ...lawVariables,
  ...poolVariables,
  ...dealVariables,
  REVISIONS_INCLUDED: {
    schema: wholeNumber,
    fallback: '2',
    about: 'Revision rounds included for each deliverable; further changes need a change order.',
  },
  REVIEW_DAYS: {
    schema: wholeNumber,
    fallback: String(platformTerms.reviewDays),
    about: 'Days the second side has to write its review; after that the first review is published alone.',
  },
  MESSAGE_LENGTH: {
    schema: messageLength,
    fallback: String(messageMaxLength),
    about: `Maximum characters per message, up to ${messageLengthCeiling}.`,
  },
  CHAT_AWAY_MINUTES: {
    schema: wholeNumber,
    fallback: '5',
    about: 'Minutes of inactivity after which a new chat message is notified.',
  },
  NOTICE_MAIL_MINUTES: {
    schema: wholeNumber,
    fallback: '5',
    about: 'Minutes during which notifications of one kind are collected into one email.',
  },
  CHAT_MAIL_MINUTES: {
    schema: wholeNumber,
    fallback: '15',
    about: 'Minutes a new chat message stays unread before an email is sent.',
  },
  NOTICE_DAYS: {
    schema: wholeNumber,
    fallback: String(platformTerms.noticeDays),
    about: 'Days after which read notifications are deleted.',
  },
  DISK_QUOTA_MB: {
    schema: wholeNumber,
    fallback: '2000',
    about: 'Storage quota per account in megabytes.',
  },
  DISK_QUOTA_SUBSCRIBER_MB: {
    schema: wholeNumber,
    fallback: '20000',
    about: 'Storage quota per subscribed account in megabytes.',
  },
  RATE_LIMITS: {
    schema: z.enum(['on', 'off'], 'on or off'),
    fallback: 'on',
    about: 'off disables all rate limits and mobile confirmation at sign-up; refused in production.',
  },
  ...limitVariables,
  SEARCH_INDEX: {
    schema: onOff,
    fallback: '1',
    about: '0 makes PostgreSQL answer every search, which saves about 300 bytes of memory per profile.',
  },
  SEARCH_THREADS: {
    schema: z.optional(
      z.pipe(
        wholeNumber,
        z.number().check(z.minimum(1, 'a number from 1 to 64'), z.maximum(64, 'a number from 1 to 64')),
      ),
    ),
    about: 'Threads that search the index. Default: number of processors minus one, between 1 and 4.',
  },
  SANDBOX: {
    schema: z.optional(onOff),
    about:
      'Built-in stand-ins for external services (mail, SMS, social sign-in, payments). On by default on loopback only; reachable from the same machine only.',
  },
  DEMO: {
    schema: z.optional(onOff),
    about: 'Create the demo data at the first start. On by default on loopback only.',
  },
  NO_OPEN: { schema: z.optional(onOff), about: '1 does not open the browser at the first start.' },
  LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'a log level'),
    fallback: 'info',
    about: 'Log level.',
  },
  SMTP_URL: {
    schema: z.optional(z.string().check(z.regex(/^smtps?:\/\//, 'an smtp:// address'))),
    about: 'Mail server. Required in production.',
    secret: true,
  },
  MAIL_FROM: { schema: z.optional(z.string()), about: 'Sender address of emails. Default: SUPPORT_EMAIL.' },
  SMS_URL: {
    schema: z.optional(z.string().check(z.regex(/^https:\/\//, 'an https:// address'))),
    about: 'HTTP gateway that accepts {to, text} for registered SMS templates.',
  },
  SMS_TOKEN: { schema: z.optional(z.string()), about: 'Bearer token of the SMS gateway.', secret: true },
  GOOGLE_CLIENT_ID: {
    schema: z.optional(z.string()),
    about: 'OAuth client for sign-in with Google and for connecting YouTube channels.',
  },
  GOOGLE_CLIENT_SECRET: {
    schema: z.optional(z.string()),
    about: 'Client secret. Redirect URI: PUBLIC_URL/social-account-connect.',
    secret: true,
  },
  INSTAGRAM_APP_ID: {
    schema: z.optional(z.string()),
    about: 'Instagram app (Instagram Login) for connecting accounts; same redirect URI.',
  },
  INSTAGRAM_APP_SECRET: { schema: z.optional(z.string()), about: 'Secret of INSTAGRAM_APP_ID.', secret: true },
  FACEBOOK_APP_ID: {
    schema: z.optional(z.string()),
    about: 'App for sign-in with Facebook and for connecting Pages. Redirect URIs: PUBLIC_URL/login and the one above.',
  },
  FACEBOOK_APP_SECRET: { schema: z.optional(z.string()), about: 'Secret of FACEBOOK_APP_ID.', secret: true },
  RAZORPAY_KEY_ID: {
    schema: z.optional(z.string()),
    about: 'Key of the payment gateway. If not set, the sandbox is used.',
  },
  RAZORPAY_KEY_SECRET: { schema: z.optional(z.string()), about: 'Secret of RAZORPAY_KEY_ID.', secret: true },
  RAZORPAY_WEBHOOK_SECRET: {
    schema: z.optional(z.string()),
    about: 'Secret of the webhook PUBLIC_URL/api/payments/webhook, as configured at the gateway.',
    secret: true,
  },
  RAZORPAYX_ACCOUNT: {
    schema: z.optional(z.string().check(z.regex(/^\w{6,22}$/, 'the account number that RazorpayX shows'))),
    about: 'RazorpayX account that payouts are made from. Required for withdrawals when the gateway keys are set.',
  },
} satisfies Record<string, Variable>;
