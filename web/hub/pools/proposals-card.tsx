import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PoolProposal, PoolTerms } from '../../../contract/hub/pools.ts';
import { needNames } from '../../lib/campaign-labels.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatClock, formatDay } from '../../lib/format.ts';
import { nameOf } from '../../lib/people-names.ts';
import { Card } from '../../ui/data/card.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { DrawAnswers } from './draw-answers.tsx';
import { proposalsQuery, useAnswerProposal } from './pools.queries.ts';

/** Changes of dates, budget needs or minimum waiting for the payers. */
export function ProposalCards({ campaignId }: { campaignId: string }) {
  const { data } = useQuery(proposalsQuery(campaignId));
  const waiting = data?.filter(({ status, can }) => status === 'open' || can.refuse === true) ?? [];
  return waiting.map((proposal) => <ProposalCard key={proposal.id} proposal={proposal} />);
}

function ProposalCard({ proposal }: { proposal: PoolProposal }) {
  const { i18n } = useLingui();
  const { id, by, before, change, status, answers, answer_by: until } = proposal;
  const moment = `${formatDay(until, { locale: i18n.locale })}, ${formatClock(until, i18n.locale)}`;
  const fields = Object.keys(change) as (keyof PoolTerms)[];
  return (
    <Card as="section" padding="none" aria-labelledby={`terms-${id}`} className="border-2 border-pea">
      <div className="bg-pea-tint px-4 py-3 md:px-5">
        <h3 id={`terms-${id}`} className="h5">
          {status === 'open' ? (
            <Trans>New terms proposed by {nameOf(by)}: the payers decide</Trans>
          ) : (
            <Trans>
              {nameOf(by)} changed the terms: you can refuse until {moment}
            </Trans>
          )}
        </h3>
      </div>
      <div className="grid gap-4 p-4 md:px-5">
        <dl className="grid gap-2 text-sm">
          {fields.map((field) => (
            <div key={field}>
              <dt className="text-t2">
                <TermName field={field} />
              </dt>
              <dd className="num">
                <s className="text-t3">
                  <TermValue terms={before} field={field} />
                </s>{' '}
                <b>
                  <TermValue terms={change} field={field} />
                </b>
              </dd>
            </div>
          ))}
        </dl>
        <DrawAnswers answers={answers} />
        <p className="text-sm text-t3">
          <Trans>
            Needs two thirds of the money paid in. If the change goes through, those who refused get their unspent part
            back.
          </Trans>
        </p>
      </div>
      <ProposalActs proposal={proposal} />
    </Card>
  );
}

function TermName({ field }: { field: keyof PoolTerms }) {
  switch (field) {
    case 'application_deadline':
      return <Trans>Last day to pledge</Trans>;
    case 'start_date':
      return <Trans>Start</Trans>;
    case 'end_date':
      return <Trans>End</Trans>;
    case 'needs':
      return <Trans>Needs</Trans>;
    default:
      return <Trans>Minimum amount</Trans>;
  }
}

function TermValue({ terms, field }: { terms: PoolTerms; field: keyof PoolTerms }) {
  const { t, i18n } = useLingui();
  const value = terms[field];
  if (value == null) return field === 'pool_minimum' ? t`all budget needs` : t`none`;
  if (typeof value === 'number') return formatRupees(value);
  if (typeof value === 'string') return formatDay(value, { locale: i18n.locale });
  return value.map(({ kind, value: worth }) => `${i18n._(needNames[kind])} ${formatRupees(worth)}`).join(', ');
}

function ProposalActs({ proposal: { id, can, status } }: { proposal: PoolProposal }) {
  const answer = useAnswerProposal(id);
  const [isRefusing, setRefusing] = useState(false);
  if (can.agree !== true && can.withdraw !== true) return null;
  // The error is shown above the buttons.
  const send = (word: 'agreed' | 'refused' | 'withdrawn') =>
    answer.mutateAsync({ status: word }).catch(() => undefined);
  return (
    <div className="grid gap-3 border-line border-t p-4 md:px-5">
      <FormError>{answer.error ? reasonOf(answer.error) : undefined}</FormError>
      <div className="flex flex-wrap gap-3">
        {can.refuse === true ? (
          <Button variant="danger" onClick={() => setRefusing(true)}>
            <Trans>Refuse…</Trans>
          </Button>
        ) : null}
        {can.withdraw === true ? (
          <Button onClick={() => send('withdrawn')}>
            <Trans>Withdraw proposal</Trans>
          </Button>
        ) : null}
        {can.agree === true ? (
          <Button variant="primary" className="ml-auto max-md:flex-1 md:min-w-60" onClick={() => send('agreed')}>
            <Trans>Agree to the change</Trans>
          </Button>
        ) : null}
      </div>
      {isRefusing ? (
        <Dialog
          title={<Trans>Refuse the new terms?</Trans>}
          onClose={() => setRefusing(false)}
          actions={
            <>
              <Button onClick={() => setRefusing(false)}>
                <Trans>Back</Trans>
              </Button>
              <Button
                variant="danger"
                onClick={async () => {
                  await send('refused');
                  setRefusing(false);
                }}
              >
                <Trans>Refuse</Trans>
              </Button>
            </>
          }
        >
          <p>
            {status === 'open' ? (
              <Trans>If the others agree anyway, you get your unspent part back.</Trans>
            ) : (
              <Trans>You get your unspent part back and leave the pool.</Trans>
            )}
          </p>
        </Dialog>
      ) : null}
    </div>
  );
}
