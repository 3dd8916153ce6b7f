import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { type Application, applicantSorts, applicationStatuses } from '../../../contract/campaigns/applications.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { applicationLooks } from '../../campaigns/applications/application-tag.tsx';
import { type ApplicantFilters, downloadApplicants } from '../../campaigns/applications/applications.queries.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { ToggleChip } from '../../ui/data/chip.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { type ApplicantList, countToDecide } from './applicant-filters.ts';

interface ApplicantBarProps {
  campaign: Campaign;
  /** Loaded applications; pending answers count. */
  applications: readonly Application[];
  statusOf: (application: Application) => Application['status'];
  list: ApplicantList;
  filters: ApplicantFilters;
  onChange: (fields: Record<string, string | null>) => void;
}

const shownAlways = new Set<Application['status']>(['applied', 'shortlisted', 'offered', 'accepted', 'declined']);

/** Status filters with counts, and the sort order. */
export function ApplicantBar({ campaign, applications, statusOf, list, filters, onChange }: ApplicantBarProps) {
  const { t, i18n } = useLingui();
  const counts = countShown(campaign.counts, applications, statusOf);
  const statuses = applicationStatuses.filter((status) => shownAlways.has(status) || (counts[status] ?? 0) > 0);
  const total = statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
  const sortNames = { match: t`Match`, price: t`Price`, reach: t`Followers`, newest: t`Newest` };
  async function save() {
    try {
      await downloadApplicants(campaign.id, filters);
    } catch (error) {
      showToast('error', reasonOf(error));
    }
  }
  return (
    <div className="mb-4 flex flex-wrap items-start gap-2">
      <div className="relative scrollbar-none -mx-4 flex flex-1 gap-2 overflow-x-auto px-4 py-1 max-md:basis-full md:mx-0 md:flex-wrap md:px-0">
        <ToggleChip
          on={list === 'to-decide'}
          count={countToDecide(counts)}
          onToggle={() => onChange({ status: 'to-decide', user: null })}
        >
          <Trans>To decide</Trans>
        </ToggleChip>
        <ToggleChip on={list === 'all'} count={total} onToggle={() => onChange({ status: 'all', user: null })}>
          <Trans>All</Trans>
        </ToggleChip>
        {statuses.map((status) => (
          <ToggleChip
            key={status}
            on={list === status}
            count={counts[status] ?? 0}
            onToggle={() => onChange({ status: list === status ? 'all' : status, user: null })}
          >
            <StatusIcon status={status} />
            {i18n._(applicationLooks[status].name)}
          </ToggleChip>
        ))}
      </div>
      <div className="flex items-center gap-2">
        <div className="relative">
          <span aria-hidden="true" className="-translate-y-1/2 absolute top-1/2 left-3 z-1 text-t3 max-md:hidden">
            <Trans>Sort</Trans>
          </span>
          <Field label={<Trans>Sort</Trans>} hideLabel className="w-44">
            <Select
              value={filters.sort}
              onChange={(event) => onChange({ sort: event.target.value })}
              options={applicantSorts.map((id) => ({ id, name: sortNames[id] }))}
              className="font-semibold md:pl-13"
            />
          </Field>
        </div>
        <Button size="sm" icon={Download} onClick={save}>
          <Trans>CSV</Trans>
        </Button>
      </div>
    </div>
  );
}

function StatusIcon({ status }: { status: Application['status'] }) {
  const Icon = applicationLooks[status].icon;
  return <Icon className="size-4 stroke-[2.1]" />;
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
