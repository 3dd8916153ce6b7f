import { disputeCalls } from '../../../contract/work/disputes.ts';
import { findSide } from '../../campaigns/applications/agreement-access.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { answerDispute } from './answer.service.ts';
import { readDisputeCase } from './case.service.ts';
import { decideDispute, readDecision } from './decide.service.ts';
import { getDispute, listDisputes, openDispute } from './disputes.service.ts';

export function mountDisputes(mount: Mount, context: Context): void {
  const ofSide = ({ user, params }: { user: User; params: { applicationId: string } }) =>
    findSide(context, { user, ...params });
  mount(
    disputeCalls,
    {
      openDispute: async ({ user, params, body }) => ({
        data: await openDispute(context, { user, ...params, ...body }),
      }),
      answerDispute: async ({ user, params, body }) => ({
        data: await answerDispute(context, { user, ...params, ...body }),
      }),
      getDispute: async ({ user, params }) => ({ data: await getDispute(context, { user, ...params }) }),
      listDisputes: ({ user, query }) => listDisputes(context, { user, ...query }),
      getDisputeCase: async ({ user, params }) => ({ data: await readDisputeCase(context, { user, ...params }) }),
      decideDispute: {
        pays: ({ params, body }) => readDecision(context, { ...params, ...body }),
        run: async ({ user, device, params, body }) => ({
          data: await decideDispute(context, {
            user,
            operator: { id: user.id, address: device.address },
            ...params,
            ...body,
          }),
        }),
      },
    },
    { openDispute: ofSide, answerDispute: ofSide, getDispute: ofSide },
  );
}
