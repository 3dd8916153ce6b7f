import { inRupees } from '../../../contract/kit/money.ts';
import type { CancellationRow } from '../../../database/schema.ts';
import type { Agreed } from '../../campaigns/applications/agreement-access.service.ts';
import { findName } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { msg, onDay, verbatim } from '../../kit/i18n/messages.ts';
import { notify, notifyAll } from '../../notifications/notifications/notifications.service.ts';
import type { Split } from '../escrow/return.service.ts';

function sidesOf({ campaign, application }: Agreed) {
  const link = `/campaign-details/${campaign.id}?tab=deliverables&application=${application.id}`;
  const type = 'agreement' as const;
  return {
    owner: { accountId: campaign.creator_id, type, link },
    applicant: { accountId: application.influencer_id, type, link },
  };
}

function partiesOf(agreed: Agreed, { by_side }: Pick<CancellationRow, 'by_side'>) {
  const sides = sidesOf(agreed);
  return by_side === 'owner'
    ? { maker: sides.owner, other: sides.applicant }
    : { maker: sides.applicant, other: sides.owner };
}

/** Asks the other side for its answer to a proposal. */
export async function notifyProposed(tx: Context, agreed: Agreed, row: CancellationRow): Promise<void> {
  const { maker, other } = partiesOf(agreed, row);
  const who = verbatim((await findName(tx, maker.accountId)) ?? '');
  const [keep, back, usual] = [inRupees(row.keep), inRupees(row.price - row.keep), inRupees(row.default_keep)];
  const day = onDay(row.answer_by);
  const lead = msg`The creator would keep ${{ keep }} of ${{ price: inRupees(row.price) }}. Answer by ${{ day }}, or the creator keeps ${{ usual }}.`;
  await notify(tx, {
    ...other,
    senderId: maker.accountId,
    title: msg`${{ who }} asks to cancel: ${{ campaign: agreed.campaign.title }}`,
    description: msg`${{ lead }} “${{ note: verbatim(row.note) }}”`,
    email: {
      lead,
      quote: verbatim(row.note),
      facts: [
        { label: msg`Creator keeps`, value: verbatim(keep) },
        { label: msg`Back to the brand`, value: verbatim(back) },
        { label: msg`Without an answer, the creator keeps`, value: verbatim(usual) },
      ],
      button: msg`Answer the proposal`,
    },
  });
}

/** Tells the other side that a proposal was taken back. */
export async function notifyKept(tx: Context, agreed: Agreed, row: CancellationRow): Promise<void> {
  const { maker, other } = partiesOf(agreed, row);
  await notify(tx, {
    ...other,
    senderId: maker.accountId,
    title: msg`The agreement goes on: ${{ campaign: agreed.campaign.title }}`,
    description: 'The proposal to cancel was taken back. Dates moved by as many days as the work was paused.',
  });
}

/** Tells both sides how an agreement ended; `byId` is who agreed, null for silence. */
export async function notifyEnded(
  tx: Context,
  agreed: Agreed,
  { net, refunded, owed, byId }: Split & { byId: number | null },
): Promise<void> {
  const { owner, applicant } = sidesOf(agreed);
  const title = msg`Agreement cancelled: ${{ campaign: agreed.campaign.title }}`;
  const how =
    byId === null ? msg`Nobody answered in time, so the usual split applies.` : msg`Both sides agreed on the split.`;
  const [inWallet, back, debt] = [inRupees(net), inRupees(refunded), inRupees(owed)];
  await notifyAll(tx, [
    {
      ...applicant,
      senderId: owner.accountId,
      title,
      description:
        owed > 0
          ? msg`${{ how }} ${{ debt }} of the advance goes back to the brand from your next earnings.`
          : msg`${{ how }} ${{ inWallet }} is in your wallet.`,
    },
    {
      ...owner,
      senderId: applicant.accountId,
      title,
      description:
        owed > 0
          ? msg`${{ how }} ${{ back }} is refunded, and ${{ debt }} of the advance comes back from the creator’s next earnings.`
          : msg`${{ how }} ${{ back }} is refunded to you.`,
    },
  ]);
}
