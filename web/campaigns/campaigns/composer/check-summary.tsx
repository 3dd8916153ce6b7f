import { Trans, useLingui } from '@lingui/react/macro';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CampaignBody } from '../../../../contract/campaigns/campaign-fields.ts';
import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';
import { compensationNames, needNames, objectiveNames, visibilityNames } from '../../../lib/campaign-labels.ts';
import { Card } from '../../../ui/data/card.tsx';
import { ClampedText } from '../../../ui/data/clamped-text.tsx';
import { formatRupees } from '../../../ui/forms/rupees.ts';
import { BriefEntry } from '../brief-entry.tsx';
import { FieldEntries, fieldValue, payFields, ruleFields } from '../field-entries.tsx';
import { dayFields } from '../field-names.ts';
import { useWantedLines } from '../use-wanted-lines.ts';
import { CheckBlock, NotGiven } from './check-block.tsx';
import { CheckFiles } from './check-files.tsx';

interface CheckSummaryProps {
  body: CampaignBody;
  /** Null until the draft is saved. */
  campaign: Campaign | null;
  hrefOf: (step: number) => string;
}

/** Everything creators will read, each part with a link to its step. */
export function CheckSummary({ body, campaign, hrefOf }: CheckSummaryProps) {
  const { t, i18n } = useLingui();
  const { objective, compensation, brief } = body;
  const isJoint = body.type === 'joint';
  const kind = [objective && objectiveNames[objective], !isJoint && compensation && compensationNames[compensation]];
  return (
    <Card padding="none">
      <CheckBlock title={t`What it is`} to={hrefOf(1)} editLabel={t`Edit title and objective`}>
        <p className="font-semibold">{body.title || <NotGiven />}</p>
        <p className="text-sm text-t2">{kind.flatMap((word) => (word ? i18n._(word) : [])).join(' · ')}</p>
      </CheckBlock>
      <CheckBlock title={t`Brief`} to={hrefOf(1)} editLabel={t`Edit brief`}>
        {brief ? <ClampedText>{brief}</ClampedText> : <NotGiven />}
      </CheckBlock>
      {isJoint ? (
        <CheckBlock title={t`Needs`} to={hrefOf(3)} editLabel={t`Edit needs`}>
          <Needs needs={body.needs ?? []} />
        </CheckBlock>
      ) : null}
      <CheckBlock title={t`What they make`} to={hrefOf(3)} editLabel={t`Edit deliverables`}>
        {fieldValue('content', body, i18n) || <NotGiven />}
      </CheckBlock>
      <CheckBlock title={t`Who it’s for`} to={hrefOf(4)} editLabel={t`Edit who it’s for`}>
        <Audience body={body} />
      </CheckBlock>
      <CheckBlock title={t`Dates`} to={hrefOf(2)} editLabel={t`Edit dates`}>
        <FieldEntries campaign={body} fields={dayFields} missing={<NotGiven />} />
      </CheckBlock>
      {isJoint ? null : (
        <CheckBlock title={t`Money`} to={hrefOf(3)} editLabel={t`Edit money`}>
          {body.slots == null ? <NotGiven /> : null}
          <FieldEntries campaign={body} fields={payFields} />
        </CheckBlock>
      )}
      <CheckBlock title={t`Usage rights`} to={hrefOf(2)} editLabel={t`Edit usage rights`}>
        {fieldValue('usage_rights', body, i18n)}
      </CheckBlock>
      <CheckBlock title={t`Rules`} to={hrefOf(2)} editLabel={t`Edit rules`}>
        <Rules body={body} />
      </CheckBlock>
      <CheckBlock title={t`Cover and files`} to={hrefOf(3)} editLabel={t`Edit cover and files`}>
        <CheckFiles campaign={campaign} />
      </CheckBlock>
      <CheckBlock title={t`Who can see it`} to={hrefOf(2)} editLabel={t`Edit who can see it`}>
        {fieldValue('visibility', body, i18n) ?? i18n._(visibilityNames.public)}
      </CheckBlock>
    </Card>
  );
}

function Entries({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-sm">{children}</dl>;
}

function Rules({ body }: { body: CampaignBody }) {
  const { dos = [], donts = [] } = body;
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
      <FieldEntries campaign={body} fields={ruleFields.filter((field) => field !== 'usage_rights')} />
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
