import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.ts';
import { postToSandbox } from '../config/sandbox-client.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** HTML version of the text. */
  html?: string;
  headers?: Record<string, string>;
  /** The one-time code in the text, for the sandbox's outbox. */
  code?: string;
}

/** Sends an e-mail; rejects when it could not be handed over. */
export type Mailer = (mail: Mail) => Promise<void>;

/** Sends by SMTP when configured, otherwise into the sandbox's outbox. */
export function createMailer(config: Config): Mailer {
  if (!config.smtpUrl) return (mail) => postToSandbox(config, '/outbox', { kind: 'email', ...mail });
  const transport = createTransport(config.smtpUrl);
  return async ({ code: _, ...mail }) => {
    await transport.sendMail({ from: `${config.brandName} <${config.mailFrom}>`, ...mail });
  };
}
