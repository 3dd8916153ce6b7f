import { agreementCalls } from '../../../contract/work/agreements.ts';
import { findSide } from '../../campaigns/applications/agreement-access.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { getAgreement, makeAgreementPdf } from './agreements.service.ts';

export function mountAgreements(mount: Mount, context: Context): void {
  mount(
    agreementCalls,
    {
      getAgreement: async ({ user, params, query: { version, format } }) => {
        const asked = { user, ...params, version };
        if (format === 'pdf') return makeAgreementPdf(context, asked);
        return { data: await getAgreement(context, asked) };
      },
    },
    { getAgreement: ({ user, params }) => findSide(context, { user, ...params }) },
  );
}
