import type { TestApp } from './app.ts';

/** Does a step-up by code for this session, valid for ten minutes. */
export async function stepUp(app: Pick<TestApp, 'api' | 'mails' | 'texts'>, token: string): Promise<void> {
  const [mails, texts] = [app.mails.length, app.texts.length];
  await app.api('POST /auth/step-up', { token, body: { method: 'code' } });
  const sent = [...app.mails.slice(mails), ...app.texts.slice(texts)].at(-1);
  const otp = /\b\d{6}\b/.exec(sent?.text ?? '')?.[0];
  const reply = await app.api('POST /auth/step-up', { token, body: { method: 'code', otp } });
  if (reply.status !== 200) throw new Error(`The step-up was refused: ${JSON.stringify(reply.body)}`);
}
