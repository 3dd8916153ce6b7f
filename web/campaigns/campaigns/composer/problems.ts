import { type CampaignBody, campaignBody } from '../../../../contract/campaigns/campaign-fields.ts';
import { campaignProblems, deadlineProblem } from '../../../../contract/campaigns/campaign-problems.ts';

import { inPageLanguage } from '../../../lib/contract-words.ts';

export type Problems = Record<string, string>;

/** Field problems by the server's schema: `content.0.quantity` and the like. */
function fieldProblems(body: CampaignBody): Problems {
  const outcome = campaignBody.safeParse(body);
  if (outcome.success) return {};
  const problems: Problems = {};
  for (const issue of outcome.error.issues) problems[issue.path.join('.')] ??= issue.message;
  return problems;
}

/** All problems that prevent posting, in the server's words. */
export function postProblems(body: CampaignBody, today: string): Problems {
  const whole = { ...body, draft: false };
  const problems: Problems = {
    ...campaignProblems(whole),
    ...deadlineProblem(whole, today),
    ...fieldProblems(body),
  };
  return Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, inPageLanguage(problem)]));
}

/** Draft without invalid fields, which are saved once corrected. */
export function savablePart(body: CampaignBody): CampaignBody {
  const fields = new Set(Object.keys(fieldProblems(body)).map((name) => name.split('.')[0]));
  return Object.fromEntries(Object.entries(body).filter(([name]) => !fields.has(name)));
}

/** Composer step of each field. */
const stepFields: Record<string, number> = {
  title: 1,
  brief: 1,
  objective: 1,
  application_deadline: 2,
  start_date: 2,
  end_date: 2,
  disclosure_label: 2,
  link: 2,
  usage_rights: 2,
  hashtags: 2,
  mentions: 2,
  dos: 2,
  donts: 2,
  creator_profile: 4,
  categories: 4,
  languages: 4,
  locations: 4,
};

/** Step of a field; the third one holds work, pay and needs. */
export function stepOf(field: string): number {
  return stepFields[field.split('.')[0] ?? ''] ?? 3;
}
