import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, MoreHorizontal, Star, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PaymentMethod } from '../../../contract/money/payment-methods.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatClock, formatDate } from '../../lib/format.ts';
import { cx } from '../../ui/cx.ts';
import { Tag } from '../../ui/data/tag.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { IconButton } from '../../ui/forms/icon-button.tsx';
import { Switch } from '../../ui/forms/switch.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { Menu, MenuButton } from '../../ui/overlays/menu.tsx';
import { methodIcons } from './method-icon.ts';
import { changeMutation } from './payment-methods.queries.ts';

const RemoveDialog = lazyWithRetry(() => import('./remove-dialog.tsx'));

interface MethodRowProps {
  method: PaymentMethod;
  mayChange: boolean;
  /** Called after the row, which may have had the focus, is gone. */
  onRemoved: () => void;
}

export function MethodRow({ method, mayChange, onRemoved }: MethodRowProps) {
  const { t } = useLingui();
  const [isRemoving, setRemoving] = useState(false);
  const client = useQueryClient();
  const toggle = useMutation(changeMutation(client, 'toggle'));
  const makePrimary = useMutation(changeMutation(client, 'makePrimary'));
  const { id, kind, masked, is_primary: isPrimary, is_enabled: isEnabled } = method;
  const Icon = methodIcons[kind];
  // Optimistic; reverted when the server refuses.
  const isOn = toggle.isPending ? !isEnabled : isEnabled;
  /** Focus cannot move while a modal is open, so close it first. */
  const leave = () => {
    flushSync(() => setRemoving(false));
    onRemoved();
  };
  const say = (error: unknown) => showToast('error', reasonOf(error));
  return (
    <li className="flex items-center gap-3 py-3 pr-2 pl-4 md:pr-3 md:pl-5">
      <span
        className={cx(
          'grid size-10 flex-none place-items-center rounded-box',
          isOn ? 'bg-pea-tint text-link' : 'bg-sunken text-t3',
        )}
      >
        <Icon />
      </span>
      <div className="min-w-0 flex-1">
        <p className="h5 num [overflow-wrap:anywhere]">{masked}</p>
        <p className="text-sm text-t3 [overflow-wrap:anywhere]">
          <Details method={method} />
        </p>
        {isPrimary ? (
          <span className="mt-1 block">
            <Tag tone="green" icon={Check}>
              <Trans>Primary</Trans>
            </Tag>
          </span>
        ) : null}
      </div>
      <Switch
        disabled={method.is_frozen || !mayChange}
        checked={isOn}
        onChange={() => toggle.isPending || toggle.mutateAsync(id).catch(say)}
        className="flex-none gap-0"
      >
        <span className="sr-only">
          <Trans>Allow payouts to {masked}</Trans>
        </span>
      </Switch>
      {mayChange ? (
        <Menu
          label={t`Options for ${masked}`}
          trigger={(props) => <IconButton icon={MoreHorizontal} label={t`Options for ${masked}`} {...props} />}
        >
          {isPrimary || !isEnabled ? null : (
            <MenuButton icon={Star} onSelect={() => makePrimary.mutateAsync(id).catch(say)}>
              <Trans>Make primary</Trans>
            </MenuButton>
          )}
          <MenuButton icon={Trash2} danger onSelect={() => setRemoving(true)}>
            <Trans>Remove</Trans>
          </MenuButton>
        </Menu>
      ) : null}
      <Suspense>
        {isRemoving ? <RemoveDialog method={method} onRemoved={leave} onClose={() => setRemoving(false)} /> : null}
      </Suspense>
    </li>
  );
}

function sayUntil(at: string, locale: string): string {
  return `${formatDate(at, { locale })}, ${formatClock(at, locale)}`;
}

/** Account holder and branch, or "UPI". */
function Details({ method }: { method: PaymentMethod }) {
  const { kind, holder, ifsc, is_enabled: isEnabled, is_frozen: isFrozen, waits_until: waitsUntil } = method;
  const { i18n } = useLingui();
  const parts = kind === 'upi' ? ['UPI'] : [holder, ifsc].filter((part) => part !== null);
  return (
    <>
      {parts.join(' · ')}
      {isFrozen ? (
        <>
          {' · '}
          <Trans>Frozen. If it’s yours, remove it and add it again</Trans>
        </>
      ) : null}
      {waitsUntil && isEnabled ? (
        <span className="block text-amber-t">
          <Trans>First payout from {sayUntil(waitsUntil, i18n.locale)}</Trans>
        </span>
      ) : null}
      {isEnabled || isFrozen ? null : (
        <>
          {' · '}
          <Trans>turned off</Trans>
        </>
      )}
    </>
  );
}
