import * as z from 'zod/mini';
import { defineCalls } from '../kit/calls.ts';
import { instant } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';

/** Agreed to at sign-up and in force for as long as the account exists. */
const bindingConsents = ['terms', 'privacy'] as const;
/** Can be given and withdrawn at any time with a switch. */
const freeConsents = ['newsletter', 'email_notices', 'opened_campaigns'] as const;
export type FreeConsent = (typeof freeConsents)[number];
/** Given by connecting a social account, withdrawn by removing it. */
const accountConsent = 'social_data';

const consentKinds = [...bindingConsents, ...freeConsents, accountConsent] as const;
export type ConsentKind = (typeof consentKinds)[number];

const consent = z.object({
  kind: z.enum(consentKinds),
  /** Version of the text that was agreed to. */
  version: z.string(),
  /** The social account a consent applies to; null for others. */
  subject: z.nullable(z.string()),
  granted: instant,
  withdrawn: z.nullable(instant),
});
export type Consent = z.infer<typeof consent>;

const consents = z.object({
  /** Current state of the switches. */
  newsletter: z.boolean(),
  email_notices: z.boolean(),
  /** Whether brands see by name that a creator opened or saved their campaign. */
  opened_campaigns: z.boolean(),
  /** All consents ever given, latest first. */
  history: z.array(consent),
});
export type Consents = z.infer<typeof consents>;

export const consentCalls = defineCalls(access.person, {
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
