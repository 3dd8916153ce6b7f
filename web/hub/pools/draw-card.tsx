import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, FileText, Hourglass, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { poolTerms } from '../../../contract/hub/pool-terms.ts';
import type { PoolDetails, Spending } from '../../../contract/hub/pools.ts';
import { formatClock, formatDay } from '../../lib/format.ts';
import { nameOf } from '../../lib/people-names.ts';
import { cx } from '../../ui/cx.ts';
import { Card } from '../../ui/data/card.tsx';
import { Money } from '../../ui/data/money.tsx';
import { PersonAvatar } from '../../ui/data/person-avatar.tsx';
import { ProgressBar } from '../../ui/data/progress-bar.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { DrawActs } from './draw-acts.tsx';
import { DrawAnswers } from './draw-answers.tsx';

interface DrawCardProps {
  campaignId: string;
  draw: Spending;
  silence: PoolDetails['silence'];
}

/** Draw waiting for its payers or, when disputed, for an operator. */
export function DrawCard({ campaignId, draw, silence }: DrawCardProps) {
  const isFrozen = draw.status === 'disputed';
  const heading = `draw-${draw.id}`;
  return (
    <Card
      as="section"
      padding="none"
      aria-labelledby={heading}
      className={cx('border-2', isFrozen ? 'border-bad' : 'border-pea')}
    >
      <div
        className={cx(
          'flex flex-wrap items-center justify-between gap-x-3 gap-y-2 px-4 py-3 md:px-5',
          isFrozen ? 'bg-bad-tint' : 'bg-pea-tint',
        )}
      >
        <h3 id={heading} className="h5">
          <Trans>
            Draw {draw.number}, proposed by {nameOf(draw.by)}
          </Trans>
        </h3>
        <DrawState draw={draw} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 p-4 md:px-5">
        <DrawFacts draw={draw} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2">
          <DrawAnswers answers={draw.answers} />
          {draw.consent === 'silence' && !isFrozen ? <SilenceLimit amount={draw.amount} {...silence} /> : null}
          {draw.dispute ? (
            <div className="text-sm">
              <h4 className="h5">
                <Trans>{nameOf(draw.dispute.opened_by)}’s statement</Trans>
              </h4>
              <blockquote className="mt-1 whitespace-pre-line">“{draw.dispute.reason}”</blockquote>
              {draw.dispute.papers.map(({ id, name, url }) => (
                <PaperLink key={id} name={name} url={url} />
              ))}
            </div>
          ) : null}
        </div>
      </div>
      <DrawActs campaignId={campaignId} draw={draw} />
    </Card>
  );
}

function DrawState({ draw: { status, executes_at: at, consent } }: { draw: Spending }) {
  const { i18n } = useLingui();
  if (status === 'disputed') {
    return (
      <Tag tone="red" icon={CircleAlert} size="md">
        <Trans>On hold, Tandem decides</Trans>
      </Tag>
    );
  }
  if (at) {
    const moment = `${formatDay(at, { locale: i18n.locale })}, ${formatClock(at, i18n.locale)}`;
    return (
      <Tag tone="amber" icon={Hourglass} size="md">
        <Trans>Approved automatically on {moment} without objections</Trans>
      </Tag>
    );
  }
  return (
    <Tag tone="amber" icon={Users} size="md">
      {consent === 'two_thirds' ? (
        <Trans>Needs two thirds of the money paid in</Trans>
      ) : (
        <Trans>All payers must agree</Trans>
      )}
    </Tag>
  );
}

function DrawFacts({ draw }: { draw: Spending }) {
  const { payee, note, proof, proof_note: named, net, fee, tds, amount, my_part: part } = draw;
  const off = fee + tds;
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Money value={amount} size={44} className="max-md:text-3xl" />
        {part > 0 ? (
          <span className="num text-sm">
            <Trans>
              from the pool, your part <b>{formatRupees(part)}</b>
            </Trans>
          </span>
        ) : null}
      </p>
      <dl className="mt-2 text-sm">
        <Fact name={<Trans>Payee</Trans>}>
          <span className="inline-flex flex-wrap items-center gap-2">
            <PersonAvatar person={payee} size={24} />
            <b className="font-semibold">{nameOf(payee)}</b>
            <span className="text-t2">
              <TieWords tie={draw.tie} />
            </span>
          </span>
        </Fact>
        <Fact name={<Trans>Purpose</Trans>}>{note}</Fact>
        <Fact name={<Trans>Proof</Trans>}>
          {proof ? <PaperLink name={proof.name} url={proof.url} /> : named || <Trans>None provided</Trans>}
        </Fact>
        <Fact name={<Trans>Payee receives</Trans>}>
          <span className="num">
            <b>{formatRupees(net, { paise: true })}</b>{' '}
            {off > 0 ? (
              <Trans>after {formatRupees(off, { paise: true })} fee and tax, as for any paid work</Trans>
            ) : null}
          </span>
        </Fact>
      </dl>
    </div>
  );
}

function TieWords({ tie }: Pick<Spending, 'tie'>) {
  if (tie === 'owner') return <Trans>campaign owner</Trans>;
  if (tie === 'related') return <Trans>tied to the owner</Trans>;
  if (tie === 'side') return <Trans>takes part, no tie to the owner</Trans>;
  return <Trans>not part of the campaign at the first payment</Trans>;
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3 border-line border-t border-dashed py-2 first:border-t-0 md:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="text-t2">{name}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

export function PaperLink({ name, url }: { name: string; url: string }) {
  return (
    <a href={url} target="_blank" rel="noreferrer noopener" className="link hit-44 inline-flex items-center gap-1.5">
      <FileText className="size-4 flex-none" />
      {name}
    </a>
  );
}

function SilenceLimit({ amount, most, used }: { amount: number; most: number; used: number }) {
  const { silenceWindowDays } = poolTerms;
  return (
    <div>
      <h4 className="h5 mb-2">
        <Trans>Limit without an answer</Trans>
      </h4>
      <Card flat className="grid gap-2 text-sm">
        <p className="num flex justify-between gap-3">
          <Trans>This and the last {silenceWindowDays} days</Trans> <b>{formatRupees(used + amount)}</b>
        </p>
        <ProgressBar parts={[{ value: used }, { value: amount, kind: 'waiting' }]} total={most} />
        <p className="text-t2">
          <Trans>of {formatRupees(most)}. Above this, every payer must agree.</Trans>
        </p>
      </Card>
    </div>
  );
}
