import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { type Application, applicantSorts } from '../../../contract/campaigns/applications.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { type ApplicantFilters, downloadApplicants } from '../../campaigns/applications/applications.queries.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Field } from '../../ui/forms/field.tsx';
import { IconButton } from '../../ui/forms/icon-button.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { type ApplicantList, countIn, type Segment, segments } from './applicant-filters.ts';
import { segmentNames } from './segment-names.ts';

interface ApplicantBarProps {
  campaign: Campaign;
  /** Loaded applications; pending answers count. */
  applications: readonly Application[];
  statusOf: (application: Application) => Application['status'];
  list: ApplicantList;
  filters: ApplicantFilters;
  onChange: (fields: Record<string, string | null>) => void;
}

/** Segments with counts, the sort order and the download. */
export function ApplicantBar({ campaign, applications, statusOf, list, filters, onChange }: ApplicantBarProps) {
  const { t, i18n } = useLingui();
  const counts = countShown(campaign.counts, applications, statusOf);
  const sortNames = { match: t`Match`, price: t`Price`, reach: t`Followers`, newest: t`Newest` };
  async function save() {
    try {
      await downloadApplicants(campaign.id, filters);
    } catch (error) {
      showToast('error', reasonOf(error));
    }
  }
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <div className="scrollbar-none -mx-4 flex-1 overflow-x-auto px-4 max-md:basis-full md:mx-0 md:px-0">
        <Segmented<Segment | 'all'>
          label={t`Applicants`}
          name="segment"
          value={list}
          onChange={(segment) => onChange({ status: segment, user: null })}
          segments={segments.map((id) => ({
            id,
            name: (
              <>
                {i18n._(segmentNames[id])} <span className="num text-t3">{countIn(id, counts)}</span>
              </>
            ),
          }))}
          className="auto-cols-auto! min-w-max"
        />
      </div>
      <div className="relative">
        <span aria-hidden="true" className="-translate-y-1/2 absolute top-1/2 left-3 z-1 text-sm text-t3 max-md:hidden">
          <Trans>Sort</Trans>
        </span>
        <Field label={<Trans>Sort</Trans>} hideLabel className="w-40">
          <Select
            value={filters.sort}
            onChange={(event) => onChange({ sort: event.target.value })}
            options={applicantSorts.map((id) => ({ id, name: sortNames[id] }))}
            className="font-semibold md:pl-12"
          />
        </Field>
      </div>
      <IconButton icon={Download} label={t`Download as CSV`} bordered onClick={save} />
    </div>
  );
}

function countShown(
  counts: Campaign['counts'],
  applications: readonly Application[],
  statusOf: (application: Application) => Application['status'],
): Campaign['counts'] {
  const shown = { ...counts };
  for (const application of applications) {
    const now = statusOf(application);
    if (now === application.status) continue;
    shown[application.status] = (shown[application.status] ?? 1) - 1;
    shown[now] = (shown[now] ?? 0) + 1;
  }
  return shown;
}
