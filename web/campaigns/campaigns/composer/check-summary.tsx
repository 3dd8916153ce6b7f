import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CampaignBody } from '../../../../contract/campaigns/campaign-fields.ts';
import {
  compensationNames,
  dueDeliverablesInWords,
  needNames,
  objectiveNames,
  usageInWords,
} from '../../../lib/campaign-labels.ts';
import { formatDay } from '../../../lib/format.ts';
import { Card } from '../../../ui/data/card.tsx';
import { formatRupees } from '../../../ui/forms/rupees.ts';
import { BriefEntry } from '../brief-entry.tsx';
import { useWantedLines } from '../use-wanted-lines.ts';
import { CheckBlock, NotGiven } from './check-block.tsx';

interface CheckSummaryProps {
  body: CampaignBody;
  hrefOf: (step: number) => string;
}

/** Everything creators will read, each part with a link to its step. */
export function CheckSummary({ body, hrefOf }: CheckSummaryProps) {
  const { t, i18n } = useLingui();
  const { objective, compensation, brief, usage_rights: usage } = body;
  const isJoint = body.type === 'joint';
  const kind = [objective && objectiveNames[objective], !isJoint && compensation && compensationNames[compensation]];
  const made = dueDeliverablesInWords(
    (body.content ?? []).map(({ due, ...made }) => (due ? { ...made, due } : made)),
    i18n,
  );
  return (
    <Card padding="none">
      <CheckBlock title={t`What it is`} to={hrefOf(1)} editLabel={t`Edit title and objective`}>
        <p className="font-semibold">{body.title || <NotGiven />}</p>
        <p className="text-sm text-t2">{kind.flatMap((word) => (word ? i18n._(word) : [])).join(' · ')}</p>
      </CheckBlock>
      <CheckBlock title={t`Brief`} to={hrefOf(1)} editLabel={t`Edit brief`}>
        <p className="whitespace-pre-line">{brief || <NotGiven />}</p>
      </CheckBlock>
      <CheckBlock title={t`Dates`} to={hrefOf(2)} editLabel={t`Edit dates`}>
        <Dates body={body} />
      </CheckBlock>
      <CheckBlock title={t`Usage rights`} to={hrefOf(2)} editLabel={t`Edit usage rights`}>
        {usage ? usageInWords(usage, i18n) : <Trans>In the creator’s own post only</Trans>}
      </CheckBlock>
      <CheckBlock title={t`Rules`} to={hrefOf(2)} editLabel={t`Edit rules`}>
        <Rules body={body} />
      </CheckBlock>
      {isJoint ? (
        <CheckBlock title={t`Needs`} to={hrefOf(3)} editLabel={t`Edit needs`}>
          <Needs needs={body.needs ?? []} />
        </CheckBlock>
      ) : null}
      <CheckBlock title={t`What they make`} to={hrefOf(3)} editLabel={t`Edit deliverables`}>
        {made || <NotGiven />}
      </CheckBlock>
      {isJoint ? null : (
        <CheckBlock title={t`Money`} to={hrefOf(3)} editLabel={t`Edit money`}>
          <Pay body={body} />
        </CheckBlock>
      )}
      <CheckBlock title={t`Who it’s for`} to={hrefOf(4)} editLabel={t`Edit who it’s for`}>
        <Audience body={body} />
      </CheckBlock>
    </Card>
  );
}

function Entries({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-sm">{children}</dl>;
}

function Dates({
  body: { type, application_deadline: deadline, start_date: start, end_date: end },
}: {
  body: CampaignBody;
}) {
  const { i18n } = useLingui();
  const day = (date: string | null | undefined) => (date ? formatDay(date, { locale: i18n.locale }) : <NotGiven />);
  return (
    <Entries>
      <BriefEntry name={type === 'joint' ? <Trans>Last day to pledge</Trans> : <Trans>Last day to apply</Trans>}>
        {day(deadline)}
      </BriefEntry>
      <BriefEntry name={<Trans>Start</Trans>}>{day(start)}</BriefEntry>
      <BriefEntry name={<Trans>End</Trans>}>{day(end)}</BriefEntry>
    </Entries>
  );
}

function Rules({ body }: { body: CampaignBody }) {
  const { dos = [], donts = [], hashtags = [], mentions = [], disclosure_label: label, link } = body;
  return (
    <div className="grid gap-2">
      <ul className="grid gap-1.5 empty:hidden">
        {dos.map((text) => (
          <Rule key={text} icon={<Check className="mt-0.5 size-4 flex-none text-ok" />} text={text} />
        ))}
        {donts.map((text) => (
          <Rule key={text} icon={<X className="mt-0.5 size-4 flex-none text-bad" />} text={text} />
        ))}
      </ul>
      <Entries>
        <BriefEntry name={<Trans>Advertising label</Trans>}>{label}</BriefEntry>
        <BriefEntry name={<Trans>Hashtags</Trans>}>{hashtags.join(' ')}</BriefEntry>
        <BriefEntry name={<Trans>Mentions</Trans>}>{mentions.join(' ')}</BriefEntry>
        <BriefEntry name={<Trans>Link</Trans>}>{link ? <span className="break-all">{link}</span> : null}</BriefEntry>
      </Entries>
    </div>
  );
}

function Rule({ icon, text }: { icon: ReactNode; text: string }) {
  return (
    <li className="flex gap-2">
      {icon}
      <span className="min-w-0">{text}</span>
    </li>
  );
}

function Needs({ needs }: { needs: NonNullable<CampaignBody['needs']> }) {
  const { i18n } = useLingui();
  if (needs.length === 0) return <NotGiven />;
  return (
    <ul className="grid gap-1.5">
      {needs.map(({ kind, description, value }) => (
        <li key={`${kind} ${description}`} className="flex justify-between gap-3">
          <span className="min-w-0">{description || i18n._(needNames[kind])}</span>
          <b className="num">{formatRupees(value)}</b>
        </li>
      ))}
    </ul>
  );
}

function Pay({ body }: { body: CampaignBody }) {
  const {
    slots,
    budget_per_creator: each,
    budget_total: total,
    product_value: product,
    commission_percent: percent,
  } = body;
  return (
    <Entries>
      <BriefEntry name={<Trans>Creators</Trans>}>
        {slots == null ? <NotGiven /> : <Plural value={slots} one="# creator" other="# creators" />}
      </BriefEntry>
      <BriefEntry name={<Trans>Per creator</Trans>}>{each == null ? null : formatRupees(each)}</BriefEntry>
      <BriefEntry name={<Trans>Total budget</Trans>}>{total == null ? null : formatRupees(total)}</BriefEntry>
      <BriefEntry name={<Trans>Product worth</Trans>}>{product == null ? null : formatRupees(product)}</BriefEntry>
      <BriefEntry name={<Trans>Commission</Trans>}>
        {percent == null ? null : <Trans>{percent}% of sales</Trans>}
      </BriefEntry>
    </Entries>
  );
}

function Audience({ body }: { body: CampaignBody }) {
  const { platforms = [], categories = [], languages = [], locations = [], creator_profile: wanted } = body;
  const { gender = null, followers_min = null, followers_max = null, engagement_min = null } = wanted ?? {};
  const profile = { gender, followers_min, followers_max, engagement_min };
  const lines = useWantedLines({ platforms, categories, languages, locations, creator_profile: profile });
  if (lines.length === 0) return <Trans>Everybody can apply.</Trans>;
  return (
    <Entries>
      {lines.map(({ id, name, text }) => (
        <BriefEntry key={id} name={name}>
          {text}
        </BriefEntry>
      ))}
    </Entries>
  );
}
