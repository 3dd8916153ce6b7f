import { isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { referralTerms } from '../../../contract/money/referral-terms.ts';
import { isLoopback } from '../http/loopback.ts';
import { type Variable, variables } from './config-variables.ts';

type Name = keyof typeof variables;
type Values = { [N in Name]: z.infer<(typeof variables)[N]['schema']> };

/** Thrown for an invalid configuration; the message lists every bad variable with its remedy. */
export class BadConfiguration extends Error {}

function readValues(source: Record<string, string | undefined>): { values: Values; problems: string[] } {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, variable] of Object.entries(variables) as [Name, Variable][]) {
    const given = source[name]?.trim() || undefined;
    const fallback = name === 'PUBLIC_URL' ? undefined : variable.fallback;
    const outcome = z.safeParse(variable.schema, given ?? fallback);
    if (outcome.success) values[name] = outcome.data;
    else problems.push(`${name} should be ${outcome.error.issues[0]?.message ?? 'another value'}`);
  }
  return { values: values as Values, problems };
}

function readGateway(values: Values) {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRET: webhookSecret } = values;
  if (!keyId || !keySecret || !webhookSecret) return undefined;
  /** Account number that payouts are made from. */
  const payoutAccount = values.RAZORPAYX_ACCOUNT;
  return { keyId, keySecret, webhookSecret, payoutAccount };
}

function readDatabase({ DATABASE_URL: databaseUrl, DATABASE_READ_URLS: readUrls }: Values) {
  return { databaseUrl, databaseReadUrls: readUrls?.split(',') };
}

function findDatabaseProblems({ DATABASE_URL, DATABASE_READ_URLS, SECRET_KEY }: Values): string[] {
  const problems: string[] = [];
  if (DATABASE_URL && !SECRET_KEY) {
    problems.push('SECRET_KEY is needed with DATABASE_URL (any random text of 32 characters or more, kept the same)');
  }
  if (DATABASE_READ_URLS && !DATABASE_URL) {
    problems.push('DATABASE_READ_URLS needs DATABASE_URL, the database that they are replicas of');
  }
  return problems;
}

const bucketNames = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

function readBucket(values: Values) {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region, S3_PUBLIC_URL: publicUrl } = values;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (!endpoint || !bucket || !region || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, bucket, region, accessKeyId, secretAccessKey, publicUrl: publicUrl?.replace(/\/+$/, '') };
}

/** A half-set bucket would leave files on the disk, where nobody looks for them. */
function findBucketProblems(values: Values): string[] {
  const missing = bucketNames.filter((name) => !values[name]);
  if (missing.length === 0 || (missing.length === bucketNames.length && !values.S3_PUBLIC_URL)) return [];
  return [
    `${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} needed with the other S3 variables, or none of them`,
  ];
}

function readOpenSearch(values: Values) {
  if (!values.OPENSEARCH_URL) return undefined;
  return {
    nodes: values.OPENSEARCH_URL.split(','),
    name: values.OPENSEARCH_NAME,
    shards: values.OPENSEARCH_SHARDS,
  };
}

function readApp(appId: string | undefined, appSecret: string | undefined) {
  return appId && appSecret ? { appId, appSecret } : undefined;
}

function readReferralTerms(values: Values) {
  return {
    ...referralTerms,
    reward: values.REFERRAL_REWARD,
    coins: values.REFERRAL_COINS,
    cover: values.REFERRAL_COVER,
    holdDays: values.REFERRAL_HOLD_DAYS,
    mostPending: values.REFERRAL_MAX_PENDING,
    superUserFrom: values.SUPER_USER_FROM,
    superUserShare: values.SUPER_USER_SHARE,
  };
}

function readLimits(values: Values) {
  return {
    wrongSignInsADay: values.WRONG_SIGN_INS_A_DAY,
    existenceAnswersAnHour: values.EXISTENCE_ANSWERS_AN_HOUR,
    signUpsBeforeMobile: values.SIGN_UPS_BEFORE_MOBILE,
    newAccountConversations: values.NEW_ACCOUNT_CONVERSATIONS,
    newAccountCampaigns: values.NEW_ACCOUNT_CAMPAIGNS,
    furtherAccountsADay: values.FURTHER_ACCOUNTS_A_DAY,
    campaignInvitationsADay: values.CAMPAIGN_INVITATIONS_A_DAY,
    invitationReminderDays: values.INVITATION_REMINDER_DAYS,
    crmMailsADay: values.CRM_MAILS_A_DAY,
    crmMailsPerAddress: values.CRM_MAILS_PER_ADDRESS,
    socketsPerUser: values.SOCKETS_PER_USER,
  };
}

