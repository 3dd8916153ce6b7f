import type { CampaignBody } from '../../../contract/campaigns/campaign-fields.ts';
import { refusedKinds } from '../../../contract/campaigns/refused-kinds.ts';
import type { CampaignRow } from '../../../database/schema.ts';
import { queueDoubt } from '../../accounts/safety/safety.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { refuse } from '../../kit/http/errors.ts';
import { inEnglish, listWord, msg } from '../../kit/i18n/messages.ts';
import { updateCampaign } from '../campaign-records/campaign-records.service.ts';
import { type Finding, findRefusedIn } from './refused.rules.ts';

/** Refuses a campaign of a forbidden kind; returns a doubtful finding for the operators to judge. */
export function judgeKind(body: CampaignBody): Finding | null {
  const found = findRefusedIn(body);
  if (!found?.isSure) return found;
  const kind = listWord(refusedKinds[found.kind]);
  throw refuse(
    'REFUSED_KIND',
    msg`“${{ word: found.word }}” suggests ${{ kind }}. Campaigns about it aren’t allowed here.`,
  );
}

/** Reports a posted campaign with a doubtful word to the operators, once per word. */
export async function notifyDoubt(tx: Context, campaign: CampaignRow, doubt: Finding | null): Promise<void> {
  if (!doubt || campaign.is_draft) return;
  const { word } = doubt;
  const about = listWord(refusedKinds[doubt.kind]);
  await queueDoubt(tx, {
    campaignId: campaign.id,
    targetId: campaign.creator_id,
    reason: inEnglish(msg`“${{ word }}” in the campaign “${{ campaign: campaign.title }}” may be about ${{ about }}.`),
  });
}

/** Pauses a campaign until an operator releases it; agreements continue. */
export async function withholdCampaign(tx: Context, id: number): Promise<void> {
  const now = tx.now();
  await updateCampaign(tx, id, { held_at: now, withheld_at: now, updated_at: now });
}
