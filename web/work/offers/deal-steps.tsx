import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ApplicationStatus } from '../../../contract/campaigns/applications.ts';
import { cx } from '../../ui/cx.ts';

const steps = [
  msg`Applied`,
  msg`Agreeing terms`,
  msg`Agreement`,
  msg`Funded`,
  msg`Published`,
] as const satisfies readonly MessageDescriptor[];

/** Step of an application in progress, from 0; those that ended early stay at the first. */
const stepOf: Record<ApplicationStatus, number> = {
  applied: 0,
  shortlisted: 0,
  offered: 1,
  accepted: 2,
  in_progress: 3,
  submitted: 3,
  changes_requested: 3,
  approved: 3,
  paid: 4,
  declined: 0,
  withdrawn: 0,
  cancelled: 0,
};

/** Where a deal stands, from the application to the published work. */
export function DealSteps({ status }: { status: ApplicationStatus }) {
  const { i18n } = useLingui();
  const at = stepOf[status];
  return (
    <ol className="grid grid-cols-5 gap-1">
      {steps.map((step, index) => (
        <li key={step.id} aria-current={index === at ? 'step' : undefined} className="text-sm max-md:text-xs">
          <span className={cx('mb-1.5 block h-1 rounded-full', index <= at ? 'bg-pea' : 'bg-line')} />
          <span className={cx('font-semibold', index > at && 'text-t3')}>{i18n._(step)}</span>
        </li>
      ))}
    </ol>
  );
}
