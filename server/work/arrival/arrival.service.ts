import type { Application } from '../../../contract/campaigns/applications.ts';
import { findSide, lockAgreed, lockAgreedById } from '../../campaigns/applications/agreement-access.service.ts';
import { mayConfirmArrival } from '../../campaigns/applications/applications.policy.ts';
import { isArrivalAwaited, quietEnd } from '../../campaigns/applications/arrival.rules.ts';
import { listQuiet, recordArrival } from '../../campaigns/applications/arrival.service.ts';
import { findFacts } from '../../campaigns/applications/facts.service.ts';
import { recordMove } from '../../campaigns/applications/progress.service.ts';
import { noStep, notArrived } from '../../campaigns/moves/system-notes.rules.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuseNotFound } from '../../kit/http/errors.ts';
import { demand } from '../../kit/http/policy.ts';
import { presentApplications } from '../agreements/present.service.ts';
import { endUnpaid, followUnpaid } from '../deliverables/unpaid.service.ts';
import { notifyArrived, notifyQuietEnd } from '../deliverables/unpaid-notices.service.ts';

const what = 'This application';

/** The influencer confirms that the product arrived; published unpaid work ends with it. */
export async function confirmArrival(
  context: Context,
  { user, applicationId }: { user: User; applicationId: string },
): Promise<Application> {
  const { application: seen, side } = await findSide(context, { user, applicationId });
  return inTransaction(context, async (tx) => {
    const { campaign, application } = await lockAgreed(tx, seen);
    const factsOf = await findFacts(tx, campaign, [application]);
    demand(mayConfirmArrival(side, factsOf(application)), what);
    const arrived = await recordArrival(tx, application);
    await notifyArrived(tx, { campaign, application: arrived });
    await followUnpaid(tx, { campaign, application: arrived });
    const { application: now } = await lockAgreedById(tx, application.id);
    const [view] = await presentApplications(tx, { campaign, reader: user }, [now]);
    if (!view) throw refuseNotFound(what);
    return view;
  });
}

/** Ends unpaid work in which nobody said anything for too long. Safe at any time and after any pause. */
export async function endQuiet(context: Context): Promise<void> {
  for await (const applicationId of listQuiet(context)) {
    await inTransaction(context, (tx) => endOne(tx, applicationId)).catch((error: unknown) =>
      context.log.error({ err: error, applicationId }, 'Unpaid work could not be ended'),
    );
  }
}

async function endOne(tx: Context, applicationId: number): Promise<void> {
  const { campaign, application } = await lockAgreedById(tx, applicationId);
  const end = quietEnd(campaign, application, tx.config.arrivalDays);
  if (end === null || end > tx.now()) return;
  if (application.status === 'approved') return endUnpaid(tx, { campaign, application, isDone: false });
  const isAwaited = isArrivalAwaited(campaign, application);
  const note = isAwaited ? notArrived : noStep;
  const move = { campaign, application, to: 'cancelled', byId: null, note, isNotified: true } as const;
  const ended = await recordMove(tx, move);
  await notifyQuietEnd(tx, { campaign, application: ended, isAwaited });
}
