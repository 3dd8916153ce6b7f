import { Trans, useLingui } from '@lingui/react/macro';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { formatDay } from '../../lib/format.ts';
import { cx } from '../../ui/cx.ts';
import { Card } from '../../ui/data/card.tsx';
import { dayFields, fieldName } from './field-names.ts';

/** Dates of a campaign in order; past ones are filled. */
export function Timeline({ campaign }: { campaign: Campaign }) {
  const { i18n } = useLingui();
  const today = dateInIndia(new Date());
  const posted = dateInIndia(new Date(campaign.createdAt));
  const days = [
    { id: 'posted', date: posted, name: <Trans>Posted</Trans> },
    ...dayFields.map((field) => ({
      id: field,
      date: campaign[field],
      name: i18n._(fieldName(field, campaign.type)),
    })),
  ]
    .flatMap(({ date, ...day }) => (date === null ? [] : [{ ...day, date }]))
    .toSorted((a, b) => a.date.localeCompare(b.date));
  return (
    <Card as="section" aria-labelledby="timeline">
      <h2 id="timeline" className="h4 mb-3">
        <Trans>Timeline</Trans>
      </h2>
      <ol className="grid gap-3">
        {days.map(({ id, date, name }) => (
          <li key={id} className="flex items-center gap-3 text-sm">
            <span
              aria-hidden="true"
              className={cx('size-3 flex-none rounded-full border-2 border-pea', date <= today && 'bg-pea')}
            />
            <span className="flex-1 font-semibold">{name}</span>
            <span className="num text-t2">{formatDay(date, { locale: i18n.locale })}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
