/** Server texts in Hindi: refusals, codes, notifications, pushes and e-mails. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { notifyPasswordChanged } from '../server/accounts/auth/security.service.ts';
import { applicationNotice } from '../server/campaigns/applications/notices.rules.ts';
import { post } from '../server/money/ledger/ledger.service.ts';
import { ledgerNotes } from '../server/money/ledger/notes.rules.ts';
import { sendDueMails } from '../server/notifications/notifications/mails.service.ts';
import { notify } from '../server/notifications/notifications/notifications.service.ts';
import { type ApiReply, startTestApp, type TestApp } from './app.ts';
import { openTestDatabase } from './database.ts';
import { makeAccount } from './makers/account.ts';
import { signUp, signUpForm } from './makers/sign-up.ts';
import { type Member, makeMember } from './members.ts';
import { noticesOf } from './notices/sent-notices.ts';
import { actAsBank, makePayee } from './payouts/payee.ts';

let app: TestApp;
const pushed: string[] = [];
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
  app.context.push = async (_id, { title }) => void pushed.push(title);
});
beforeEach(() => {
  app.mails.length = 0;
  pushed.length = 0;
});
afterAll(() => app.close());

const inHindi = { cookie: 'device_id=0123456789abcdef; language=hi' };

async function makeReader(): Promise<Member> {
  const member = await makeMember(app, 'brand');
  await app.api('PUT /user/update', { token: member.token, body: { locale: 'hi' } });
  return member;
}

/** Notifies of an offer of ₹18,000. */
function notifyOffer(to: Member) {
  const words = applicationNotice('offered', {
    campaign: 'Monsoon menu',
    by: 'Kaapi & Co',
    note: null,
    amount: '₹18,000',
  });
  return notify(app.context, { accountId: Number(to.id), type: 'agreement', ...words, link: '/campaign-details/7' });
}

