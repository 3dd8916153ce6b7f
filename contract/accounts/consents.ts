import * as z from 'zod/mini';
import { defineCalls } from '../kit/calls.ts';
import { instant } from '../kit/fields.ts';

/** What is agreed to at sign-up, for as long as there is an account. */
const bindingConsents = ['terms', 'privacy'] as const;
/** What can be agreed to and withdrawn at any time by a switch. */
const freeConsents = ['newsletter', 'email_notices'] as const;
export type FreeConsent = (typeof freeConsents)[number];
/** Given by connecting a social account, withdrawn by taking it out. */
const accountConsent = 'social_data';

const consentKinds = [...bindingConsents, ...freeConsents, accountConsent] as const;
export type ConsentKind = (typeof consentKinds)[number];

const consent = z.object({
  kind: z.enum(consentKinds),
  /** Of the text that was agreed to. */
  version: z.string(),
  /** To what exactly: a social account. */
  subject: z.nullable(z.string()),
  granted: instant,
  withdrawn: z.nullable(instant),
});
export type Consent = z.infer<typeof consent>;

const consents = z.object({
  /** How the switches stand now. */
  newsletter: z.boolean(),
  email_notices: z.boolean(),
  /** Everything ever agreed to, the latest first. */
  history: z.array(consent),
});
export type Consents = z.infer<typeof consents>;

export const consentCalls = defineCalls({
  listConsents: {
    method: 'GET',
    path: '/user/consents',
    auth: 'user',
    summary: 'What I have agreed to, in which version, since when and until when',
    reply: { data: consents },
  },
  setConsent: {
    method: 'PUT',
    path: '/user/consents',
    auth: 'user',
    summary: 'Give or withdraw one consent; both are as easy',
    body: z.strictObject({ kind: z.enum(freeConsents), granted: z.boolean() }),
    reply: { data: consents },
    errors: ['RULE'],
  },
});
