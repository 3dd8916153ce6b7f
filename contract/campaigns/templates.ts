import * as z from 'zod/mini';
import { defineCalls } from '../kit/calls.ts';
import { canOf } from '../kit/can.ts';
import { id, instant, name } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';
import { templateBody } from './campaign-fields.ts';

/** Maximum number of templates per account, besides the built-in ones. */
export const mostTemplates = 50;

const templateActs = { change: 'changeTemplate', delete: 'removeTemplate' } as const;
export type TemplateAct = keyof typeof templateActs;

const templateName = name(1, 120);

/** A campaign to start others from: its fields, as far as they are filled in. */
const template = z.extend(z.object(templateBody.shape), {
  id,
  name: z.string(),
  /** Built-in ones are in the reader's language. */
  is_builtin: z.boolean(),
  /** Null for built-in ones. */
  createdAt: z.nullable(instant),
  can: canOf(templateActs),
});
export type CampaignTemplate = z.infer<typeof template>;

/** Without a name, the title names the template. */
const namedBody = z.extend(templateBody, { name: z.optional(templateName) });
export type NamedTemplate = z.infer<typeof namedBody>;

const byId = z.strictObject({ id });

export const templateCalls = defineCalls(access.work, {
  listTemplates: {
    method: 'GET',
    path: '/templates',
    auth: 'user',
    summary: 'Templates of campaigns: one’s own, the newest first, then the built-in ones',
    reply: { data: z.array(template) },
    errors: ['ROLE'],
  },
  addTemplate: {
    method: 'POST',
    path: '/templates',
    auth: 'user',
    summary: `Keep the fields of a campaign, except dates, as a template; at most ${mostTemplates}`,
    status: 201,
    body: namedBody,
    reply: { data: template },
    errors: ['ROLE', 'TAKEN', 'RULE'],
    idempotent: true,
  },
  changeTemplate: {
    method: 'PUT',
    path: '/templates/{id}',
    auth: 'user',
    summary: 'Change fields of a template of one’s own, or its name',
    params: byId,
    body: namedBody,
    reply: { data: template },
    errors: ['TAKEN', 'CONFLICT'],
  },
  removeTemplate: {
    method: 'DELETE',
    path: '/templates/{id}',
    auth: 'user',
    summary: 'Remove a template of one’s own',
    params: byId,
    reply: {},
    errors: ['CONFLICT'],
  },
});