describe('refusals', () => {
  const wrong = { username: 'nobody.here', password: 'not the password' };
  const refused = (headers: Record<string, string>) => app.api('POST /auth/login', { body: wrong, headers });
  const codeAndReason = ({ body }: ApiReply) => [body.code, body.reason];
  const english = ['BAD_CREDENTIALS', 'Wrong username or password.'];
  const hindi = ['BAD_CREDENTIALS', 'यूज़रनेम या पासवर्ड सही नहीं है।'];

  it.each<[string, Record<string, string>, string[]]>([
    ['the cookie of the pages', inHindi, hindi],
    ['Accept-Language', { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8' }, hindi],
    ['the cookie before Accept-Language', { cookie: 'language=en', 'accept-language': 'hi' }, english],
    ['nothing', {}, english],
    ['English', { 'accept-language': 'en-IN,hi;q=0.5' }, english],
    ['a language that is not there', { cookie: 'language=ta' }, english],
  ])('follow %s', async (_what, headers, expected) => {
    expect(codeAndReason(await refused(headers))).toEqual(expected);
  });

  it('name the problem of each field, in the contract’s and the server’s words', async () => {
    const body = signUpForm({ username: 'a', mobile: '12', password: 'short', extra: 1 });
    const { body: reply } = await app.api('POST /auth/register', { body, headers: inHindi });
    expect(reply.fields).toEqual({
      username: '3 से 30 अंग्रेज़ी अक्षर, अंक, डॉट, अंडरस्कोर या हाइफ़न रखें, जिनमें कम से कम एक अक्षर हो।',
      mobile: '10 अंकों का मोबाइल नंबर लिखें।',
      password: 'कम से कम 8 अक्षर रखें।',
      extra: 'यहाँ ऐसा कोई फ़ील्ड नहीं है।',
    });
    expect(reply.reason).toMatch(/^username जाँचें: .*। 3 और फ़ील्ड पर ध्यान दें।$/);
  });

  it('are sent with 200 where the specification requires it, and in `message`', async () => {
    const forgot = await app.api('POST /auth/forgot-password', { body: { username: 'x' }, headers: inHindi });
    expect(forgot).toMatchObject({ status: 200, body: { result: false, reason: 'कृपया ईमेल या मोबाइल सही लिखें' } });
    const news = await app.api('POST /newsletter/subscribe', {
      body: { email: '', source: 'website' },
      headers: inHindi,
    });
    expect(news.body.message).toBe('कृपया अपना ईमेल पता लिखें');
  });
});

describe('for readers of Hindi', () => {
  it('codes and the account use the language of the sign-up', async () => {
    const form = signUpForm();
    await app.api('POST /auth/register', { body: form, headers: inHindi });
    const [mail] = app.mails;
    expect(mail?.subject).toMatch(/^\d{6} आपका Tandem कोड है$/);
    expect(mail?.text).toContain('इससे अपने अकाउंट की पुष्टि करें।');
    const otp = app.codeFor(form.email);
    const { body } = await app.api('POST /auth/verifyOtp', { body: { username: form.username, otp } });
    expect(body.data).toMatchObject({ user: { locale: 'hi' } });
    expect((await signUp(app)).id).toBeTruthy();
    expect(app.mails.at(-1)?.subject).toMatch(/^\d{6} is your Tandem code$/);
  });

  it('notifications, pushes and e-mails are Hindi, and English for others', async () => {
    const [reader, other] = [await makeReader(), await makeMember(app, 'brand')];
    await notifyOffer(reader);
    await notifyOffer(other);
    const hindi = 'आपके लिए ₹18,000 का ऑफ़र: Monsoon menu';
    const english = 'Your offer of ₹18,000: Monsoon menu';
    expect((await noticesOf(app, reader, inHindi))[0]).toMatchObject({
      title: hindi,
      description: 'Kaapi & Co आपके जवाब का इंतज़ार कर रहे हैं।',
    });
    expect((await noticesOf(app, other))[0]).toMatchObject({ title: english });
    expect(pushed).toEqual([hindi, english]);
    const later = new Date(Date.now() + 3_600_000);
    await sendDueMails({ ...app.context, now: () => later });
    expect(app.mails.map(({ subject }) => subject).sort()).toEqual([english, hindi].sort());
    const letter = app.mails.find(({ subject }) => subject === hindi);
    expect(letter?.text).toContain('कैंपेन देखें: http');
    expect(letter?.html).toContain('ऐसे ईमेल बंद करें');
  });

  it('the list of notifications is in the page’s language, whenever they were created', async () => {
    const reader = await makeReader();
    await notifyOffer(reader);
    await app.api('PUT /user/update', { token: reader.token, body: { locale: 'en' } });
    await notifyOffer(reader);
    const titles = async (headers = {}) => (await noticesOf(app, reader, headers)).map(({ title }) => title);
    expect(await titles()).toEqual(Array(2).fill('Your offer of ₹18,000: Monsoon menu'));
    expect(await titles(inHindi)).toEqual(Array(2).fill('आपके लिए ₹18,000 का ऑफ़र: Monsoon menu'));
  });

  it('e-mails are Hindi', async () => {
    const { id } = await makeAccount(app.context.db, { fullname: 'Asha', locale: 'hi' });
    await notifyPasswordChanged(app.context, { accountId: id, sessionId: null, isTrusted: false });
    const sent = {
      subject: 'आपका Tandem पासवर्ड बदला गया',
      text: expect.stringContaining('आपके बाकी सभी डिवाइस साइन आउट'),
    };
    // Outside a transaction nothing waits for the drawing of the e-mail.
    await vi.waitFor(() => expect(app.mails.at(-1)).toMatchObject(sent));
  });
});

describe('texts stored in English are shown in Hindi', () => {
  const linesOf = async (reader: Member, headers = inHindi) => {
    const { body } = await app.api('GET /wallet', { token: reader.token, headers });
    return (body.data as { description: string }[]).map(({ description }) => description);
  };

  it('on the statement, whose PDFs stay unchanged', async () => {
    const reader = await makeReader();
    const ownerId = Number(reader.id);
    const notes = [
      ledgerNotes.work('Monsoon menu'),
      ledgerNotes.decidedWork('Monsoon menu'),
      ledgerNotes.settlement('2', 'Onam: the feast'),
      'Typed by an operator',
      undefined,
    ];
    for (const [at, note] of notes.entries()) {
      const entries = [
        { kind: 'gateway', amount: -100 },
        { kind: 'earnings', ownerId, amount: 100 },
      ] as const;
      const named = note === undefined ? {} : { note };
      await post(app.context, { kind: 'earning.released', reference: `hindi:${at}`, ...named, entries: [...entries] });
    }
    expect((await linesOf(reader)).slice(0, 5)).toEqual([
      'आपके काम का भुगतान',
      'Typed by an operator',
      'Onam: the feast का सेटलमेंट 2',
      'Monsoon menu का काम, विवाद में फ़ैसले के अनुसार',
      'Monsoon menu का काम',
    ]);
    expect((await linesOf(reader, { cookie: 'language=en' })).slice(3, 5)).toEqual([
      'Work for Monsoon menu, decided in a dispute',
      'Work for Monsoon menu',
    ]);
    const headers = { ...inHindi, authorization: `Bearer ${reader.token}` };
    const paper = await fetch(`${app.context.config.publicUrl}/api/wallet?format=csv`, { headers });
    expect(await paper.text()).toContain('Work for Monsoon menu');
  });

  it('on a failed payout, in the list and its notification', async () => {
    const payee = await makePayee(app, { earnings: 900 });
    await app.api('PUT /user/update', { token: payee.token, body: { locale: 'hi' } });
    const { id } = (await payee.ask(600)).body.data as { id: string };
    await actAsBank(app, id, 'fail');
    const hindi = 'आपके बैंक ने भुगतान स्वीकार नहीं किया। कृपया बैंक से पूछें।';
    const reasonIn = async (headers: Record<string, string>) =>
      (await app.api(`GET /wallet/payouts/${id}`, { token: payee.token, headers })).body.data;
    expect(await reasonIn(inHindi)).toMatchObject({ failure_reason: hindi });
    expect(await reasonIn({})).toMatchObject({ failure_reason: expect.stringMatching(/^Your bank didn’t accept/) });
    const { body } = await app.api('GET /dashboard', { token: payee.token, headers: inHindi });
    expect(JSON.stringify(body.data)).toContain(hindi);
    expect(JSON.stringify(await noticesOf(app, payee, inHindi))).toContain(hindi);
  });

  it('in the list of devices and the installation’s health', async () => {
    const operator = await makeMember(app, 'operator');
    const asked = { token: operator.token, headers: inHindi };
    const sessions = (await app.api('GET /auth/sessions', asked)).body.data as { device: string }[];
    expect(sessions[0]?.device).toBe('अनजान डिवाइस');
    const health = (await app.api('GET /operator/health', asked)).body.data as { part: string; detail: string }[];
    expect(health.find(({ part }) => part === 'disk')?.detail).toMatch(/^[\d.]+ GB ख़ाली, \d+%$/);
    expect(health.every(({ detail }) => /\p{Script=Devanagari}/u.test(detail))).toBe(true);
  });
});
