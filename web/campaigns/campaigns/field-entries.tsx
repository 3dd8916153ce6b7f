import type { I18n } from '@lingui/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CampaignBody, CampaignField } from '../../../contract/campaigns/campaign-fields.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { dueDeliverablesInWords, usageInWords, visibilityNames } from '../../lib/campaign-labels.ts';
import { formatDay } from '../../lib/format.ts';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { BriefEntry } from './brief-entry.tsx';
import { fieldName } from './field-names.ts';

type Given = CampaignBody | Campaign;
type Value<F extends CampaignField> = (given: NonNullable<Given[F]>, i18n: I18n) => ReactNode;

const day = (date: string, { locale }: I18n) => formatDay(date, { locale });
const rupees = (amount: number) => formatRupees(amount);
const words = (list: readonly string[]) => list.join(' ');

/** How a field is shown beside its label; null for one that is a text, a list or a part of its own. */
const values: { [F in CampaignField]: Value<F> | null } = {
  type: null,
  title: null,
  brief: null,
  objective: null,
  dos: null,
  donts: null,
  compensation: null,
  needs: null,
  platforms: null,
  creator_profile: null,
  categories: null,
  languages: null,
  locations: null,
  visibility: (visibility, i18n) => i18n._(visibilityNames[visibility]),
  application_deadline: day,
  start_date: day,
  end_date: day,
  disclosure_label: (label) => label,
  link: (address) => (
    <a href={address} rel="noopener noreferrer nofollow" target="_blank" className="link break-all">
      {address}
    </a>
  ),
  usage_rights: usageInWords,
  hashtags: words,
  mentions: words,
  content: (content, i18n) =>
    dueDeliverablesInWords(
      content.map(({ due, ...made }) => (due ? { ...made, due } : made)),
      i18n,
    ),
  budget_per_creator: rupees,
  budget_total: rupees,
  product_value: rupees,
  pool_minimum: rupees,
  commission_percent: (percent) => <Trans>{percent}% of sales</Trans>,
  slots: (slots) => <Plural value={slots} one="# creator" other="# creators" />,
};

/** Said of a field that was not given. */
const empty: Partial<Record<CampaignField, ReactNode>> = {
  usage_rights: <Trans>In the creator’s own post only</Trans>,
};

export const ruleFields = ['disclosure_label', 'usage_rights', 'hashtags', 'mentions', 'link'] as const;
export const payFields = [
  'slots',
  'budget_per_creator',
  'budget_total',
  'product_value',
  'commission_percent',
] as const;

/** The value of a field in words; null where none was given. */
export function fieldValue<F extends CampaignField>(field: F, campaign: Given, i18n: I18n): ReactNode {
  const given = campaign[field] as Given[F];
  return given == null ? empty[field] : values[field]?.(given, i18n);
}

interface FieldEntriesProps {
  campaign: Given;
  fields: readonly CampaignField[];
  /** In place of the value of a field that was not given; without it such fields are left out. */
  missing?: ReactNode;
}

/** Fields of a campaign with their labels. */
export function FieldEntries({ campaign, fields, missing }: FieldEntriesProps) {
  const { i18n } = useLingui();
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-sm">
      {fields.map((field) => (
        <BriefEntry key={field} name={i18n._(fieldName(field, campaign.type))} isWide={field === 'link'}>
          {fieldValue(field, campaign, i18n) || missing}
        </BriefEntry>
      ))}
    </dl>
  );
}
