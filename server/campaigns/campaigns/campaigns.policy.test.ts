import { describe, expect, it } from 'vitest';
import { type ApplicationStatus, applicationStatuses } from '../../../contract/campaigns/applications.ts';
import type { CampaignRow } from '../../../database/schema.ts';
import { allowedBy, readAnswer, readAnswers } from '../../../tests/answers.ts';
import { no } from '../../kit/http/policy.ts';
import {
  type CampaignActor,
  type CampaignFacts,
  campaignPolicy,
  mayApply,
  mayDelete,
  mayHold,
  mayInvite,
  mayPledge,
  mayPledgeTo,
} from './campaigns.policy.ts';

const brand: CampaignActor = { id: 1, role: 'brand' };
const influencer: CampaignActor = { id: 2, role: 'influencer' };
const partner: CampaignActor = { id: 3, role: 'partner' };
const operator: CampaignActor = { id: 4, role: 'operator' };

const campaign = (other: Partial<CampaignRow> = {}): CampaignRow =>
  ({
    creator_id: brand.id,
    type: 'standard',
    compensation: 'paid',
    is_draft: false,
    held_at: null,
    withheld_at: null,
    slots: 3,
    application_deadline: '2026-11-30',
    start_date: '2026-12-05',
    end_date: '2026-12-31',
    ...other,
  }) as CampaignRow;

const facts = (other: Partial<CampaignFacts> = {}): CampaignFacts => ({
  work: { finished: 0, open: 0 },
  taken: 0,
  running: 0,
  pool: true,
  own: undefined,
  pair: { isSamePerson: false, isBlocked: false },
  today: '2026-11-20',
  ...other,
});

const held = { held_at: new Date('2026-11-19T10:00:00Z') };
const past = { today: '2026-12-01' };

describe('a campaign', () => {
  it('is changed by its owner alone', () => {
    expect(allowedBy(campaignPolicy(brand, campaign(), facts()))).toEqual([
      'edit',
      'duplicate',
      'hold',
      'resume',
      'delete',
      'invite',
    ]);
    for (const other of [partner, operator]) expect(allowedBy(campaignPolicy(other, campaign(), facts()))).toEqual([]);
    expect(allowedBy(campaignPolicy(influencer, campaign(), facts()))).toEqual(['apply']);
    expect(readAnswers(campaignPolicy(partner, campaign(), facts())).edit).toBe(
      'NOT_FOUND: Only the campaign owner can do this.',
    );
  });

  it('that is a draft has nothing to pause, to invite to or to apply for', () => {
    const draft = campaign({ is_draft: true });
    expect(allowedBy(campaignPolicy(brand, draft, facts()))).toEqual(['edit', 'duplicate', 'delete']);
    expect(readAnswer(mayHold(brand, draft, true))).toMatch(/^CONFLICT: This draft hasn’t been posted/);
    expect(readAnswer(mayInvite(brand, draft, facts()))).toMatch(/^CONFLICT: Post this campaign first/);
    expect(readAnswer(mayApply(influencer, draft, facts()))).toMatch(/^NOT_FOUND: Post this campaign first/);
    expect(readAnswer(mayPledge(partner, draft))).toMatch(/^NOT_FOUND/);
  });

  it('that operators removed from the feed stays paused', () => {
    const withheld = campaign({ ...held, withheld_at: held.held_at });
    expect(mayHold(brand, withheld, true)).toBe(true);
    expect(readAnswer(mayHold(brand, withheld, false))).toMatch(/^REFUSED_KIND: Our team removed/);
    expect(mayHold(brand, campaign(held), false)).toBe(true);
    expect(readAnswer(mayHold(partner, campaign(held), false))).toMatch(/^NOT_FOUND/);
  });

  it('is deleted when no work runs in it and its pool is free', () => {
    expect(readAnswer(mayDelete(brand, campaign(), facts({ running: 1 })))).toMatch(/money on hold/);
    expect(readAnswer(mayDelete(brand, campaign({ compensation: 'product' }), facts({ running: 1 })))).toMatch(
      /^CONFLICT: There’s work in progress/,
    );
    const pool = no('CONFLICT', 'There’s an open draw.');
    expect(mayDelete(brand, campaign(), facts({ pool }))).toBe(pool);
    expect(readAnswer(mayDelete(partner, campaign(), facts({ running: 1 })))).toMatch(/^NOT_FOUND/);
  });

  it('takes people until its last day, while it is not paused and not completed', () => {
    const lastDay = { today: '2026-11-30' };
    expect(mayInvite(brand, campaign(), facts(lastDay))).toBe(true);
    expect(mayApply(influencer, campaign(), facts(lastDay))).toBe(true);
    expect(readAnswer(mayInvite(brand, campaign(), facts(past)))).toMatch(/^RULE: The last day to apply/);
    expect(readAnswer(mayApply(influencer, campaign(), facts(past)))).toMatch(/^RULE: The last day to apply/);
    expect(readAnswer(mayApply(influencer, campaign(held), facts()))).toMatch(/^CONFLICT: This campaign is paused/);
    const completed = facts({ work: { finished: 3, open: 0 } });
    expect(readAnswer(mayApply(influencer, campaign(), completed))).toMatch(/^RULE: This campaign is completed/);
    expect(readAnswer(mayInvite(partner, campaign(), facts()))).toMatch(/^NOT_FOUND/);
  });
});

