import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { dateInIndia } from '../../../../contract/calendar.ts';
import type { CampaignBody } from '../../../../contract/campaign-fields.ts';
import { type Campaign, campaignCalls } from '../../../../contract/campaigns.ts';
import { ApiError, request } from '../../../lib/api.ts';
import { reasonOf } from '../../../lib/form-errors.ts';
import { useRefreshCampaigns } from '../campaigns.queries.ts';
import { bodyOf, emptyBody } from './body.ts';
import { type Problems, postProblems } from './problems.ts';
import { useAutosave } from './use-autosave.ts';

interface ComposerOptions {
  type: 'standard' | 'joint';
  /** Null: a new one. */
  campaign: Campaign | null;
  onDraft: (campaign: Campaign) => void;
}

/** What the steps of the composer read and change. */
export interface Fields {
  body: CampaignBody;
  change: (fields: Partial<CampaignBody>) => void;
  /** The problem of a field, once it was left or the whole was to be posted. */
  errorOf: (field: string) => string | undefined;
  touch: (field: string) => void;
}

export function useComposer({ type, campaign, onDraft }: ComposerOptions) {
  const { t } = useLingui();
  const refresh = useRefreshCampaigns();
  const [body, setBody] = useState(() => (campaign ? bodyOf(campaign) : emptyBody(type)));
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [isShown, setShown] = useState(false);
  const [refused, setRefused] = useState<Problems>({});
  const [problem, setProblem] = useState<string>();
  const isPosted = campaign !== null && !campaign.is_draft;
  const autosave = useAutosave({ id: campaign?.id ?? null, body, isOn: !isPosted, onSaved: onDraft });
  const problems = { ...postProblems(body, dateInIndia(new Date())), ...refused };
  // A posted campaign may have passed its deadline; that is no reason to keep it from being mended.
  if (isPosted && body.application_deadline === campaign.application_deadline) delete problems.application_deadline;

  const fields: Fields = {
    body,
    change: (changed) => {
      setBody((before) => ({ ...before, ...changed }));
      setRefused({});
    },
    errorOf: (field) => (isShown || touched.has(field) ? problems[field] : undefined),
    touch: (field) => setTouched((before) => new Set(before).add(field)),
  };

  /** Posts the draft, or saves the changes of a posted campaign. The campaign as it is then, or null with the reason shown. */
  async function post(): Promise<Campaign | null> {
    setShown(true);
    setProblem(undefined);
    if (Object.keys(problems).length > 0) {
      setProblem(t`Something is still missing. See the list above.`);
      return null;
    }
    const id = isPosted ? campaign.id : await autosave.save();
    if (!id) return null;
    try {
      const sent = isPosted ? body : { ...body, draft: false };
      const { data } = await request(campaignCalls.updateCampaign, { params: { id }, body: sent });
      await refresh();
      return data;
    } catch (error) {
      setRefused(error instanceof ApiError ? error.fields : {});
      setProblem(reasonOf(error));
      // What the server has may have moved on meanwhile: everything shown of it is fetched anew.
      await refresh();
      return null;
    }
  }

  return { fields, problems, problem, post, autosave, isPosted };
}

export type Composing = ReturnType<typeof useComposer>;
