import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { CampaignBody } from '../../../../contract/campaigns/campaign-fields.ts';
import { agreedFields } from '../../../../contract/campaigns/campaign-fields.ts';
import { type Campaign, campaignCalls } from '../../../../contract/campaigns/campaigns.ts';
import { campaignChangeCalls } from '../../../../contract/hub/campaign-changes.ts';
import { dateInIndia } from '../../../../contract/kit/calendar.ts';
import { ApiError, request } from '../../../lib/api.ts';
import { reasonOf } from '../../../lib/form-errors.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useRefreshCampaigns } from '../campaigns.queries.ts';
import { bodyOf, emptyBody } from './body.ts';
import { type Draft, isDirty, openDraft, took } from './draft-state.ts';
import { readKept } from './kept-body.ts';
import type { Problems } from './problems.ts';
import { loadRules, usePostProblems } from './rules.ts';
import { useAutosave } from './use-autosave.ts';

interface ComposerOptions {
  type: 'standard' | 'joint';
  /** Null: a new one. */
  campaign: Campaign | null;
  /** True on the last step, which lists what is missing. */
  isChecking: boolean;
  onDraft: (campaign: Campaign) => void;
}

/** Interface between the composer and its steps. */
export interface Fields {
  body: CampaignBody;
  change: (fields: Partial<CampaignBody>) => void;
  /** Problem of a field, shown once it was left or posting was tried. */
  errorOf: (field: string) => string | undefined;
  touch: (field: string) => void;
  /** Whether a field is fixed by an agreement. */
  isLocked: (field: keyof CampaignBody) => boolean;
}

type Posting = { posted: Campaign } | { wrong: string } | null;

export function useComposer({ type, campaign, isChecking, onDraft }: ComposerOptions) {
  const { t } = useLingui();
  const refresh = useRefreshCampaigns();
  const [{ draft, keptAt }] = useState(() => {
    const kept = readKept(campaign?.id ?? type);
    return { draft: openDraft({ type, campaign, empty: emptyBody(type), kept }), keptAt: kept?.keptAt };
  });
  const [body, setBody] = useState(() => JSON.parse(draft.latest) as CampaignBody);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [isShown, setShown] = useState(false);
  const [refused, setRefused] = useState<Problems>({});
  const [problem, setProblem] = useState<string>();
  const isPosted = campaign !== null && !campaign.is_draft;
  const autosave = useAutosave({ draft, campaign, body, isOn: !isPosted, onNewer: setBody, onSaved: onDraft });
  const today = dateInIndia(new Date());
  const isWanted = isChecking || isShown || touched.size > 0;
  const found = usePostProblems(body, { today, isWanted });
  const problems = found && { ...mendable(found, body, isPosted ? campaign : null), ...refused };

  const fields: Fields = {
    body,
    change: (changed) => {
      setBody((before) => ({ ...before, ...changed }));
      setRefused({});
    },
    errorOf: (field) => (isShown || touched.has(field) ? problems?.[field] : refused[field]),
    touch: (field) => setTouched((before) => new Set(before).add(field)),
    isLocked: (field) => hasAgreed(campaign) && agreedFields.some((each) => each === field),
  };

  /** Posts the draft, or saves a posted campaign. Returns the campaign, the first invalid field, or null on failure. */
  async function post(): Promise<Posting> {
    setShown(true);
    setProblem(undefined);
    try {
      const { postProblems, stepOf } = await loadRules();
      const atFault = Object.keys(mendable(postProblems(body, today), body, isPosted ? campaign : null));
      const [wrong] = atFault.toSorted((a, b) => stepOf(a) - stepOf(b));
      if (wrong) {
        setProblem(t`Some fields are still missing.`);
        return { wrong };
      }
      const id = await autosave.save();
      if (!id) return null;
      const sent = isPosted ? body : { ...body, draft: false };
      const input = { params: { id }, body: { ...sent, updatedAt: draft.readAt } };
      const { data } = await request(campaignChangeCalls.updateCampaign, input);
      if (data.proposal_id)
        showToast(
          'info',
          t`Dates, budget needs and the minimum amount can only be changed by those who paid into the pool.`,
        );
      return await finish(data);
    } catch (error) {
      return refuse(error);
    }
  }

  async function finish(posted: Campaign): Promise<Posting> {
    took(draft, posted, JSON.stringify(body));
    await refresh();
    return { posted };
  }

  async function refuse(error: unknown): Promise<Posting> {
    if (error instanceof ApiError && error.code === 'STALE') {
      const posted = isPosted ? null : await findPosted(draft);
      return posted ? finish(posted) : autosave.fail(error);
    }
    const atFault = error instanceof ApiError ? error.fields : {};
    setRefused(atFault);
    setProblem(reasonOf(error));
    // The server's state may have changed: refetch.
    await refresh();
    const [wrong] = Object.keys(atFault);
    return wrong ? { wrong } : null;
  }

  const hasUnsaved = isPosted && isDirty({ ...draft, latest: JSON.stringify(body) });
  return { fields, problems, problem, post, autosave, isPosted, hasUnsaved, keptAt };
}

/** The draft if it has been posted unchanged: an earlier request succeeded but its reply was lost. */
async function findPosted({ id, server }: Draft): Promise<Campaign | null> {
  const reply = id ? await request(campaignCalls.getCampaign, { params: { id } }).catch(() => null) : null;
  return reply && !reply.data.is_draft && JSON.stringify(bodyOf(reply.data)) === server ? reply.data : null;
}

/** Ignores a passed deadline of a posted campaign, which may still be edited. */
function mendable(problems: Problems, body: CampaignBody, posted: Campaign | null): Problems {
  const { application_deadline: deadline, ...others } = problems;
  const isOld = posted !== null && body.application_deadline === posted.application_deadline;
  return deadline === undefined || isOld ? others : problems;
}

/** Whether somebody has agreed to the campaign's terms. */
function hasAgreed(campaign: Campaign | null): boolean {
  if (!campaign || campaign.is_draft) return false;
  const { slots_taken: taken, accepted = 0, contributed = 0 } = campaign.counts;
  return campaign.type === 'joint' ? accepted + contributed > 0 : taken > 0;
}

export type Composing = ReturnType<typeof useComposer>;
