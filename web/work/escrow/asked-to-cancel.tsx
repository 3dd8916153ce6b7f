import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { momentInWords } from '../../lib/time-labels.ts';
import { LinkButton } from '../../ui/forms/button.tsx';
import { escrowQuery } from './escrow.queries.ts';
import type { Side } from './escrow-line.tsx';

interface AskedToCancelProps {
  campaignId: string;
  applicationId: string;
  side: Side;
}

/** Says that a proposal to cancel waits for its answer, and leads to it on the work page. */
export default function AskedToCancel({ campaignId, applicationId, side }: AskedToCancelProps) {
  const { i18n } = useLingui();
  const { data } = useQuery(escrowQuery(applicationId));
  const open = data?.cancellation;
  if (!open) return null;
  const isOwn = (open.by === 'owner') === (side === 'creator');
  const until = momentInWords(open.answer_by, i18n);
  return (
    <div className="num grid gap-2.5 rounded-box border-2 border-pea bg-pea-tint p-3.5">
      <p className="font-semibold">
        {isOwn ? <Trans>You ask to cancel</Trans> : <Trans>The other side asks to cancel</Trans>}
        <span className="mt-0.5 flex items-center gap-1.5 font-normal text-sm">
          <Hourglass className="size-4 flex-none" />
          {isOwn ? <Trans>Their answer by {until}</Trans> : <Trans>Your answer by {until}</Trans>}
        </span>
      </p>
      <LinkButton block variant={isOwn ? 'outline' : 'primary'} to={paths.agreedWork(campaignId, applicationId)}>
        {isOwn ? <Trans>See the proposal</Trans> : <Trans>Answer the proposal</Trans>}
      </LinkButton>
    </div>
  );
}
