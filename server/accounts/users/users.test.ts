import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { signUp, signUpForm } from '../../../tests/makers/sign-up.ts';
import { stepUp } from '../../../tests/step-up.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
});
afterAll(() => app.close());

type Person = Awaited<ReturnType<typeof signUp>>;
const profileOf = async (reader: Person, id: string) => app.api(`GET /user/${id}`, { token: reader.token });
const tell = (person: Person, body: Record<string, unknown>) =>
  app.api('PUT /user/personal-info', { token: person.token, body });
const update = (person: Person, body: Record<string, unknown>) =>
  app.api('PUT /user/update', { token: person.token, body });
const verify = ({ username }: Pick<Person, 'username'>, contact: string, token?: string) =>
  app.api('POST /auth/verifyOtp', {
    body: { username, otp: app.codeFor(contact) },
    ...(token ? { token } : {}),
  });

describe('GET /user/{id}', () => {
  it('shows others only the public card', async () => {
    const [reader, brand] = [await signUp(app), await signUp(app, { role: 'brand', business_name: 'Chai Co' })];
    await tell(brand, { city: 'kochi', bio: 'Tea.' });
    const { body } = await profileOf(reader, brand.id);
    expect(body.data).toEqual({
      id: brand.id,
      fullname: brand.fullname,
      username: brand.username,
      role: 'Brand',
      profile_image: null,
      business_name: 'Chai Co',
      location: 'Kochi, Kerala',
      bio: 'Tea.',
      website: null,
      verified: false,
      last_active: expect.any(String),
      createdAt: expect.any(String),
    });
  });

  it('answers “not found” for unverified, deleted, blocked and unknown people', async () => {
    const reader = await signUp(app);
    const form = signUpForm();
    await app.api('POST /auth/register', { body: form });
    const [blocker, blocked, erased] = [await signUp(app), await signUp(app), await signUp(app)];
    await app.api('POST /user/block', { token: blocker.token, body: { target_id: reader.id } });
    await app.api('POST /user/block', { token: reader.token, body: { target_id: blocked.id } });
    const { db } = app.context;
    const unverified = await db
      .selectFrom('account')
      .select('id')
      .where('username', '=', form.username)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('account')
      .set({ deleted_at: new Date(), email: null, mobile: null, password_hash: null })
      .where('id', '=', Number(erased.id))
      .execute();
    for (const id of [unverified.id, blocker.id, blocked.id, erased.id, '999999', 'abc', '0']) {
      expect((await profileOf(reader, String(id))).status).toBe(404);
    }
  });

  it('requires a token', async () => {
    expect((await app.api('GET /user/1')).status).toBe(401);
    expect((await app.api('GET /user/getUserRole')).body.data).toEqual([
      { id: 'influencer', name: 'Influencer' },
      { id: 'brand', name: 'Brand' },
      { id: 'partner', name: 'Partner' },
    ]);
  });
});

