import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { NotificationPreference } from '../../../contract/accounts/users.ts';
import {
  canSwitchOff,
  isWished,
  type NotificationChannel,
  notificationChannels,
  notificationTypes,
} from '../../../contract/notifications/notification-types.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { cx } from '../../ui/cx.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Switch } from '../../ui/forms/switch.tsx';
import { useNoticeWords } from './notice-words.ts';
import { personalInfoQuery, preferencesMutation } from './users.queries.ts';

/** Notification settings by type and channel; `pushNote` describes push in this browser. */
export function NotificationPreferences({ pushNote }: { pushNote?: ReactNode }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(personalInfoQuery);
  const { mutateAsync } = useMutation(preferencesMutation(client));
  const { types, channels, everything } = useNoticeWords();
  if (isError && !data) return <ErrorState title={t`Couldn’t load your choices`} onRetry={refetch} />;
  if (!data) return <Skeleton className="h-[1180px] md:h-[780px]" />;
  const chosen = new Map(data.notification_preferences.map((one) => [`${one.type} ${one.channel}`, one.enabled]));
  const change = (preferences: NotificationPreference[]) =>
    mutateAsync(preferences).catch((error) => showToast('error', reasonOf(error)));
  const pairsOf = (channel: NotificationChannel) => notificationTypes.map((type) => ({ type, channel }));
  const isOn = (pair: Omit<NotificationPreference, 'enabled'>) =>
    isWished(pair, chosen.get(`${pair.type} ${pair.channel}`));
  return (
    <div>
      {pushNote}
      <PushBlocked />
      <div
        aria-hidden="true"
        className="hidden items-end pb-1 font-semibold text-t3 text-xs md:grid md:grid-cols-[minmax(0,1fr)_repeat(3,72px)]"
      >
        <span />
        {notificationChannels.map((channel) => (
          <span key={channel} className="text-right">
            {channels[channel]}
          </span>
        ))}
      </div>
      <Row name={everything} isFirst>
        {notificationChannels.map((channel) => (
          <Choice
            key={channel}
            name={everything}
            channel={channels[channel]}
            checked={pairsOf(channel).every(isOn)}
            onChange={(enabled) =>
              change(pairsOf(channel).flatMap((pair) => (canSwitchOff(pair) ? [{ ...pair, enabled }] : [])))
            }
          />
        ))}
      </Row>
      {notificationTypes.map((type) => (
        <Row key={type} name={types[type].name} text={types[type].text}>
          {notificationChannels.map((channel) => (
            <Choice
              key={channel}
              name={types[type].name}
              channel={channels[channel]}
              checked={isOn({ type, channel })}
              disabled={!canSwitchOff({ type, channel })}
              onChange={(enabled) => change([{ type, channel, enabled }])}
            />
          ))}
        </Row>
      ))}
      <p className="pt-3 text-sm text-t3">
        <Trans>We only email you about things you haven’t read here. Security alerts are always sent.</Trans>
      </p>
    </div>
  );
}

/** Note that the browser blocks push notifications. */
function PushBlocked() {
  if (typeof Notification !== 'undefined' && Notification.permission !== 'denied') return null;
  return (
    <p className="pb-3 text-sm text-t3">
      <Trans>Notifications are blocked in this browser. Allow them for this site in its settings.</Trans>
    </p>
  );
}

interface RowProps {
  name: string;
  text?: string;
  /** True for the first row, below the column heads that phones do not have. */
  isFirst?: boolean;
  children: ReactNode;
}

/** One notification type: a column per channel; on phones the name is above the switches. */
function Row({ name, text, isFirst, children }: RowProps) {
  return (
    <fieldset
      className={cx(
        'grid grid-cols-[repeat(3,auto)] justify-between gap-x-3 border-line border-t py-2 md:grid-cols-[minmax(0,1fr)_repeat(3,72px)] md:items-center md:justify-normal md:gap-x-0',
        isFirst && 'max-md:border-0',
      )}
    >
      <legend className="sr-only">{name}</legend>
      {/* Size containment keeps long text from widening the column, so that the switches stay aligned. */}
      <div aria-hidden="true" className="max-md:col-span-3 max-md:pt-1" style={{ contain: 'inline-size' }}>
        <p className="font-semibold">{name}</p>
        {text ? <p className="text-sm text-t3 leading-[1.4]">{text}</p> : null}
      </div>
      {children}
    </fieldset>
  );
}

interface ChoiceProps {
  name: string;
  channel: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

function Choice({ name, channel, checked, disabled = false, onChange }: ChoiceProps) {
  return (
    <Switch checked={checked} disabled={disabled} onChange={onChange} className="min-w-0 gap-2">
      <span className="sr-only">{name}: </span>
      <span className="whitespace-nowrap font-normal text-sm text-t2 md:sr-only">{channel}</span>
    </Switch>
  );
}
