import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { addDays } from '../../../contract/kit/calendar.ts';
import type { Clash } from '../../../contract/work/exclusivity.ts';
import { formatDay, formatShortDate } from '../../lib/format.ts';
import { Button } from '../../ui/forms/button.tsx';

interface ClashNotesProps {
  clashes: readonly Clash[];
  /** Moves the first day behind a clash. */
  onStart?: (day: string) => void;
}

/** Warns of running agreements that an offer clashes with; blocks nothing. */
export function ClashNotes({ clashes, onStart }: ClashNotesProps) {
  const { i18n } = useLingui();
  if (clashes.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {clashes.map((clash) => {
        const next = addDays(clash.until, 1);
        const day = formatShortDate(next, i18n.locale);
        return (
          <li
            key={`${clash.kind}-${clash.category}-${clash.until}-${clash.campaign?.id}`}
            className="num flex flex-wrap items-center gap-3 rounded-box bg-amber-tint px-4 py-3 text-on-tint text-sm"
          >
            <TriangleAlert className="size-5 flex-none" />
            <p className="min-w-0 flex-[1_1_14rem]">
              <b className="block font-semibold">
                <Trans>Clashes with a running agreement</Trans>
              </b>
              <Words clash={clash} until={formatDay(clash.until, { locale: i18n.locale })} />
            </p>
            {onStart && clash.kind === 'work' ? (
              <Button size="sm" onClick={() => onStart(next)}>
                <Trans>Start on {day}</Trans>
              </Button>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

function Words({ clash: { kind, category, days, campaign }, until }: { clash: Clash; until: string }): ReactNode {
  const title = campaign?.title;
  if (kind === 'work') {
    return (
      <>
        {title ? (
          <Trans>
            Your work for “{title}” goes on until {until}.
          </Trans>
        ) : (
          <Trans>
            The creator works for another brand of {category} until {until}.
          </Trans>
        )}{' '}
        <Plural value={days} one="That is # day of the exclusivity." other="That is # days of the exclusivity." />
      </>
    );
  }
  return (
    <>
      {title ? (
        <Trans>
          “{title}” keeps you from other brands like this one until {until}.
        </Trans>
      ) : category ? (
        <Trans>
          The creator agreed with another brand to do no work for {category} until {until}.
        </Trans>
      ) : (
        <Trans>The creator agreed with another brand not to work for you until {until}.</Trans>
      )}{' '}
      <Plural value={days} one="That is # day of this campaign." other="That is # days of this campaign." />
    </>
  );
}
