import type { CampaignBody, TemplateBody } from '../../../contract/campaigns/campaign-fields.ts';
import type { CampaignTemplate } from '../../../contract/campaigns/templates.ts';

/** Fields of a campaign that a template keeps: no dates, no ids. */
export function templateOf(body: CampaignBody): TemplateBody {
  const { application_deadline, start_date, end_date, draft, content, needs, ...fields } = body;
  return {
    ...fields,
    ...(content ? { content: content.map(({ type, quantity }) => ({ type, quantity })) } : {}),
    ...(needs?.length ? { needs: needs.map(({ kind, description, value }) => ({ kind, description, value })) } : {}),
  };
}

/** Fields that a template fills in. */
export function fieldsOf(template: CampaignTemplate): CampaignBody {
  const { id, name, is_builtin, createdAt, can, ...fields } = template;
  return fields;
}
