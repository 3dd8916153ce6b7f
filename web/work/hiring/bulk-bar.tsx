import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Columns3, ListChecks, Send, ShieldCheck, X } from 'lucide-react';
import type { Application } from '../../../contract/campaigns/applications.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { paysMoney } from '../../../contract/campaigns/compensation.rules.ts';
import { useMay } from '../../lib/member-roles.ts';
import { paths } from '../../lib/paths.ts';
import { Button, LinkButton } from '../../ui/forms/button.tsx';
import { IconButton } from '../../ui/forms/icon-button.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { type Answer, answersTo } from './answer-outbox.ts';

/** Maximum number of columns. */
const mostCompared = 4;

interface BulkBarProps {
  campaign: Pick<Campaign, 'id' | 'compensation'>;
  chosen: readonly Application[];
  statusOf: (application: Application) => Application['status'];
  onAnswer: (answer: Answer) => void;
  onCompare: () => void;
  onClear: () => void;
}

const look = 'border-current! bg-transparent! text-current! hover:opacity-85';

/** Number of selected applicants, total of their quotes, and bulk actions. At the bottom on phones. */
export function BulkBar({ campaign, chosen, statusOf, onAnswer, onCompare, onClear }: BulkBarProps) {
  const { t } = useLingui();
  const mayPay = useMay('pay');
  const sum = chosen.reduce((total, { quote }) => total + (quote ?? 0), 0);
  const unfunded = chosen
    .filter(({ status, quote }) => status === 'accepted' && paysMoney(campaign, quote))
    .map(({ id }) => id);
  const may = (answer: Answer) => chosen.some((one) => answersTo(one, statusOf(one)).includes(answer));
  const act = (answer: Answer, label: React.ReactNode, icon?: typeof Send) =>
    may(answer) ? (
      <Button size="sm" icon={icon} className={look} onClick={() => onAnswer(answer)}>
        {label}
      </Button>
    ) : null;
  return (
    <section
      aria-label={t`Selected applicants`}
      data-at-bottom=""
      className="z-20 flex min-h-[41px] flex-wrap items-center gap-x-2.5 gap-y-2 bg-pea py-0.5 pr-2.5 pl-5 text-on-pea max-md:py-2 max-md:fixed max-md:inset-x-0 max-md:bottom-[68px] max-md:px-4"
    >
      <b className="font-bold" role="status">
        <Plural value={chosen.length} one="# selected" other="# selected" />
      </b>
      {sum > 0 ? (
        <span className="num text-sm">
          <Trans>{formatRupees(sum)} in total</Trans>
        </span>
      ) : null}
      <span className="flex-1" />
      {chosen.length > 1 && chosen.length <= mostCompared ? (
        <Button size="sm" icon={Columns3} className={look} onClick={onCompare}>
          <Trans>Compare</Trans>
        </Button>
      ) : null}
      {act('shortlisted', <Trans>Shortlist</Trans>, ListChecks)}
      {act('offered', <Trans>Offer</Trans>, Send)}
      {act('declined', <Trans>Decline</Trans>)}
      {mayPay && unfunded.length > 0 ? (
        <LinkButton size="sm" icon={ShieldCheck} className={look} to={paths.fundMany(campaign.id, unfunded)}>
          <Trans>Fund {unfunded.length}</Trans>
        </LinkButton>
      ) : null}
      <IconButton
        icon={X}
        size="sm"
        label={t`Clear selection`}
        onClick={onClear}
        className="text-current! hover:bg-transparent!"
      />
    </section>
  );
}
