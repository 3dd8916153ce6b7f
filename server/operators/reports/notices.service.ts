import type { ReportOutcome } from '../../../contract/operators/reports.ts';
import type { Context } from '../../kit/context/context.ts';
import { msg } from '../../kit/i18n/messages.ts';
import { notify } from '../../notifications/notifications/notifications.service.ts';

/** Notifies a person of a warning with its reason. */
export async function notifyWarned(
  tx: Context,
  { accountId, note }: { accountId: number; note: string },
): Promise<void> {
  await notify(tx, {
    accountId,
    type: 'security',
    title: msg`A warning about your account`,
    description: msg`${{ note }} If it happens again, your account can be suspended.`,
    link: '/terms-conditions',
  });
}

const said: Record<ReportOutcome, string> = {
  dismissed: 'We checked it and found nothing against our rules. You can block anyone you don’t want to hear from.',
  warned: 'We checked it and took action. Thank you for telling us.',
  withheld: 'We checked it and took action. Thank you for telling us.',
  suspended: 'We checked it and took action. Thank you for telling us.',
};

/** Notifies the reporter that the report was reviewed, without details about the other person. */
export async function notifyReporter(
  tx: Context,
  { accountId, name, outcome }: { accountId: number; name: string; outcome: ReportOutcome },
): Promise<void> {
  await notify(tx, {
    accountId,
    type: 'security',
    title: msg`Your report about ${{ name }}`,
    description: said[outcome],
    link: '/all-notifications',
  });
}
