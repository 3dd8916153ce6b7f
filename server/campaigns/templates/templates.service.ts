import type { TemplateBody } from '../../../contract/campaigns/campaign-fields.ts';
import { campaignProblems } from '../../../contract/campaigns/campaign-problems.ts';
import { type CampaignTemplate, mostTemplates, type NamedTemplate } from '../../../contract/campaigns/templates.ts';
import { isTakenError } from '../../../database/errors.ts';
import { lockAccount } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuse, refuseField, refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { demand } from '../../kit/http/policy.ts';
import { msg } from '../../kit/i18n/messages.ts';
import { refuseProblems } from '../campaigns/campaigns.service.ts';
import { builtinTemplates } from './builtin-templates.ts';
import { mayUseTemplates, templatePolicy } from './templates.policy.ts';
import {
  deleteTemplate,
  insertTemplate,
  lockTemplate,
  selectTemplate,
  selectTemplates,
  type TemplateRow,
  updateTemplate,
} from './templates.queries.ts';
import { viewBuiltinTemplate, viewTemplate } from './templates.views.ts';

const what = 'This template';
const isBuiltin = (id: string) => builtinTemplates.some((template) => template.id === id);

export async function listTemplates(context: Context, user: User): Promise<CampaignTemplate[]> {
  demand(mayUseTemplates(user.role));
  const own = await selectTemplates(context.db, user.id);
  return [
    ...own.map((row) => viewTemplate(row, user.locale)),
    ...builtinTemplates.map((template) => viewBuiltinTemplate(template, user.locale)),
  ];
}

export async function addTemplate(
  context: Context,
  { user, body: { name: given, ...body } }: { user: User; body: NamedTemplate },
): Promise<CampaignTemplate> {
  demand(mayUseTemplates(user.role));
  const name = given || body.title;
  if (!name) throw refuseField('BAD_INPUT', 'name', 'Give the template a name.');
  await refuseImpossible(context, body);
  return inTransaction(context, async (tx) => {
    await lockAccount(tx, user.id);
    if ((await selectTemplates(tx.db, user.id)).length >= mostTemplates) {
      throw refuse('RULE', msg`You have ${{ count: mostTemplates }} templates. Delete one before you save another.`);
    }
    const row = await underItsName(insertTemplate(tx.db, { accountId: user.id, name, body, now: tx.now() }));
    return viewTemplate(row, user.locale);
  });
}

interface Chosen {
  user: User;
  id: string;
}

export async function changeTemplate(
  context: Context,
  { body: { name, ...fields }, ...chosen }: Chosen & { body: NamedTemplate },
): Promise<CampaignTemplate> {
  if (isBuiltin(chosen.id)) demand(templatePolicy({ isBuiltin: true }).change);
  return inTransaction(context, async (tx) => {
    const row = await lockOwnTemplate(tx, chosen);
    const body: TemplateBody = { ...row.body, ...fields };
    await refuseImpossible(tx, body);
    const changed = updateTemplate(tx.db, row.id, { name: name ?? row.name, body, now: tx.now() });
    return viewTemplate(await underItsName(changed), chosen.user.locale);
  });
}

export async function removeTemplate(context: Context, chosen: Chosen): Promise<void> {
  if (isBuiltin(chosen.id)) demand(templatePolicy({ isBuiltin: true }).delete);
  await inTransaction(context, async (tx) => deleteTemplate(tx.db, (await lockOwnTemplate(tx, chosen)).id));
}

/** Refuses what a draft of a campaign could not have. */
function refuseImpossible(context: Context, body: TemplateBody): Promise<void> {
  return refuseProblems(context, body, campaignProblems({ ...body, draft: true }));
}

/** The user's own template; not found for another's. A built-in one is for everybody. */
export async function findTemplate(context: Context, chosen: Chosen): Promise<void> {
  if (!isBuiltin(chosen.id)) demandFound(await selectTemplate(context.db, keyOf(chosen)));
}

async function lockOwnTemplate(tx: Context, chosen: Chosen): Promise<TemplateRow> {
  return demandFound(await lockTemplate(tx.db, keyOf(chosen)));
}

const keyOf = ({ user, id }: Chosen) => ({ accountId: user.id, id: rowId(id, what) });

function demandFound(row: TemplateRow | undefined): TemplateRow {
  if (!row) throw refuseNotFound(what);
  return row;
}

/** Reports a duplicate name at its field. */
async function underItsName<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    if (isTakenError(error)) throw refuseField('TAKEN', 'name', 'You already have a template with this name.');
    throw error;
  }
}
