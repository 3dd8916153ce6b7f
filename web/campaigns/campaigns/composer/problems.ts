import {
  type CampaignBody,
  type CampaignField,
  campaignBody,
  campaignFieldNames,
  campaignFields,
  composerSteps,
} from '../../../../contract/campaigns/campaign-fields.ts';
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

/** The field that a problem is about: `content` of `content.0.quantity`; null for one of the whole campaign. */
export function fieldOf(problem: string): CampaignField | null {
  const [name = ''] = problem.split('.');
  return campaignFieldNames.find((field) => field === name) ?? null;
}

/** Number of the step that asks for the field of a problem, from 1. */
export function stepOf(problem: string): number {
  const field = fieldOf(problem);
  return field ? composerSteps.indexOf(campaignFields[field].step) + 1 : 1;
}
