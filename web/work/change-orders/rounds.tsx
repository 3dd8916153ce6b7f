import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { FilePen } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../../ui/forms/button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import type { AgreementProps } from '../agreements/agreement-props.ts';
import { agreementQuery } from '../agreements/agreements.queries.ts';
import { changeOrdersQuery } from './change-orders.queries.ts';

const ProposeDialog = lazyWithRetry(() => import('./propose-dialog.tsx'));

interface RoundsProps extends AgreementProps {
  /** Number of change requests for this piece. */
  asked: number;
}

/** Used rounds of changes of a piece; when all are used, a button to propose more. */
export default function Rounds({ applicationId, asked, side }: RoundsProps) {
  const [isOpen, setOpen] = useState(false);
  const { data: agreement } = useQuery(agreementQuery(applicationId));
  const { data: list } = useQuery(changeOrdersQuery(applicationId));
  const included = agreement?.terms.revisions;
  if (!agreement || !list || included === undefined) return <p className="min-h-5 text-sm" />;
  const isWaiting = list.data.some(({ status }) => status === 'open' || status === 'funding');
  const isUsed = asked >= included;
  return (
    <div className="grid gap-3 text-sm">
      <p className="num text-t2">
        <Trans>
          {asked} of {included} agreed revisions used.
        </Trans>{' '}
        {isUsed ? <Trans>For another one, propose a change order the other side accepts.</Trans> : null}
      </p>
      {isUsed && !isWaiting && list.can.propose === true ? (
        <p>
          <Button size="sm" icon={FilePen} onClick={() => setOpen(true)}>
            <Trans>Propose a change order</Trans>
          </Button>
        </p>
      ) : null}
      <Suspense>
        {isOpen ? <ProposeDialog agreement={agreement} side={side} scope="all" onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </div>
  );
}
