import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { writeDate } from '../../lib/intl.ts';
import { paths } from '../../lib/paths.ts';
import { Money } from '../../ui/data/money.tsx';

interface Props {
  campaign: { id: string; title: string };
  /** Due day; null if unknown. */
  day: string | null;
  amount: number;
  /** Person and status. */
  children: ReactNode;
}

/** Held money of one agreement with its due day; links to the campaign. */
export function MoneyLine({ campaign, day, amount, children }: Props) {
  return (
    <li>
      <Link
        to={paths.campaign(campaign.id)}
        className="flex items-center gap-3 px-4 py-3 text-t1 no-underline hover:bg-sunken md:px-5"
      >
        <span className="num w-10 flex-none text-center text-t3 text-xs leading-tight">
          {day === null ? <span aria-hidden="true">—</span> : <Day day={day} />}
        </span>
        <span className="min-w-0 flex-1">
          <span className="h5 line-clamp-2">{campaign.title}</span>
          <span className="block text-sm text-t3">{children}</span>
        </span>
        <Money value={amount} paise className="flex-none font-bold" />
      </Link>
    </li>
  );
}

function Day({ day }: { day: string }) {
  const { i18n } = useLingui();
  const part = (options: Intl.DateTimeFormatOptions) => writeDate(day, i18n.locale, options);
  return (
    <>
      <span className="sr-only">
        <Trans>by</Trans>{' '}
      </span>
      {part({ weekday: 'short' })}
      <b className="block font-bold text-lg text-t1">{part({ day: 'numeric' })}</b>
      {part({ month: 'short' })}
    </>
  );
}
