import { hasEnded, takenStatuses } from '../../../contract/campaigns/application-standing.ts';
import type { ApplicationStatus } from '../../../contract/campaigns/applications.ts';
import type { CampaignAct } from '../../../contract/campaigns/campaigns.ts';
import { offersMoney } from '../../../contract/campaigns/compensation.rules.ts';
import type { Role } from '../../../contract/core/roles.ts';
import type { CampaignRow } from '../../../database/schema.ts';
import { samePersonReason } from '../../core/related-accounts/related-accounts.rules.ts';
import { type Answer, allOf, no, notTheirs } from '../../kit/http/policy.ts';
import type { Pair } from '../pairs/pair.policy.ts';
import { whyClosed } from './campaigns.rules.ts';

export interface CampaignActor {
  id: number;
  role: Role;
}

/** Facts besides the campaign that decide what may be done with it. */
export interface CampaignFacts {
  /** Places whose work is finished, and applications and agreements that have not ended. */
  work: { finished: number; open: number };
  taken: number;
  /** Agreements that are worked on, and with money until that has gone. */
  running: number;
  /** Whether its pool lets it be deleted. */
  pool: Answer;
  /** Status of the actor's latest application; undefined without one. */
  own: ApplicationStatus | undefined;
  /** Relation of the actor and the creator. */
  pair: Pair;
  /** Date in Asia/Kolkata. */
  today: string;
}

const mayOwn = ({ id }: CampaignActor, { creator_id }: CampaignRow): Answer =>
  id === creator_id || notTheirs('Only the campaign owner can do this.');

const isPosted = ({ is_draft }: CampaignRow): Answer =>
  !is_draft || notTheirs('Post this campaign first. Nobody else can see a draft.');

/** Whether it takes anybody now. */
function mayTake(campaign: CampaignRow, { work, today }: Pick<CampaignFacts, 'work' | 'today'>): Answer {
  const closed = whyClosed({ ...campaign, ...work }, today);
  return closed ? no(closed.code, closed.reason) : true;
}

/** Whether it takes this person, once the place is judged. */
function mayJoin(campaign: CampaignRow, facts: Pick<CampaignFacts, 'work' | 'today' | 'pair'>): Answer {
  const { isBlocked, isSamePerson } = facts.pair;
  return allOf(
    mayTake(campaign, facts),
    !isBlocked || no('BLOCKED', 'You can’t take part in this campaign.'),
    !isSamePerson || no('RULE', samePersonReason),
  );
}

/** Whether somebody may apply to a standard campaign. */
export function mayApply({ role }: CampaignActor, campaign: CampaignRow, facts: CampaignFacts): Answer {
  return allOf(
    isPosted(campaign),
    role === 'influencer' || no('ROLE', 'Only influencers can apply to this campaign.'),
    isNew(facts.own),
    mayJoin(campaign, facts),
    campaign.slots === null ||
      facts.taken < campaign.slots ||
      no('CONFLICT', 'All places in this campaign are filled.'),
  );
}

function isNew(own: ApplicationStatus | undefined): Answer {
  if (own === undefined || hasEnded(own)) return true;
  const isRunning = takenStatuses.some((status) => status === own);
  return no('ALREADY_APPLIED', isRunning ? 'You’re already part of this campaign.' : 'You have already applied.');
}

/** Whether somebody may be a side of a joint campaign, before it is asked towards which need. */
export function mayPledge(actor: CampaignActor, campaign: CampaignRow): Answer {
  return allOf(
    isPosted(campaign),
    actor.role !== 'operator' || no('ROLE', 'Operators can’t take part in campaigns.'),
    actor.id !== campaign.creator_id || no('RULE', 'This is your own campaign.'),
  );
}

interface Joining {
  actor: CampaignActor;
  campaign: CampaignRow;
  facts: CampaignFacts;
}

/** Whether somebody may pledge towards a need; `open` is what it can still take in paise, null where it asks for no amount. */
export function mayPledgeTo(
  { actor, campaign, facts }: Joining,
  { isPledged, open }: { isPledged: boolean; open: number | null },
): Answer {
  return allOf(
    mayPledge(actor, campaign),
    !isPledged || no('ALREADY_APPLIED', 'You’ve already pledged to this need.'),
    mayJoin(campaign, facts),
    open !== 0 || no('CONFLICT', 'This need is fully pledged.'),
  );
}

/** Whether its creator may hold a campaign, or let it go on. */
export function mayHold(actor: CampaignActor, campaign: CampaignRow, hold: boolean): Answer {
  return allOf(
    mayOwn(actor, campaign),
    !campaign.is_draft || no('CONFLICT', 'This draft hasn’t been posted yet, so there’s nothing to pause.'),
    hold || !campaign.withheld_at || withheld,
  );
}

const withheld = no(
  'REFUSED_KIND',
  'Our team removed this campaign from the feed. Write to support if you think this is wrong.',
);

export function mayDelete(actor: CampaignActor, campaign: CampaignRow, facts: CampaignFacts): Answer {
  const isPaid = offersMoney(campaign);
  return allOf(
    mayOwn(actor, campaign),
    facts.running === 0 ||
      no(
        'CONFLICT',
        isPaid
          ? 'There’s money on hold for work in this campaign. You can delete the campaign once that’s settled.'
          : 'There’s work in progress in this campaign. You can delete the campaign once that’s settled.',
      ),
    facts.pool,
  );
}

export function mayInvite(
  actor: CampaignActor,
  campaign: CampaignRow,
  facts: Pick<CampaignFacts, 'work' | 'today'>,
): Answer {
  return allOf(
    mayOwn(actor, campaign),
    !campaign.is_draft || no('CONFLICT', 'Post this campaign first. Nobody else can see a draft.'),
    mayTake(campaign, facts),
  );
}

export function campaignPolicy(
  actor: CampaignActor,
  campaign: CampaignRow,
  facts: CampaignFacts,
): Record<CampaignAct, Answer> {
  const isJoint = campaign.type === 'joint';
  return {
    edit: mayOwn(actor, campaign),
    duplicate: mayOwn(actor, campaign),
    hold: mayHold(actor, campaign, true),
    resume: mayHold(actor, campaign, false),
    delete: mayDelete(actor, campaign, facts),
    invite: mayInvite(actor, campaign, facts),
    apply: isJoint ? allOf(mayPledge(actor, campaign), mayJoin(campaign, facts)) : mayApply(actor, campaign, facts),
  };
}
