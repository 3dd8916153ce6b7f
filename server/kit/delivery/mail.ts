import { createTransport } from 'nodemailer';
import { Counter } from 'prom-client';
import type { Config } from '../config/config.ts';
import { postToSandbox } from '../config/sandbox-client.ts';
import type { EmailMessage } from '../emails/email.ts';
import type { renderEmail } from '../emails/render.ts';

/** An e-mail as it is handed over. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  /** The one-time code in the text, for the sandbox's outbox. */
  code?: string;
}

/** An e-mail to send: one of the product's types, to an address. */
interface OutgoingEmail extends EmailMessage {
  to: string;
  /** The one-time code in it. */
  code?: string;
}

/** Draws and sends an e-mail; rejects when it could not be handed over. */
export type Mailer = (mail: OutgoingEmail) => Promise<void>;

/** Counted in this process, for its metrics. */
export const mailOutcomes = new Counter({
  name: 'mails_total',
  help: 'Mails handed to the mail server, by outcome',
  labelNames: ['outcome'],
  registers: [],
});
for (const outcome of ['sent', 'failed']) mailOutcomes.inc({ outcome }, 0);

/** Milliseconds. */
const probeLimits = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 5_000 };

type Deliver = (mail: Mail) => Promise<void>;

/** Sends by SMTP when configured, otherwise into the sandbox's outbox. */
function delivererOf(config: Config): Deliver {
  if (!config.smtpUrl) return (mail) => postToSandbox(config, '/outbox', { kind: 'email', ...mail });
  const transport = createTransport(config.smtpUrl);
  return async ({ code: _, ...mail }) => {
    await transport.sendMail({ from: `${config.brandName} <${config.mailFrom}>`, ...mail });
  };
}

/** Checks that the mail server answers and takes the sign-in; null where the sandbox stands in. */
export function createMailProbe({ smtpUrl }: Pick<Config, 'smtpUrl'>): (() => Promise<boolean>) | null {
  if (!smtpUrl) return null;
  const url = new URL(smtpUrl);
  for (const [name, ms] of Object.entries(probeLimits)) url.searchParams.set(name, String(ms));
  const transport = createTransport(url.href);
  return () => transport.verify();
}

/** Loads the components with the first e-mail: a process that sends none does not need them. */
export async function loadRenderer(): Promise<typeof renderEmail> {
  return (await import('../emails/render.ts')).renderEmail;
}

/** The only way from the product to people's mailboxes. */
export function createMailer(config: Config, deliver: Deliver = delivererOf(config)): Mailer {
  return async ({ to, code, ...message }) => {
    const render = await loadRenderer();
    const { preheader: _, ...rendered } = render(config, message, to);
    await deliver({ to, ...rendered, ...(code ? { code } : {}) }).then(
      () => mailOutcomes.inc({ outcome: 'sent' }),
      (error) => {
        mailOutcomes.inc({ outcome: 'failed' });
        throw error;
      },
    );
  };
}