describe('personal-info', () => {
  const whole = {
    first_name: 'Asha',
    last_name: 'Menon',
    gender: 'female',
    birth_date: '1999-02-03',
    city: 'kochi',
    languages: ['hi', 'ml'],
    categories: ['food'],
    bio: 'नमस्ते, I cook.',
    website: 'https://asha.example.com',
    content_types: ['reel'],
    rates: [
      { platform: 'instagram', content_type: 'reel', price: 1200.5 },
      { platform: 'youtube', content_type: 'video', price: 900 },
    ],
  };

  it('stores the fields, completes the place, and lists what is missing', async () => {
    const person = await signUp(app);
    const { status, body } = await tell(person, whole);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      ...whole,
      country: 'IN',
      state: 'KL',
      completeness: 82,
      missing: ['profile_image', 'social_accounts'],
    });
    const read = await app.api('GET /user/personal-info', { token: person.token });
    expect(read.body).toEqual(body);
    expect((await profileOf(person, person.id)).body.data).toMatchObject({
      fullname: 'Asha Menon',
      location: 'Kochi, Kerala',
      bio: whole.bio,
    });
  });

  it('is what brands search an influencer by', async () => {
    const [person, brand] = [await signUp(app), await signUp(app, { role: 'brand' })];
    await tell(person, { ...whole, first_name: 'Zubeida', city: 'pune' });
    await app.api('POST /user/social/accounts', {
      token: person.token,
      body: { platform: 'instagram', handle: 'zubeida.cooks', followers: 12_000 },
    });
    const { body } = await app.api('GET /browseInfluencers?q=zubeida&city=pune', { token: brand.token });
    expect(body.data).toMatchObject([{ id: person.id, fullname: 'Zubeida Menon', price_from: 900, followers: 12_000 }]);
  });

  it('changes only given fields; null and empty lists clear', async () => {
    const person = await signUp(app);
    await tell(person, whole);
    const { body } = await tell(person, { bio: null, rates: [], last_name: '', website: null });
    expect(body.data).toMatchObject({ bio: null, rates: [], last_name: null, first_name: 'Asha', city: 'kochi' });
    expect((await profileOf(person, person.id)).body.data).toMatchObject({ fullname: 'Asha' });
  });

  it('drops the smaller place when the larger one changes', async () => {
    const person = await signUp(app);
    await tell(person, { city: 'kochi' });
    expect((await tell(person, { state: 'MH' })).body.data).toMatchObject({ country: 'IN', state: 'MH', city: null });
    expect((await tell(person, { city: 'kochi' })).body.data).toMatchObject({ state: 'KL', city: 'kochi' });
    expect((await tell(person, { city: null })).body.data).toMatchObject({ country: 'IN', state: 'KL', city: null });
    expect((await tell(person, { country: null })).body.data).toMatchObject({ country: null, state: null, city: null });
  });

  it.each([
    ['city', { city: 'atlantis' }],
    ['city', { city: 'kochi', state: 'MH' }],
    ['state', { state: 'KL', country: 'US' }],
    ['gender', { gender: 'nope' }],
    ['languages', { languages: ['tlh'] }],
    ['categories', { categories: ['food', 'nope'] }],
    ['content_types', { content_types: ['nope'] }],
    ['rates', { rates: [{ platform: 'orkut', content_type: 'reel', price: 5 }] }],
    ['rates', { rates: [whole.rates[0], whole.rates[0]] }],
    ['rates.0.price', { rates: [{ platform: 'instagram', content_type: 'reel', price: 0 }] }],
    ['birth_date', { birth_date: '2999-01-01' }],
    ['birth_date', { birth_date: '1999-02-30' }],
    ['website', { website: 'javascript:alert(1)' }],
    ['business_name', { business_name: 'Mine' }],
    ['first_name', { first_name: '' }],
    ['followers', { followers: 5 }],
  ])('refuses a bad %s and writes nothing', async (field, change) => {
    const person = await signUp(app);
    const { status, body } = await tell(person, { bio: 'not written', ...change });
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
    expect((await profileOf(person, person.id)).body.data).toMatchObject({ bio: null });
  });

  it('refuses fields that a brand does not have', async () => {
    const brand = await signUp(app, { role: 'brand', business_name: 'Chai Co' });
    const saved = await tell(brand, { business_name: 'Chai & Sons', bio: 'Tea.', categories: ['food'], city: 'pune' });
    expect(saved.body.data).toMatchObject({ business_name: 'Chai & Sons', bio: 'Tea.', completeness: 57 });
    const refused = await tell(brand, { gender: 'female', rates: whole.rates });
    expect(Object.keys(refused.body.fields ?? {})).toEqual(['gender', 'rates']);
  });

  it('stays consistent under concurrent changes', async () => {
    const person = await signUp(app);
    const replies = await Promise.all(
      [1, 2, 3, 4].map((at) =>
        tell(person, { rates: [{ platform: 'instagram', content_type: 'reel', price: at * 100 }] }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { body } = await app.api('GET /user/personal-info', { token: person.token });
    expect((body.data as { rates: unknown[] }).rates).toHaveLength(1);
  });
});

describe('PUT /user/update', () => {
  it('changes username, language and notification choices at once', async () => {
    const person = await signUp(app);
    const notices = [
      { type: 'chat', channel: 'email', enabled: false },
      { type: 'money', channel: 'push', enabled: true },
    ];
    const { body } = await update(person, {
      username: `New.${person.username}`,
      locale: 'hi',
      notification_preferences: notices,
    });
    expect(body.data).toMatchObject({ contact: null, user: { username: `New.${person.username}`, locale: 'hi' } });
    await update(person, { notification_preferences: [{ ...notices[0], enabled: true }] });
    const info = await app.api('GET /user/personal-info', { token: person.token });
    expect(info.body.data).toMatchObject({ notification_preferences: [{ ...notices[0], enabled: true }, notices[1]] });
    expect((await update(person, { username: person.username.toUpperCase() })).status).toBe(200);
  });

  it('changes the e-mail once its owner entered the code', async () => {
    const [person, other] = [await signUp(app), await signUp(app)];
    await stepUp(app, person.token);
    const email = `moved.${person.email}`;
    const asked = await update(person, { email });
    expect(asked.body.data).toMatchObject({ user: { email: person.email } });
    expect((asked.body.data as { contact: string }).contact).toMatch(/^moved.+x+@example\.test$/);
    expect((await verify(person, email)).body.result).toBe(false);
    expect((await verify(person, email, other.token)).body.result).toBe(false);
    const { body } = await verify(person, email, person.token);
    expect(body).toMatchObject({ result: true, data: { user: { email, email_verified: 1 } } });
    expect((body.data as { token?: string }).token).toBeUndefined();
    await expect.poll(() => app.mails.findLast(({ to }) => to === person.email)?.subject).toContain('was changed');
  });

  it('accepts the code under the new contact from its owner only', async () => {
    const [person, other] = [await signUp(app), await signUp(app)];
    await stepUp(app, person.token);
    const email = `new.${person.email}`;
    await update(person, { email });
    const named = { username: email };
    expect((await verify(named, email)).body.result).toBe(false);
    expect((await verify(named, email, other.token)).body.result).toBe(false);
    expect((await verify(named, email, person.token)).body).toMatchObject({ result: true, data: { user: { email } } });
  });

  it('verifies the mobile by SMS, including the one from sign-up', async () => {
    const person = await signUp(app, {}, { provesMobile: false });
    await update(person, { mobile: person.mobile });
    expect((await verify(person, person.mobile, person.token)).body.data).toMatchObject({
      user: { mobile: person.mobile, mobile_verified: 1 },
    });
    const texts = app.texts.length;
    expect((await update(person, { mobile: person.mobile })).body.data).toMatchObject({ contact: null });
    expect(app.texts).toHaveLength(texts);
  });

  it('refuses a taken username by its field', async () => {
    const [person, other] = [await signUp(app), await signUp(app)];
    await stepUp(app, person.token);
    const taken = await update(person, { username: other.username.toUpperCase(), mobile: other.mobile });
    expect(taken.status).toBe(409);
    expect(Object.keys(taken.body.fields ?? {})).toEqual(['username']);
  });

  it.each(['email', 'mobile'] as const)('answers the same for a taken and a free %s', async (channel) => {
    const [person, other] = [await signUp(app), await signUp(app)];
    const third = await signUp(app);
    for (const { token } of [person, third]) await stepUp(app, token);
    const free = channel === 'email' ? `free.${person.email}` : '7111111111';
    const [asked, reference] = [
      await update(person, { [channel]: other[channel] }),
      await update(third, { [channel]: free }),
    ];
    expect([asked.status, Object.keys(asked.body.data ?? {})]).toEqual([200, Object.keys(reference.body.data ?? {})]);
    const late = await verify({ username: other[channel] }, other[channel], person.token);
    const wrong = await app.api('POST /auth/verifyOtp', {
      token: person.token,
      body: { username: other[channel], otp: '000000' },
    });
    expect(late).toMatchObject({ status: 200, body: wrong.body });
    expect((await app.api(`GET /user/${other.id}`, { token: other.token })).body.data).toMatchObject({
      [channel]: other[channel],
      [`${channel}_verified`]: 1,
    });
  });

  it('accepts one new contact at a time', async () => {
    const person = await signUp(app);
    await stepUp(app, person.token);
    const both = await update(person, { email: `a.${person.email}`, mobile: '7000000000' });
    expect(both).toMatchObject({ status: 400, body: { fields: { mobile: expect.any(String) } } });
  });
});