describe('an application', () => {
  const again: ApplicationStatus[] = ['declined', 'withdrawn', 'cancelled'];

  it.each(applicationStatuses)('follows one that is %s only when that has ended', (own) => {
    const answer = readAnswer(mayApply(influencer, campaign(), facts({ own })));
    if (again.includes(own)) expect(answer).toBe('yes');
    else if (['applied', 'shortlisted', 'offered'].includes(own)) {
      expect(answer).toBe('ALREADY_APPLIED: You have already applied.');
    } else expect(answer).toBe('ALREADY_APPLIED: You’re already part of this campaign.');
  });

  it('is made by influencers alone', () => {
    for (const other of [brand, partner, operator]) {
      expect(readAnswer(mayApply(other, campaign({ creator_id: 9 }), facts()))).toBe(
        'ROLE: Only influencers can apply to this campaign.',
      );
    }
  });

  it('takes the last place, and none of a full campaign', () => {
    expect(mayApply(influencer, campaign(), facts({ taken: 2 }))).toBe(true);
    expect(readAnswer(mayApply(influencer, campaign(), facts({ taken: 3 })))).toMatch(/^CONFLICT: All places/);
    expect(mayApply(influencer, campaign({ slots: null }), facts({ taken: 300 }))).toBe(true);
  });

  it('is refused to a blocked and to the same person', () => {
    const pair = (other: object) => facts({ pair: { isSamePerson: false, isBlocked: false, ...other } });
    expect(readAnswer(mayApply(influencer, campaign(), pair({ isBlocked: true })))).toBe(
      'BLOCKED: You can’t take part in this campaign.',
    );
    expect(readAnswer(mayApply(influencer, campaign(), pair({ isSamePerson: true })))).toMatch(/^RULE: .*same person/);
  });
});

describe('a pledge', () => {
  const joint = campaign({ type: 'joint', slots: null });
  const to = (asked: { isPledged?: boolean; open?: number | null }, about = facts(), actor = partner) =>
    readAnswer(mayPledgeTo({ actor, campaign: joint, facts: about }, { isPledged: false, open: 500, ...asked }));

  it('is made by every role but operators, and not by the owner', () => {
    expect(mayPledge(partner, joint)).toBe(true);
    expect(mayPledge(influencer, joint)).toBe(true);
    expect(readAnswer(mayPledge(operator, joint))).toMatch(/^ROLE/);
    expect(readAnswer(mayPledge(brand, joint))).toBe('RULE: This is your own campaign.');
  });

  it('goes to a need that is open, once', () => {
    expect(to({})).toBe('yes');
    expect(to({ open: null })).toBe('yes');
    expect(to({ open: 0 })).toBe('CONFLICT: This need is fully pledged.');
    expect(to({ isPledged: true, open: 0 })).toBe('ALREADY_APPLIED: You’ve already pledged to this need.');
    expect(to({}, facts(past))).toMatch(/^RULE: The last day/);
    expect(to({}, facts({ pair: { isSamePerson: false, isBlocked: true } }))).toMatch(/^BLOCKED/);
    expect(to({}, facts(), operator)).toMatch(/^ROLE/);
  });

  it('is the way to apply to a joint campaign', () => {
    expect(allowedBy(campaignPolicy(partner, joint, facts()))).toEqual(['apply']);
    expect(allowedBy(campaignPolicy(partner, joint, facts(past)))).toEqual([]);
    expect(readAnswers(campaignPolicy(operator, joint, facts())).apply).toMatch(/^ROLE/);
  });
});
