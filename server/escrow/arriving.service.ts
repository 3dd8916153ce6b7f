import type { Arriving } from '../../contract/escrow.ts';
import { findApplication } from '../applications/sides.service.ts';
import { readCampaignOf } from '../campaigns/campaigns.access.service.ts';
import { readSilenceEnd } from '../deliverables/silence.service.ts';
import type { User } from '../kit/authenticate.ts';
import type { Context } from '../kit/context.ts';
import { findPeople } from '../people/people.service.ts';
import { selectHeldFor } from './escrow.queries.ts';
import { readQuote } from './quote.service.ts';

/** What is held for a person's work and by when it comes, the soonest first. */
export async function listArriving(context: Context, user: User): Promise<Arriving[]> {
  const lines: Arriving[] = [];
  const orders = await selectHeldFor(context.db, user.id);
  const people = await findPeople(
    context,
    orders.map(({ payer_id }) => payer_id),
  );
  for (const order of orders) {
    const application = await findApplication(context, order.application_id);
    const campaign = await readCampaignOf(context, application);
    const payer = people.get(order.payer_id);
    lines.push({
      application_id: String(application.id),
      campaign: { id: String(campaign.id), title: campaign.title },
      creator: payer?.businessName ?? payer?.fullname ?? '',
      status: application.status,
      net: await readQuote(context, { application, order }),
      auto_release_at: (await readSilenceEnd(context, application))?.toISOString() ?? null,
    });
  }
  return lines.toSorted((a, b) => a.net.release_by.localeCompare(b.net.release_by));
}
