import type { CampaignTemplate } from '../../../contract/campaigns/templates.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import { viewCan } from '../../kit/http/policy.ts';
import { inLanguage } from '../../kit/i18n/messages.ts';
import type { BuiltinTemplate } from './builtin-templates.ts';
import { templatePolicy } from './templates.policy.ts';
import type { TemplateRow } from './templates.queries.ts';

export function viewTemplate({ id, name, body, created_at }: TemplateRow, locale: Locale): CampaignTemplate {
  return {
    ...body,
    id: String(id),
    name,
    is_builtin: false,
    createdAt: created_at.toISOString(),
    can: viewCan(templatePolicy({ isBuiltin: false }), locale),
  };
}

export function viewBuiltinTemplate(
  { id, name, title, brief, dos, donts, ...body }: BuiltinTemplate,
  locale: Locale,
): CampaignTemplate {
  const inWords = inLanguage(locale);
  return {
    ...body,
    type: 'standard',
    title: inWords(title),
    brief: inWords(brief),
    dos: dos.map(inWords),
    donts: donts.map(inWords),
    id,
    name: inWords(name),
    is_builtin: true,
    createdAt: null,
    can: viewCan(templatePolicy({ isBuiltin: true }), locale),
  };
}
