import type { FastifyInstance } from 'fastify';
import { type DrawEmails, serveEmails } from './emails.ts';
import { serveFacebook } from './facebook.ts';
import { type GatewayOptions, serveGateway } from './gateway/gateway.ts';
import { serveGoogle } from './google.ts';
import { answerLoopbackOnly } from './loopback-only.ts';
import { createOutbox, type SentEmail, serveOutbox } from './outbox.ts';
import { escapeHtml, page } from './page.ts';
import { payoutsOverview } from './payouts/overview.ts';
import { type PayoutOptions, servePayouts } from './payouts/payouts.ts';
import { socialOverview } from './social/overview.ts';
import { serveSocial } from './social/social.ts';

interface Options {
  /** Key with which the product authenticates. */
  key: string;
  /** Public URL of the product. */
  publicUrl: string;
  /** URL of the product for callbacks of Instagram and Facebook. */
  socialCallbackUrl: string;
  /** Draws an example of every e-mail of the product. */
  drawEmails?: DrawEmails;
  /** The payment gateway; left out without payments. */
  gateway?: GatewayOptions;
  /** The payout provider; left out without payouts. */
  payouts?: PayoutOptions;
}

const shownEmails = 50;

/** Creates doubles of the outside services, mounted beside the product and reached over HTTP only. */
export function createSandbox({ key, publicUrl, socialCallbackUrl, drawEmails, gateway, payouts }: Options) {
  return async (app: FastifyInstance): Promise<void> => {
    answerLoopbackOnly(app);
    const outbox = createOutbox();
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
    );
    for (const prefix of ['/sandbox', '/api/sandbox']) {
      await app.register(async (calls) => serveOutbox(calls, { outbox, key }), { prefix });
    }
    if (drawEmails) serveEmails(app, drawEmails);
    if (gateway) await serveGateway(app, gateway);
    const payoutBooks = payouts && (await servePayouts(app, payouts));
    await app.register(
      async (calls) => {
        await serveGoogle(calls, { publicUrl });
        serveFacebook(calls, { publicUrl });
      },
      { prefix: '/sandbox' },
    );
    const social = await serveSocial(app, { key, publicUrl, callbackUrl: socialCallbackUrl });
    app.get('/sandbox', async (_request, reply) => {
      const payoutsShown = payoutBooks ? payoutsOverview(payoutBooks) : '';
      const sections = payoutsShown + outboxOverview(outbox.list()) + socialOverview(social);
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(overview(sections));
    });
  };
}

function overview(sections: string): string {
  const about =
    'Emails, text messages and payouts that the product sent, newest first. Sign-in with Google and Facebook opens here from the login page.';
  const emails = '<p><a href="/sandbox/emails">Gallery of all emails</a></p>';
  return page('Sandbox', `<p>${about}</p>${emails}${sections}`);
}

function outboxOverview(emails: SentEmail[]): string {
  const shown = emails.slice(0, shownEmails).map(
    ({ kind, to, subject, text, createdAt }) => `<article>
      <strong>${escapeHtml(subject || (kind === 'sms' ? 'Text message' : 'No subject'))}</strong><br>
      <small>${kind === 'sms' ? 'SMS' : 'Email'} to ${escapeHtml(to)}, <time>${escapeHtml(createdAt)}</time></small>
      <pre>${escapeHtml(text)}</pre></article>`,
  );
  return `<h2>Outbox</h2>${shown.join('') || '<p>Nothing was sent yet.</p>'}`;
}
