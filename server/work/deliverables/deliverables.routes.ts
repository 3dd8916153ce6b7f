import { deliverableCalls } from '../../../contract/work/deliverables.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { findPart, keepFile, listDeliverables } from './deliverables.service.ts';
import { changeDeliverable, findPiece } from './review.service.ts';
import { submitDeliverable } from './submit.service.ts';
import { listWaitingDeliverables } from './waiting.service.ts';

interface Asked {
  user: User;
  params: { id: string };
}

export function mountDeliverables(mount: Mount, context: Context): void {
  const ofParty = ({ user, params }: Asked) => findPart(context, { user, ...params });
  mount(
    deliverableCalls,
    {
      listDeliverables: async ({ user, params, query }) => ({
        data: await listDeliverables(context, { user, ...params, applicationId: query.application_id }),
      }),
      listWaitingDeliverables: ({ user }) => listWaitingDeliverables(context, user),
      submitDeliverable: async ({ user, params, body }) => {
        const { application_id: applicationId, planned_id: plannedId, ...work } = body;
        const submission = { user, campaignId: params.id, applicationId, plannedId, work };
        return { data: await submitDeliverable(context, submission) };
      },
      changeDeliverable: async ({ user, params, body }) => {
        const { status, note, version, ...work } = body;
        return { data: await changeDeliverable(context, { user, ...params, status, note, version, work }) };
      },
      uploadDeliverableFile: async ({ user, params, file }) => ({
        data: await keepFile(context, { user, ...params, file }),
      }),
    },
    {
      listDeliverables: ofParty,
      submitDeliverable: ofParty,
      changeDeliverable: ({ user, params }) => findPiece(context, { user, ...params }),
      uploadDeliverableFile: ofParty,
    },
  );
}
