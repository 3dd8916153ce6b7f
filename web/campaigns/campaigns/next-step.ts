import { answerDays } from '../../../contract/campaigns/applications.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { offersMoney } from '../../../contract/campaigns/compensation.rules.ts';
import { addDays } from '../../../contract/kit/calendar.ts';
import { paths } from '../../lib/paths.ts';
import { draftPath } from './draft-path.ts';

type Seen = Pick<
  Campaign,
  'id' | 'type' | 'is_draft' | 'is_held' | 'status' | 'compensation' | 'counts' | 'application_deadline'
> & {
  my_application: Pick<NonNullable<Campaign['my_application']>, 'status'> | null;
  my_pledges: readonly Pick<Campaign['my_pledges'][number], 'status'>[];
};

/** Next step of a participant of a campaign. */
export interface NextStep {
  kind:
    | 'finish'
    | 'review'
    | 'fund'
    | 'answer'
    | 'answer-pledges'
    | 'await-creators'
    | 'await-work'
    | 'await-applicants'
    | 'await-answer'
    | 'accept'
    | 'await-funding'
    | 'hand-in'
    | 'revise'
    | 'await-review'
    | 'bring'
    | 'nothing';
  /** True if the reader has to act. */
  isMine: boolean;
  /** Number of items. */
  count?: number;
  /** Deadline, if any: `YYYY-MM-DD`. */
  by?: string;
  to: string;
}

/** Next step of the creator, else of the reader's application or pledge. */
export function nextStep(campaign: Seen, isOwn: boolean): NextStep {
  return isOwn ? creatorsStep(campaign) : (applicantsStep(campaign) ?? pledgersStep(campaign));
}

function creatorsStep(campaign: Seen): NextStep {
  const { id, counts, application_deadline: deadline } = campaign;
  const page = paths.campaign(id);
  if (campaign.is_draft) return { kind: 'finish', isMine: true, to: draftPath(campaign) };
  const submitted = counts.submitted ?? 0;
  if (submitted > 0) return { kind: 'review', isMine: true, count: submitted, to: `${page}?tab=deliverables` };
  const isPaid = offersMoney(campaign);
  const accepted = campaign.type === 'standard' ? (counts.accepted ?? 0) : 0;
  if (accepted > 0 && isPaid) return { kind: 'fund', isMine: true, count: accepted, to: paths.appliedUsers(id) };
  const pledged = counts.pledged ?? 0;
  if (pledged > 0) return { kind: 'answer-pledges', isMine: true, count: pledged, to: page };
  const waiting = (counts.applied ?? 0) + (counts.shortlisted ?? 0);
  const by = deadline ? { by: addDays(deadline, answerDays) } : {};
  if (waiting > 0) return { kind: 'answer', isMine: true, count: waiting, ...by, to: paths.appliedUsers(id) };
  const offered = counts.offered ?? 0;
  if (offered > 0) return { kind: 'await-creators', isMine: false, count: offered, to: paths.appliedUsers(id) };
  const working = (counts.in_progress ?? 0) + (counts.changes_requested ?? 0);
  if (working > 0) return { kind: 'await-work', isMine: false, count: working, to: `${page}?tab=deliverables` };
  const isOpen = campaign.status !== 'completed' && !campaign.is_held;
  return { kind: isOpen ? 'await-applicants' : 'nothing', isMine: false, to: page };
}

function applicantsStep({ id, my_application: own, application_deadline: deadline }: Seen): NextStep | null {
  if (!own) return null;
  const to = paths.campaign(id);
  const by = deadline ? { by: addDays(deadline, answerDays) } : {};
  switch (own.status) {
    case 'applied':
    case 'shortlisted':
      return { kind: 'await-answer', isMine: false, ...by, to };
    case 'offered':
      return { kind: 'accept', isMine: true, ...by, to };
    case 'accepted':
      return { kind: 'await-funding', isMine: false, to };
    case 'in_progress':
      return { kind: 'hand-in', isMine: true, to: `${to}?tab=deliverables` };
    case 'changes_requested':
      return { kind: 'revise', isMine: true, to: `${to}?tab=deliverables` };
    case 'submitted':
      return { kind: 'await-review', isMine: false, to: `${to}?tab=deliverables` };
    default:
      return { kind: 'nothing', isMine: false, to };
  }
}

function pledgersStep({ id, my_pledges: pledges }: Seen): NextStep {
  const to = paths.campaign(id);
  const has = (status: string) => pledges.some((pledge) => pledge.status === status);
  if (has('accepted')) return { kind: 'bring', isMine: true, to };
  if (has('pledged')) return { kind: 'await-answer', isMine: false, to };
  return { kind: 'nothing', isMine: false, to };
}
