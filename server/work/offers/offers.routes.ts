import { offerCalls } from '../../../contract/work/offers.ts';
import { findSide } from '../../campaigns/applications/agreement-access.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { answerOffer, findOffer, listOffers, makeOffer } from './offers.service.ts';

export function mountOffers(mount: Mount, context: Context): void {
  mount(
    offerCalls,
    {
      listOffers: ({ user, params }) => listOffers(context, { user, ...params }),
      makeOffer: async ({ user, params, body }) => {
        const { amount = null, note, expires_at: expires, confirm, ...terms } = body;
        const expiresAt = expires ? new Date(expires) : undefined;
        return { data: await makeOffer(context, { user, ...params }, { amount, terms, note, expiresAt, confirm }) };
      },
      answerOffer: async ({ user, device, params, body: { terms_hash: readHash, ...answer } }) => ({
        data: await answerOffer(context, params.id, { user, device, readHash, ...answer }),
      }),
    },
    {
      listOffers: ({ user, params }) => findSide(context, { user, ...params }),
      makeOffer: ({ user, params }) => findSide(context, { user, ...params }),
      answerOffer: ({ user, params }) => findOffer(context, { user, ...params }),
    },
  );
}