function readSupplier(values: Values) {
  return {
    name: values.SUPPLIER_NAME ?? values.BRAND_NAME,
    address: values.SUPPLIER_ADDRESS ?? '',
    gstin: values.SUPPLIER_GSTIN ?? null,
  };
}

/** Addresses that include loopback when listened on. */
const everywhere = ['0.0.0.0', '::', '[::]'];
const isReachable = (host: string) => everywhere.includes(host) || isLoopback(host);

function ownHost(host: string): string {
  if (everywhere.includes(host)) return '127.0.0.1';
  return isIPv6(host) ? `[${host}]` : host;
}

/** Problems with the way requests, also the sandbox's, reach the server. */
function findProxyProblems(values: Values, publicUrl: URL): string[] {
  const problems: string[] = [];
  if (publicUrl.protocol === 'https:' && !values.TRUST_PROXY) {
    problems.push(
      'TRUST_PROXY is needed with an https PUBLIC_URL (1 for one proxy, or the addresses of the proxies): this server speaks http alone, and without it takes every visitor for the proxy',
    );
  }
  if (values.SANDBOX && !isReachable(values.HOST)) {
    problems.push(
      'SANDBOX=1 needs a HOST that includes loopback (127.0.0.1 or 0.0.0.0), the sandbox answers there alone',
    );
  }
  return problems;
}

/** Variables that the process was given, and those that readEnvironmentFiles added. */
export const environment = () => process.env;

/** Hours that people have for answers, and until things count; the sum in rupees that takes two operators. */
function readClocks(values: Values) {
  return {
    offerHours: values.OFFER_HOURS,
    changeOrderHours: values.CHANGE_ORDER_HOURS,
    publicationHours: values.PUBLICATION_HOURS,
    ideaDays: values.IDEA_DAYS,
    arrivalDays: values.ARRIVAL_DAYS,
    approverHours: values.APPROVER_HOURS,
    operatorApprovalAbove: values.OPERATOR_APPROVAL_ABOVE,
  };
}

const findStoreProblems = (values: Values) => [...findDatabaseProblems(values), ...findBucketProblems(values)];

