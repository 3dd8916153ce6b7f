import { applicationCalls } from '../../../contract/campaigns/applications.ts';
import { makeApplicantsCsv } from '../../campaigns/applications/applicants.service.ts';
import { demandSide } from '../../campaigns/applications/moves.service.ts';
import { findOwnCampaign } from '../../campaigns/campaign-records/campaign-records.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { readSplit } from '../cancelling/preview.service.ts';
import { answerApplicants } from './answers.service.ts';
import { applyToCampaign, listApplicants, moveApplication } from './hiring.service.ts';

export function mountHiring(mount: Mount, context: Context): void {
  mount(
    applicationCalls,
    {
      applyToCampaign: async ({ user, body }) => ({ data: await applyToCampaign(context, { user, ...body }) }),
      listApplicants: ({ user, params, query: { format, user: sender, ...query } }) =>
        (format === 'csv' ? makeApplicantsCsv : listApplicants)(context, { user, sender, ...params, ...query }),
      answerApplicants: async ({ user, device, params, body }) => ({
        data: await answerApplicants(context, { user, device, ...params, ...body }),
      }),
      moveApplication: {
        pays: ({ user, params, body }) => readSplit(context, { user, ...params, ...body }),
        run: async ({ user, device, params, body }) => ({
          data: await moveApplication(context, { user, device, id: params.applicationId, ...body }),
        }),
      },
    },
    {
      listApplicants: ({ user, params }) => findOwnCampaign(context, { user, id: params.campaignId }),
      answerApplicants: ({ user, params }) => findOwnCampaign(context, { user, id: params.campaignId }),
      moveApplication: ({ user, params }) => demandSide(context, { user, id: params.applicationId }),
    },
  );
}
