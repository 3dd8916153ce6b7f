import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useApply } from '../../campaigns/applications/applications.queries.ts';
import type { AppliedCampaign } from '../../campaigns/applications/applied-campaign.ts';
import { ApiError } from '../../lib/api.ts';
import { useStoredDraft } from '../../lib/draft.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { useSession } from '../../lib/session.ts';
import { showToast } from '../../ui/feedback/toast.ts';

interface Draft {
  quote?: number | undefined;
  ready: string;
  message: string;
}

/** Draft per user, in case another user signs in in this tab. */
function useOwnDraft({ id, offer }: AppliedCampaign) {
  const me = useSession().profile?.id;
  return useStoredDraft<Draft>(`apply:${me}:${id}`, { quote: offer ?? undefined, ready: '', message: '' });
}

/** State of the apply form: input, problems, submission. */
export function useApplyForm(campaign: AppliedCampaign, onSent: () => void) {
  const { t } = useLingui();
  const apply = useApply();
  const form = useRef<HTMLFormElement>(null);
  const { draft, change: keep, forget } = useOwnDraft(campaign);
  const [problems, setProblems] = useState<Record<string, string>>({});

  /** Editing a field clears the problems. */
  function change(typed: Partial<Draft>) {
    keep(typed);
    setProblems({});
  }

  function check(): Record<string, string> {
    const found: Record<string, string> = {};
    if (campaign.isPaid && !draft.quote) found.quote = t`Enter your price.`;
    if (!draft.message.trim()) found.message = t`Write one sentence about why you’re a good fit.`;
    return found;
  }

  async function send() {
    const found = check();
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) {
      form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
      return;
    }
    const { quote, ready, message } = draft;
    try {
      await apply.mutateAsync({
        campaign_id: campaign.id,
        message,
        ...(campaign.isPaid && quote !== undefined ? { quote } : {}),
        ...(ready ? { ready_by: ready } : {}),
      });
      forget();
      showToast('success', t`Application sent. We’ll notify you about any update.`);
      onSent();
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      setProblems(Object.keys(fields).length > 0 ? fields : { root: reasonOf(error) });
    }
  }

  return { form, draft, problems, change, send, isSending: apply.isPending };
}
