import type { AgreementTerms } from '../../../contract/campaigns/agreement-terms.ts';
import type { Agreement } from '../../../contract/work/agreements.ts';
import { findSide } from '../../campaigns/applications/agreement-access.service.ts';
import { findVisibleCampaign } from '../../campaigns/campaign-records/campaign-records.service.ts';
import { findLiveOffer } from '../../campaigns/offer-records/offer-records.service.ts';
import { findActors } from '../../core/people/actors.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { Download } from '../../kit/http/download.ts';
import { refuse, refuseNotFound } from '../../kit/http/errors.ts';
import { renderPdf } from '../../kit/pdf/pdf.ts';
import { selectVersions } from './agreements.queries.ts';
import { viewAgreement, viewDraft } from './agreements.views.ts';
import { draftTerms } from './freeze.service.ts';

const what = 'This agreement';

interface Asked {
  user: User;
  applicationId: string;
  /** The latest one by default. */
  version?: number | undefined;
}

/** An agreement for its two parties; while the offer is unanswered, the terms that accepting would freeze. */
export async function getAgreement(context: Context, { user, applicationId, version }: Asked): Promise<Agreement> {
  const { application } = await findSide(context, { user, applicationId });
  const versions = await selectVersions(context.db, application.id);
  if (versions.length === 0 && application.status === 'offered' && version === undefined) {
    const campaign = await findVisibleCampaign(context, { user, id: String(application.campaign_id) });
    const offer = await findLiveOffer(context, application.id);
    if (!offer) throw refuseNotFound(what);
    return viewDraft(await draftTerms(context, { campaign, application, offer }));
  }
  const chosen = version === undefined ? versions[0] : versions.find((each) => each.version === version);
  if (!chosen) throw refuseNotFound(what);
  const accepted = { accountId: null, personId: chosen.person_id };
  const acceptedBy = (await findActors(context, [accepted]))(accepted);
  return viewAgreement({ row: chosen, versions, status: application.status, acceptedBy });
}

/** The agreement as PDF: drawn on first request and then stored, so that a version is always the same file. */
export async function makeAgreementPdf(context: Context, asked: Asked): Promise<Download> {
  const agreement = await getAgreement(context, asked);
  const { version, hash, createdAt, accepted_by: acceptedBy, terms } = agreement;
  if (createdAt === null) throw refuse('CONFLICT', 'You can get this document once the offer is accepted.');
  const key = `private/agreements/${hash}/${Date.parse(createdAt)}.pdf`;
  const stored = await context.storage.get(key);
  const bytes =
    stored ??
    (await drawAgreement(context, {
      version,
      hash,
      createdAt,
      terms,
      acceptedBy: acceptedBy?.fullname ?? null,
      before: await readBefore(context, asked, terms),
    }));
  if (!stored) await context.storage.put(key, bytes);
  const name = `agreement-${terms.application_id}-v${version}.pdf`;
  return new Download({ type: 'application/pdf', name, bytes });
}

/** Terms of the version that these change; null for the first. */
async function readBefore(context: Context, asked: Asked, { amends }: AgreementTerms): Promise<AgreementTerms | null> {
  return amends ? (await getAgreement(context, { ...asked, version: amends.version })).terms : null;
}

function drawAgreement(
  { config }: Context,
  sheet: Pick<Agreement, 'version' | 'hash' | 'terms'> & {
    createdAt: string;
    acceptedBy: string | null;
    before: AgreementTerms | null;
  },
) {
  const { brandName, supportEmail } = config;
  return renderPdf<typeof import('./agreement.pdf.ts')>(new URL('./agreement.pdf.ts', import.meta.url), {
    brandName,
    supportEmail,
    ...sheet,
  });
}
