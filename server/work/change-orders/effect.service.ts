import type { ChangeOrderRow } from '../../../database/schema.ts';
import { type Agreed, findApplication } from '../../campaigns/applications/agreement-access.service.ts';
import { changePrice } from '../../campaigns/applications/progress.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { findReadPlatforms } from '../../social/social-records/posts.service.ts';
import { keepVersion } from '../agreements/freeze.service.ts';
import type { Frozen } from '../agreements/reading.service.ts';
import { moveDueDays, movePublicationDays, replanDeliverables } from '../deliverables/planning.service.ts';
import { releaseDue, releaseEarly } from '../escrow/release.service.ts';
import { replacePayments } from '../payments/payments.service.ts';
import { amendTerms, type Changed, changeOf } from './change-orders.rules.ts';

interface Effect {
  row: ChangeOrderRow;
  base: Frozen;
  changed: Changed;
}

/** Makes an accepted change the next version of the agreement, with its work, its plan and its rights; its money is moved by the caller. */
export async function takeEffect(
  tx: Context,
  { campaign, application }: Agreed,
  { row, base, changed }: Effect,
): Promise<void> {
  const applicationId = application.id;
  const { changes } = changeOf(row);
  const terms = amendTerms(base, changed.terms, row.note);
  await keepVersion(tx, { applicationId, version: base.version + 1, terms, personId: row.person_id });
  if (changes.deliverables) {
    const readPlatforms = await findReadPlatforms(tx, application.influencer_id);
    const isIdeaFirst = terms.idea_first ?? false;
    await replanDeliverables(tx, { applicationId, agreed: terms.deliverables, readPlatforms, isIdeaFirst });
  }
  const moved = { before: base.terms.deliverables, agreed: terms.deliverables };
  await movePublicationDays(tx, { applicationId, ...moved, byOwner: row.proposed_by === campaign.creator_id });
  if (row.ready_by !== null) await moveDueDays(tx, { applicationId, dueOn: row.ready_by });
  if (!changed.priced) return;
  await replacePayments(tx, application, changed.priced.rows);
  await changePrice(tx, application, changed.priced.price);
}

/** Releases what a changed plan makes due; all of it where the work is paid for, which need not be approved where a decision paid it. */
export async function releaseChanged(tx: Context, { campaign, application: { id } }: Agreed): Promise<void> {
  const agreed = { campaign, application: await findApplication(tx, id) };
  if (agreed.application.status === 'paid') return releaseEarly(tx, agreed);
  await releaseDue(tx, agreed, { bySilence: false });
}
