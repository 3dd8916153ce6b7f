import { Plural, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { CalendarClock, CalendarDays, Clapperboard, Timer, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { deadlineInWords, dueDeliverablesInWords } from '../../lib/campaign-labels.ts';
import { formatDay, formatShortDate } from '../../lib/format.ts';
import { fieldName } from './field-names.ts';
import { PayWords } from './pay-line.tsx';

type Shown = Pick<Campaign, 'type' | 'content' | 'application_deadline' | 'slots' | 'start_date' | 'end_date'> & {
  counts: Pick<Campaign['counts'], 'slots_left'>;
};

interface FactsProps {
  campaign: Shown;
  withDates?: boolean;
  /** Days its creator took to pay. */
  days?: Campaign['days_to_pay'] | undefined;
}

/** Work, deadline and places left. */
export function Facts({ campaign, withDates, days }: FactsProps) {
  const { t, i18n } = useLingui();
  const { application_deadline: deadline, start_date: start, end_date: end, slots } = campaign;
  const last = deadline ? formatDay(deadline, { locale: i18n.locale }) : null;
  const left = campaign.counts.slots_left ?? 0;
  const isJoint = campaign.type === 'joint';
  const made = dueDeliverablesInWords(campaign.content, i18n);
  return (
    <dl className="grid gap-1.5 text-t2">
      {made ? (
        <Fact icon={Clapperboard} name={t`Deliverables`}>
          {made}
        </Fact>
      ) : null}
      {deadline && last ? (
        <Fact icon={CalendarClock} name={i18n._(fieldName('application_deadline', campaign.type))}>
          {deadlineInWords({ type: campaign.type, deadline, last }, i18n)}
        </Fact>
      ) : null}
      {withDates && start && end ? (
        <Fact icon={CalendarDays} name={t`Dates`}>
          {formatShortDate(start, i18n.locale)} – {formatShortDate(end, i18n.locale)}
        </Fact>
      ) : null}
      {slots === null || isJoint ? null : (
        <Fact icon={Users} name={t`Places`}>
          <Plural value={slots} one={`${left} of # place left`} other={`${left} of # places left`} />
        </Fact>
      )}
      {days?.n ? (
        <Fact icon={Timer} name={t`Days to pay`}>
          <PayWords days={days} />
        </Fact>
      ) : null}
    </dl>
  );
}

function Fact({ icon: Icon, name, children }: { icon: LucideIcon; name: string; children: ReactNode }) {
  return (
    <div className="flex gap-2.5">
      <dt>
        <Icon className="mt-0.5 size-[18px] text-t3" />
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="num min-w-0">{children}</dd>
    </div>
  );
}
