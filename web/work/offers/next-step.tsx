import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, FileText, MessageCircle } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Application } from '../../../contract/campaigns/applications.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { offersMoney } from '../../../contract/campaigns/compensation.rules.ts';
import { type Escrow, inHandOf } from '../../../contract/work/escrow.ts';
import { paths } from '../../lib/paths.ts';
import { momentInWords } from '../../lib/time-labels.ts';
import { Money } from '../../ui/data/money.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { Button, LinkButton } from '../../ui/forms/button.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { escrowQuery } from '../escrow/escrow.queries.ts';

const AgreementDialog = lazyWithRetry(() => import('../agreements/agreement-dialog.tsx'));

interface NextStepProps {
  campaign: Pick<Campaign, 'id' | 'compensation' | 'creator'>;
  application: Pick<Application, 'id' | 'status'>;
  /** Name of the other side. */
  partner: string;
  isOwner: boolean;
}

/** An agreement below its offers, with the step after it: the owner funds it, the creator waits for that, then both see the work. */
export function NextStep({ campaign, application, partner, isOwner }: NextStepProps) {
  const { t } = useLingui();
  const { id, status } = application;
  const [isReading, setReading] = useState(false);
  const mayWait = status === 'accepted' && offersMoney(campaign);
  const { data: escrow } = useQuery({ ...escrowQuery(id), enabled: mayWait });
  if (status === 'cancelled' || (mayWait && !escrow)) return null;
  const isWaiting = Boolean(mayWait && escrow?.fund_by);
  return (
    <section
      aria-label={t({ context: 'stage', message: 'Agreed' })}
      className="num grid gap-4 border-line border-t p-4 md:px-5"
    >
      {isWaiting && escrow ? <Waiting escrow={escrow} partner={partner} isOwner={isOwner} /> : null}
      <div className="flex flex-wrap justify-end gap-2 max-md:*:flex-auto md:gap-3">
        <Button icon={FileText} onClick={() => setReading(true)}>
          <Trans>Agreement</Trans>
        </Button>
        {!isWaiting ? (
          <LinkButton to={paths.agreedWork(campaign.id, id)}>
            <Trans>See the work</Trans>
          </LinkButton>
        ) : isOwner ? null : (
          <LinkButton variant="peacock" icon={MessageCircle} to={paths.chatWith(campaign.creator.id)}>
            <Trans>Message {partner}</Trans>
          </LinkButton>
        )}
        {isOwner && escrow?.can.fund === true ? (
          <LinkButton variant="primary" to={paths.fundMany(campaign.id, [id])} className="md:min-w-55">
            <Trans>Fund {formatRupees(escrow.amount)}</Trans>
          </LinkButton>
        ) : null}
      </div>
      <Suspense>{isReading ? <AgreementDialog applicationId={id} onClose={() => setReading(false)} /> : null}</Suspense>
    </section>
  );
}

/** An agreement that is not funded yet: its sum for the reader, and by when it is funded. */
function Waiting({ escrow, partner, isOwner }: Pick<NextStepProps, 'partner' | 'isOwner'> & { escrow: Escrow }) {
  const { i18n } = useLingui();
  const until = escrow.fund_by ? momentInWords(escrow.fund_by, i18n) : '';
  return (
    <div className="grid gap-3">
      <div>
        <Tag tone="green" icon={CircleCheck}>
          <Trans context="stage">Agreed</Trans>
        </Tag>
        <p className="mt-1.5 flex flex-wrap items-baseline gap-x-3 text-sm text-t2">
          <Money value={isOwner ? escrow.amount : inHandOf(escrow.net)} size={36} className="text-t1" />
          {isOwner ? <Trans>you pay in all</Trans> : <Trans>net in your hand</Trans>}
        </p>
      </div>
      <div>
        <h3 className="h4">{isOwner ? <Trans>Next: you fund it</Trans> : <Trans>Next: {partner} funds it</Trans>}</h3>
        <p className="text-sm text-t2">
          {isOwner ? (
            <Trans>Fund it by {until}. They start once the money is held.</Trans>
          ) : (
            <Trans>
              {partner} has until {until} to fund it. Start once the money is held. We tell you at once.
            </Trans>
          )}
        </p>
      </div>
    </div>
  );
}
