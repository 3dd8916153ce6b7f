import { expect, test } from 'vitest';
import { BadConfiguration, readConfig } from './config.ts';

const none = {};
const complaint = (source: Record<string, string>) => {
  try {
    readConfig(source);
    return null;
  } catch (error) {
    expect(error).toBeInstanceOf(BadConfiguration);
    return (error as Error).message;
  }
};

test('needs no variables on loopback, where the sandbox and the demo are on', () => {
  const config = readConfig(none);
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    production: false,
  });
  expect(config).toMatchObject({ sandbox: true, demo: true, rateLimits: true });
});

test('reports every bad variable at once', () => {
  const message = complaint({ PORT: 'eighty', RATE_LIMITS: 'maybe', SMTP_URL: 'http://x' });
  expect(message).toMatch(/PORT .*RATE_LIMITS .*SMTP_URL /s);
});

test.each([
  ...['REFERRAL_HOLD_DAYS', 'REFERRAL_COVER', 'PAYOUT_TARGET_HOURS', 'CARD_HOLD_DAYS', 'POOL_OBJECTION_DAYS'],
  ...['PUBLICATION_HOURS', 'APPROVER_HOURS'],
])('lets %s be shortened to a fraction, or to nothing', (name) => {
  expect([complaint({ [name]: '0.001' }), complaint({ [name]: '0' })]).toEqual([null, null]);
});

test('lets offers be short, but not end as they are made', () => {
  expect(readConfig({ OFFER_HOURS: '0.001' }).offerHours).toBe(0.001);
  expect(complaint({ OFFER_HOURS: '0' })).toMatch(/OFFER_HOURS/);
});

const exposed: Record<string, string>[] = [
  { HOST: '0.0.0.0' },
  { PUBLIC_URL: 'http://tandem.example' },
  { PUBLIC_URL: 'https://tandem.example', TRUST_PROXY: '1' },
];
test.each(exposed)('treats %o as production', (source) => {
  const config = readConfig({ ...source, SMTP_URL: 'smtp://mail.example' });
  expect(config).toMatchObject({ production: true, sandbox: false, demo: false });
  expect(complaint({ ...source, SMTP_URL: 'smtp://mail.example', RATE_LIMITS: 'off' })).toMatch(/RATE_LIMITS/);
  expect(complaint(source)).toMatch(/SMTP_URL/);
  expect(readConfig({ ...source, SANDBOX: '1' }).sandbox).toBe(true);
});

test.each(['127.0.0.1', '127.1.2.3', 'localhost', '::1', 'LOCALHOST', 'localhost.'])(
  'treats %s as loopback',
  (HOST) => {
    expect(readConfig({ HOST }).production).toBe(false);
  },
);

test.each(['127.0.0.1.example', '127.999.0.1', 'localhost.example', '128.0.0.1', '192.168.1.7', '::'])(
  'does not treat %s as loopback',
  (HOST) => {
    expect(readConfig({ HOST, SMTP_URL: 'smtp://mail.example' }).production).toBe(true);
  },
);

