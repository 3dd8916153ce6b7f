import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { FilePen, FileText } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import type { Agreement } from '../../../contract/work/agreements.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatDate } from '../../lib/format.ts';
import { Tag } from '../../ui/data/tag.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import type { AgreementProps } from '../agreements/agreement-props.ts';
import { agreementQuery } from '../agreements/agreements.queries.ts';
import { AgreedLines } from './agreed-lines.tsx';
import { changeOrdersQuery } from './change-orders.queries.ts';
import { EarlierOrders, OpenOrder } from './change-orders.tsx';
import { FundDifference } from './fund-difference.tsx';

const AgreementDialog = lazyWithRetry(() => import('../agreements/agreement-dialog.tsx'));
const ProposeDialog = lazyWithRetry(() => import('./propose-dialog.tsx'));

/** Summary of the agreement in force, pending changes, and links to both. */
export default function AgreementCard({ applicationId, side }: AgreementProps) {
  const heading = useId();
  const [opened, setOpened] = useState<'sheet' | 'propose'>();
  const { data: agreement, error, refetch } = useQuery(agreementQuery(applicationId));
  const { data: list } = useQuery(changeOrdersQuery(applicationId));
  if (error && !agreement) {
    return <ErrorState title={<Trans>Couldn’t load the agreement</Trans>} text={reasonOf(error)} onRetry={refetch} />;
  }
  if (!agreement) return <Skeleton className="h-40 rounded-box" />;
  const open = list?.data.find(({ status }) => status === 'open' || status === 'funding');
  const latest = list?.data[0];
  const scope = list?.can.propose === true ? 'all' : list?.can.publication === true ? 'publication' : 'renewal';
  const close = () => setOpened(undefined);
  return (
    <section aria-labelledby={heading} className="grid gap-3 rounded-box border border-line bg-surface p-4">
      <Head agreement={agreement} heading={heading} />
      {open ? <OpenOrder order={open} agreement={agreement} side={side} /> : null}
      {latest ? <FundDifference key={latest.id} order={latest} title={agreement.terms.title} /> : null}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon={FileText} onClick={() => setOpened('sheet')}>
          <Trans>Read the agreement</Trans>
        </Button>
        {list && !open && (list.can.propose === true || list.can.renew === true) ? (
          <Button size="sm" icon={FilePen} onClick={() => setOpened('propose')}>
            {scope === 'renewal' ? <Trans>Renew the rights</Trans> : <Trans>Propose a change</Trans>}
          </Button>
        ) : null}
      </div>
      <EarlierOrders orders={(list?.data ?? []).filter((order) => order !== open)} />
      <Suspense>
        {opened === 'sheet' ? <AgreementDialog applicationId={applicationId} onClose={close} /> : null}
        {opened === 'propose' ? (
          <ProposeDialog agreement={agreement} side={side} scope={scope} onClose={close} />
        ) : null}
      </Suspense>
    </section>
  );
}

function Head({ agreement, heading }: { agreement: Agreement; heading: string }) {
  const { i18n } = useLingui();
  const { version, hash, createdAt, accepted_by: acceptedBy, terms } = agreement;
  const [day, name] = [createdAt && formatDate(createdAt, { locale: i18n.locale }), acceptedBy?.fullname];
  const short = hash.slice(0, 12);
  return (
    <div>
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span id={heading} className="h5">
          <Trans>Agreement</Trans>
        </span>
        <Tag tone="peacock">
          <Trans>Version {version}</Trans>
        </Tag>
      </p>
      <p className="num mt-1 text-sm text-t2">
        {day && name ? (
          <Trans>
            Accepted {day} by {name}, fingerprint {short}…
          </Trans>
        ) : null}
        {day && !name ? (
          <Trans>
            Accepted {day}, fingerprint {short}…
          </Trans>
        ) : null}
      </p>
      <AgreedLines terms={terms} />
    </div>
  );
}
