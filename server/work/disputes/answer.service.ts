import type { Dispute } from '../../../contract/work/disputes.ts';
import { findSide, lockAgreed } from '../../campaigns/applications/agreement-access.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuseNotFound } from '../../kit/http/errors.ts';
import { demand } from '../../kit/http/policy.ts';
import { isOpener, isUndecided } from './disputes.policy.ts';
import { lockDispute, selectFactsOf, updateDispute } from './disputes.queries.ts';
import { presentDispute } from './disputes.service.ts';
import { notifyAnswered } from './notices.service.ts';

interface Answer {
  user: User;
  applicationId: string;
  answer: string;
}

/** Records the statement of the party that did not open the dispute; its last version before the decision counts. */
export async function answerDispute(context: Context, { user, applicationId, answer }: Answer): Promise<Dispute> {
  const { application } = await findSide(context, { user, applicationId });
  const found = await selectFactsOf(context.db, application.id);
  if (!found) throw refuseNotFound('This dispute');
  demand(isOpener(user.id, found));
  return inTransaction(context, async (tx) => {
    const agreed = await lockAgreed(tx, application);
    const { decided_at, answered_at } = await lockDispute(tx.db, found.id);
    demand(isUndecided({ decided_at }));
    await updateDispute(tx.db, found.id, { answer, answered_at: tx.now() });
    // Changing the statement does not notify everybody again.
    if (!answered_at) await notifyAnswered(tx, { ...agreed, id: found.id, byId: user.id });
    return presentDispute(tx, user, found.id);
  });
}
