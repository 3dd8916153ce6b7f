import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isWished, notificationChannels, notificationTypes } from '../../../contract/notification-types.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { Table } from '../../ui/table.tsx';
import { showToast } from '../../ui/toast.ts';
import { personalInfoQuery, preferenceMutation } from './users.queries.ts';

type Type = (typeof notificationTypes)[number];
type Channel = (typeof notificationChannels)[number];

/** What one is told about, and how: on until it is switched off. */
export function NotificationPreferences() {
  const { t } = useLingui();
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(personalInfoQuery);
  const { mutate } = useMutation(preferenceMutation(client));
  const types: Record<Type, string> = {
    application: t`Applications`,
    deliverable: t`Deliverables`,
    pledge: t`Pledges`,
    agreement: t`Agreements`,
    review: t`Reviews`,
    money: t`Money in and out`,
    payout: t`Payouts`,
    subscription: t`Subscription`,
    referral: t`Referrals`,
    chat: t`New chats`,
    security: t`Security`,
  };
  const channels: Record<Channel, string> = { app: t`Here`, push: t`Push`, email: t`E-mail` };
  if (isError) return <ErrorState title={t`Your choices did not load`} onRetry={refetch} />;
  if (!data) return <Skeleton className="h-80" />;
  const isOn = (type: Type, channel: Channel) =>
    isWished(
      { type, channel },
      data.notification_preferences.find((one) => one.type === type && one.channel === channel)?.enabled,
    );
  return (
    <Table caption={t`What you are told about, and how`} className="[&_td]:px-2 [&_th]:px-2">
      <thead>
        <tr>
          <th scope="col">
            <Trans>About</Trans>
          </th>
          {notificationChannels.map((channel) => (
            <th key={channel} scope="col" className="w-14 md:w-24">
              {channels[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {notificationTypes.map((type) => (
          <tr key={type}>
            <th scope="row">{types[type]}</th>
            {notificationChannels.map((channel) => (
              <td key={channel}>
                <Checkbox
                  checked={isOn(type, channel)}
                  onChange={(event) =>
                    mutate(
                      { type, channel, enabled: event.target.checked },
                      { onError: (error) => showToast('error', reasonOf(error)) },
                    )
                  }
                >
                  <span className="sr-only">
                    {types[type]}: {channels[channel]}
                  </span>
                </Checkbox>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
