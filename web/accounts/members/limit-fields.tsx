import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Member } from '../../../contract/accounts/members.ts';
import { type MemberRole, mayDo } from '../../../contract/kit/permissions.ts';
import { formatDay } from '../../lib/format.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { NumberInput } from '../../ui/forms/number-input.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { nameableCampaignsQuery } from './nameable-campaigns.queries.ts';

/** Limits of a member in rupees, the only campaigns they see, and a talent manager's terms; null: none. */
export interface MemberLimits {
  limit_payment: number | null;
  limit_month: number | null;
  campaign_ids: string[] | null;
  /** Last day in India. */
  until: string | null;
  share_percent: number | null;
}

export const noLimits: MemberLimits = {
  limit_payment: null,
  limit_month: null,
  campaign_ids: null,
  until: null,
  share_percent: null,
};

/** Limits to begin with in a role: a talent manager withdraws nothing unless the owner says so. */
export function limitsFor(roles: readonly MemberRole[], limits: MemberLimits): MemberLimits {
  const payment = roles.includes('talent_manager') ? 0 : null;
  return { ...limits, limit_payment: payment, limit_month: null, until: null, share_percent: null };
}

export function limitsOf({ limit_payment, limit_month, campaign_ids, until, share_percent }: MemberLimits) {
  return { limit_payment, limit_month, campaign_ids, until, share_percent };
}

interface LimitFieldsProps {
  limits: MemberLimits;
  onChange: (limits: MemberLimits) => void;
  /** Whether the chosen roles pay at all. */
  mayPay: boolean;
}

/** Chooses limits per payment and month, and the campaigns somebody works on. */
export function LimitFields({ limits, onChange, mayPay }: LimitFieldsProps) {
  const set = (more: Partial<MemberLimits>) => onChange({ ...limits, ...more });
  const { data: campaigns = [] } = useQuery(nameableCampaignsQuery);
  if (!mayPay && campaigns.length === 0) return null;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-semibold text-sm">
        <Trans>Limits</Trans>
      </legend>
      {mayPay ? (
        <div className="grid gap-3 md:grid-cols-2">
          <Field label={<Trans>Per payment</Trans>} aside="₹" hint={<Trans>Empty: no limit</Trans>}>
            <NumberInput
              value={limits.limit_payment ?? undefined}
              onChange={(value) => set({ limit_payment: value ?? null })}
            />
          </Field>
          <Field label={<Trans>Per month</Trans>} aside="₹" hint={<Trans>Empty: no limit</Trans>}>
            <NumberInput
              value={limits.limit_month ?? undefined}
              onChange={(value) => set({ limit_month: value ?? null })}
            />
          </Field>
        </div>
      ) : null}
      <CampaignFields chosen={limits.campaign_ids} onChange={(campaign_ids) => set({ campaign_ids })} />
    </fieldset>
  );
}

interface CampaignFieldsProps {
  chosen: string[] | null;
  onChange: (ids: string[] | null) => void;
}

function CampaignFields({ chosen, onChange }: CampaignFieldsProps) {
  const { data = [] } = useQuery(nameableCampaignsQuery);
  const [isOpen, setOpen] = useState(chosen !== null);
  const ids = chosen ?? [];
  function toggle(id: string) {
    const next = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
    onChange(next.length > 0 ? next : null);
  }
  if (data.length === 0) return null;
  return (
    <>
      <Checkbox
        checked={isOpen}
        onChange={() => {
          setOpen(!isOpen);
          if (isOpen) onChange(null);
        }}
      >
        <span className="block font-semibold">
          <Trans>Named campaigns only</Trans>
        </span>
        <span className="block text-sm text-t3">
          <Trans>All others stay hidden from this person.</Trans>
        </span>
      </Checkbox>
      {isOpen ? (
        <div className="grid max-h-48 gap-1 overflow-y-auto border-line border-l-2 pl-3">
          {data.map(({ id, title }) => (
            <Checkbox key={id} checked={ids.includes(id)} onChange={() => toggle(id)}>
              {title}
            </Checkbox>
          ))}
        </div>
      ) : null}
    </>
  );
}

/** Limits in the row of a member. */
export function LimitWords({ member }: { member: Member }) {
  const { t, i18n } = useLingui();
  const { until, share_percent: share } = member;
  const lastDay = until && formatDay(until, { locale: i18n.locale });
  const { limit_payment: once, limit_month: month, campaign_ids: campaigns, roles } = member;
  const [payment, monthly] = [formatRupees(once ?? 0), formatRupees(month ?? 0)];
  const count = campaigns?.length ?? 0;
  const words = [
    ...(share === null ? [] : [t`${share} % of each release`]),
    ...(lastDay ? [t`until ${lastDay}`] : []),
    ...(once === 0 && mayDo(roles, 'withdraw') ? [t`withdraws nothing`] : []),
    ...(once && mayDo(roles, 'withdraw') ? [t`up to ${payment} per payment`] : []),
    ...(month !== null && mayDo(roles, 'withdraw') ? [t`up to ${monthly} per month`] : []),
    ...(campaigns ? [plural(count, { one: '# campaign only', other: '# campaigns only' })] : []),
  ];
  return words.length > 0 ? <p className="mt-1 text-sm text-t3">{words.join(' · ')}</p> : null;
}