/** The typed configuration, derived values included. Throws BadConfiguration with every problem at once. */
export function readConfig(source: Record<string, string | undefined> = environment()) {
  const { values, problems } = readValues(source);
  const publicUrl = new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT ?? 3000}`);
  const production = !isLoopback(values.HOST) || !isLoopback(publicUrl.hostname);
  if (production && values.RATE_LIMITS === 'off') problems.push('RATE_LIMITS may be off on loopback only');
  problems.push(...findProxyProblems(values, publicUrl), ...findStoreProblems(values));
  if (production && !values.SMTP_URL && values.SANDBOX !== true) {
    problems.push('SMTP_URL is needed when HOST or PUBLIC_URL is not loopback, else nobody gets a code');
  }
  const gateway = [values.RAZORPAY_KEY_ID, values.RAZORPAY_KEY_SECRET, values.RAZORPAY_WEBHOOK_SECRET];
  if (gateway.some(Boolean) && !gateway.every(Boolean)) {
    problems.push('RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET belong together');
  }
  if (values.SUPPLIER_GSTIN && !(values.SUPPLIER_NAME && values.SUPPLIER_ADDRESS)) {
    problems.push('SUPPLIER_NAME and SUPPLIER_ADDRESS are needed with SUPPLIER_GSTIN, a tax invoice names them');
  }
  if (values.RAZORPAYX_ACCOUNT && !gateway.every(Boolean)) {
    problems.push('RAZORPAYX_ACCOUNT needs the keys of the gateway, RAZORPAY_KEY_ID and its companions');
  }
  if (problems.length > 0) throw new BadConfiguration(`${problems.join('; ')}.`);
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: publicUrl.origin,
    /** URL by which this process reaches itself. */
    ownUrl: `http://${ownHost(values.HOST)}:${values.PORT}`,
    production,
    dataDir: resolve(values.DATA_DIR),
    /** Bucket of the files; on the disk when not configured. */
    bucket: readBucket(values),
    ...readDatabase(values),
    redisUrl: values.REDIS_URL,
    trustProxy: values.TRUST_PROXY,
    secretKey: values.SECRET_KEY,
    backupPassphrase: values.BACKUP_PASSPHRASE,
    brandName: values.BRAND_NAME,
    supportEmail: values.SUPPORT_EMAIL,
    influencerClaim: values.INFLUENCER_CLAIM,
    welcomeCoins: values.WELCOME_COINS,
    unlockCoins: values.UNLOCK_COINS,
    freeUnlocks: values.FREE_UNLOCKS,
    unlockSilentDays: values.UNLOCK_SILENT_DAYS,
    unlockReportRefunds: values.UNLOCK_REPORT_REFUNDS,
    supplier: readSupplier(values),
    grievance: { name: values.GRIEVANCE_OFFICER ?? null, email: values.GRIEVANCE_EMAIL ?? values.SUPPORT_EMAIL },
    referral: readReferralTerms(values),
    cardHoldDays: values.CARD_HOLD_DAYS,
    /** Paise. */
    countedWorkFrom: values.COUNTED_WORK_FROM * 100,
    invitationsADay: values.INVITATIONS_A_DAY,
    /** Paise. */
    minPayout: values.MIN_PAYOUT * 100,
    payoutTargetHours: values.PAYOUT_TARGET_HOURS,
    /** How money is held between payment and release; undefined when not configured. */
    moneyHolding: values.MONEY_HOLDING,
    platformFeePercent: values.PLATFORM_FEE,
    autoReleaseDays: values.AUTO_RELEASE_DAYS,
    ...readClocks(values),
    pools: { objectionDays: values.POOL_OBJECTION_DAYS, silencePercent: values.POOL_SILENCE_PERCENT },
    revisionsIncluded: values.REVISIONS_INCLUDED,
    reviewDays: values.REVIEW_DAYS,
    messageLength: values.MESSAGE_LENGTH,
    chatAwayMinutes: values.CHAT_AWAY_MINUTES,
    noticeMails: { minutes: values.NOTICE_MAIL_MINUTES, chatMinutes: values.CHAT_MAIL_MINUTES },
    noticeDays: values.NOTICE_DAYS,
    erasedKeptDays: values.ERASED_KEPT_DAYS,
    /** Bytes. */
    diskQuota: { account: values.DISK_QUOTA_MB * 1_000_000, subscriber: values.DISK_QUOTA_SUBSCRIBER_MB * 1_000_000 },
    rateLimits: values.RATE_LIMITS === 'on',
    limits: readLimits(values),
    breachedPasswordsDir: values.BREACHED_PASSWORDS_DIR,
    /** Cluster that answers searches; the index in memory when not configured. */
    openSearch: readOpenSearch(values),
    searchIndex: values.SEARCH_INDEX ? { threads: values.SEARCH_THREADS } : null,
    sandbox: values.SANDBOX ?? !production,
    demo: values.DEMO ?? !production,
    openBrowser: values.NO_OPEN !== true,
    logLevel: values.LOG_LEVEL,
    slowCallMs: values.SLOW_CALL_MS,
    metricsToken: values.METRICS_TOKEN,
    tracesTo: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? values.SUPPORT_EMAIL,
    sms: values.SMS_URL ? { url: values.SMS_URL, token: values.SMS_TOKEN } : undefined,
    googleClientId: values.GOOGLE_CLIENT_ID,
    googleClientSecret: values.GOOGLE_CLIENT_SECRET,
    instagram: readApp(values.INSTAGRAM_APP_ID, values.INSTAGRAM_APP_SECRET),
    facebook: readApp(values.FACEBOOK_APP_ID, values.FACEBOOK_APP_SECRET),
    razorpay: readGateway(values),
  };
}

export type Config = ReturnType<typeof readConfig>;
