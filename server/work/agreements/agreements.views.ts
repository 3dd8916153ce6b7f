import type { AgreementTerms } from '../../../contract/campaigns/agreement-terms.ts';
import { isActive } from '../../../contract/campaigns/application-standing.ts';
import type { ApplicationStatus } from '../../../contract/campaigns/applications.ts';
import type { Actor } from '../../../contract/core/people.ts';
import type { Agreement } from '../../../contract/work/agreements.ts';
import type { AgreementRow } from './agreements.queries.ts';
import { canonicalJson, hashTerms } from './agreements.rules.ts';

/** The frozen terms. */
export function termsIn({ terms }: Pick<AgreementRow, 'terms'>): AgreementTerms {
  return terms as unknown as AgreementTerms;
}

const viewStamp = ({ version, hash, created_at }: AgreementRow) => ({
  version,
  hash,
  createdAt: created_at.toISOString(),
});

/** The agreement in force, beside its application. */
export function viewInForce(row: AgreementRow) {
  return { ...viewStamp(row), ...termsIn(row) };
}

interface Parts {
  row: AgreementRow;
  /** All versions, latest first. */
  versions: readonly AgreementRow[];
  /** Current status of the application. */
  status: ApplicationStatus;
  acceptedBy: Actor | null;
}

/** One version, with the list of all. */
export function viewAgreement({ row, versions, status, acceptedBy }: Parts): Agreement {
  const terms = termsIn(row);
  return {
    ...viewStamp(row),
    standing: isActive(status) ? 'living' : 'ended',
    accepted_by: acceptedBy,
    terms,
    canonical: canonicalJson(terms),
    versions: versions.map(viewStamp),
  };
}

/** The future version 1, if the offer were accepted now. */
export function viewDraft(terms: AgreementTerms): Agreement {
  const hash = hashTerms(terms);
  const canonical = canonicalJson(terms);
  const open = { createdAt: null, accepted_by: null, standing: 'offered' as const, versions: [] };
  return { version: 1, hash, ...open, terms, canonical };
}