test.each(['https://tandem.example', 'https://localhost:8443'])(
  'refuses to start with %s and no TRUST_PROXY',
  (PUBLIC_URL) => {
    const rest = { PUBLIC_URL, SMTP_URL: 'smtp://mail.example' };
    for (const source of [rest, { ...rest, TRUST_PROXY: ' ' }])
      expect(complaint(source)).toMatch(/^TRUST_PROXY is needed with an https PUBLIC_URL \(1 for one proxy/);
    expect(complaint({ ...rest, TRUST_PROXY: '1' })).toBeNull();
  },
);

test.each([
  ['1', true],
  ['12', true],
  ['10.0.0.0/8', true],
  ['127.0.0.1, ::1', true],
  ['loopback,fd00::/8', true],
  ['0', false],
  ['true', false],
  ['proxy.example', false],
  ['10.0.0.0/33', false],
  ['10.0.0.1,', false],
  ['10.0.0.0/8/8', false],
])('TRUST_PROXY=%s can be used: %s', (TRUST_PROXY, isGood) => {
  if (isGood) expect(readConfig({ TRUST_PROXY }).trustProxy).toBe(TRUST_PROXY);
  else
    expect(complaint({ TRUST_PROXY })).toBe(
      'TRUST_PROXY should be a number of proxies, or their addresses with commas.',
    );
});

test('refuses the sandbox where it could not be reached, and builds a valid URL of the server itself', () => {
  const mail = { SMTP_URL: 'smtp://mail.example' };
  expect(complaint({ ...mail, HOST: '192.168.1.7', SANDBOX: '1' })).toMatch(/^SANDBOX=1 needs a HOST/);
  for (const [HOST, at] of [
    ['0.0.0.0', '127.0.0.1'],
    ['::', '127.0.0.1'],
    ['::1', '[::1]'],
    ['localhost', 'localhost'],
  ] as const)
    expect(readConfig({ ...mail, HOST, SANDBOX: '1' }).ownUrl).toBe(`http://${at}:3000`);
});

test('requires an own key with an own database', () => {
  expect(complaint({ DATABASE_URL: 'postgres://localhost/tandem' })).toMatch(/SECRET_KEY/);
  expect(complaint({ DATABASE_URL: 'postgres://localhost/tandem', SECRET_KEY: 'short' })).toMatch(/32 characters/);
});

const bucket = {
  S3_ENDPOINT: 'https://s3.example/',
  S3_BUCKET: 'tandem-files',
  S3_REGION: 'ap-south-1',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'very secret',
};

test('keeps files in a bucket when all of its variables are set', () => {
  expect(readConfig(none).bucket).toBeUndefined();
  expect(readConfig(bucket).bucket).toMatchObject({
    bucket: 'tandem-files',
    region: 'ap-south-1',
    publicUrl: undefined,
  });
  const shown = readConfig({ ...bucket, S3_PUBLIC_URL: 'https://cdn.example/tandem/' });
  expect(shown.bucket?.publicUrl).toBe('https://cdn.example/tandem');
});

test('refuses a bucket that is set in part, and names what is missing without what is there', () => {
  for (const name of Object.keys(bucket)) {
    expect(complaint({ ...bucket, [name]: '' })).toBe(
      `${name} is needed with the other S3 variables, or none of them.`,
    );
  }
  expect(complaint({ S3_PUBLIC_URL: 'https://cdn.example' })).toMatch(/^S3_ENDPOINT, S3_BUCKET, .* are needed with/);
  expect(complaint({ ...bucket, S3_BUCKET: 'Not a bucket' })).toMatch(/^S3_BUCKET should be the name of a bucket/);
});

test('limits the message length to what the database can hold', () => {
  expect(readConfig({ MESSAGE_LENGTH: '10000' }).messageLength).toBe(10_000);
  for (const MESSAGE_LENGTH of ['0', '10001', 'many']) expect(complaint({ MESSAGE_LENGTH })).toMatch(/MESSAGE_LENGTH/);
});

test('treats an empty variable as not set', () => {
  expect(readConfig({ PORT: '', PUBLIC_URL: ' ' }).port).toBe(3000);
});

test('requires the payout account together with the keys of the gateway', () => {
  const keys = { RAZORPAY_KEY_ID: 'rzp_live_1', RAZORPAY_KEY_SECRET: 's', RAZORPAY_WEBHOOK_SECRET: 'w' };
  expect(readConfig(keys).razorpay?.payoutAccount).toBeUndefined();
  const account = { RAZORPAYX_ACCOUNT: '409000123456' };
  expect(readConfig({ ...keys, ...account }).razorpay).toMatchObject({
    keyId: 'rzp_live_1',
    payoutAccount: '409000123456',
  });
  expect(complaint(account)).toMatch(/RAZORPAYX_ACCOUNT/);
  expect(complaint({ ...keys, RAZORPAYX_ACCOUNT: 'my account' })).toMatch(/RAZORPAYX_ACCOUNT/);
  expect([readConfig(none).minPayout, readConfig({ MIN_PAYOUT: '1' }).minPayout]).toEqual([50_000, 100]);
});

test('requires how money is held, and refuses an unsupported way', () => {
  expect(readConfig(none).moneyHolding).toBeUndefined();
  expect(readConfig({ MONEY_HOLDING: 'escrow' }).moneyHolding).toBe('escrow');
  expect(complaint({ MONEY_HOLDING: 'route' })).toMatch(
    /^MONEY_HOLDING should be escrow .*route.* is not supported yet/,
  );
  expect(complaint({ MONEY_HOLDING: 'wallet' })).toMatch(/^MONEY_HOLDING/);
});
