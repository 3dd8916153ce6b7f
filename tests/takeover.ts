/** Account takeover, over HTTP. */

import type { TestApp } from './app.ts';
import { makeToken } from './makers/account.ts';
import { signUp } from './makers/sign-up.ts';
import { giveMoney } from './payouts/payee.ts';

const hour = 3_600_000;

export type Person = Awaited<ReturnType<typeof signUp>>;

export function takeoverIn(app: TestApp) {
  const later = (hours: number) => {
    app.context.now = () => new Date(Date.now() + hours * hour);
  };
  const tokenIn = (to: string, page: string) => {
    const mail = app.mails.findLast((each) => each.to === to && each.text.includes(`/security/${page}#`));
    return /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const undo = (token: string) => app.api('POST /auth/undo-change', { body: { token } });
  const notMe = (token: string) => app.api('POST /auth/not-me', { body: { token } });
  const logIn = (username: string, password: string) => app.api('POST /auth/login', { body: { username, password } });
  const profileOf = async ({ id, token }: { id: string; token: string }) =>
    (await app.api(`GET /user/${id}`, { token })).body.data as { email: string; mobile: string };
  async function change(token: string, contact: { email: string } | { mobile: string }) {
    await app.api('PUT /user/update', { token, body: contact });
    const [username = ''] = Object.values(contact);
    return app.api('POST /auth/verifyOtp', { token, body: { username, otp: app.codeFor(username) } });
  }
  async function addMethod(token: string, vpa = 'own.money@upi') {
    const added = await app.api('POST /wallet/payment-methods', { token, body: { kind: 'upi', vpa } });
    return (added.body.data as { id: string }).id;
  }
  let keys = 0;
  const payOut = (token: string, methodId: string) =>
    app.api('POST /wallet/payout', {
      token,
      body: { amount: 500, payment_method_id: methodId },
      headers: { 'idempotency-key': `undo-${++keys}` },
    });
  const reset = async (username: string, reset_token: string, password = 'a fresh start today') =>
    app.api(`PUT /auth/reset-password/${username}`, {
      body: { password, confirm_password: password, reset_token },
    });
  /** Victim with money, and a session stolen with the password. */
  async function makeVictim() {
    const person = await signUp(app);
    await giveMoney(app, Number(person.id), { earnings: 5_000 });
    const stolen = await makeToken(app.context, { id: Number(person.id) });
    await app.api('POST /auth/step-up', { token: stolen, body: { method: 'password', password: person.password } });
    return { person, stolen };
  }

  return { later, tokenIn, undo, notMe, logIn, profileOf, change, addMethod, payOut, reset, makeVictim };
}
