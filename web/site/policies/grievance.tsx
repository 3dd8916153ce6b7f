import { Trans } from '@lingui/react/macro';
import { useSite } from '../../lib/site.ts';

/** Grievance officer configured by the operator. */
export function GrievanceOfficer() {
  const { company, grievance } = useSite();
  return (
    <address className="rounded-card border border-line bg-surface p-4 not-italic md:p-5">
      <p className="h5 text-t1">{grievance.name ?? <Trans>Grievance Officer</Trans>}</p>
      {grievance.name ? (
        <p>
          <Trans>Grievance Officer</Trans>
        </p>
      ) : null}
      <p>{company.name}</p>
      {company.address ? <p className="whitespace-pre-line">{company.address}</p> : null}
      <p>
        <a href={`mailto:${grievance.email}`} className="break-words">
          {grievance.email}
        </a>
      </p>
    </address>
  );
}
