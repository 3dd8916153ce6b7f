import { Trans } from '@lingui/react/macro';
import { ClipboardList } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Campaign } from '../../../contract/campaigns.ts';
import { ApplicationTag, PledgeTag } from '../../features/applications/application-tag.tsx';
import { Facts } from '../../features/campaigns/facts.tsx';
import { OfferLine } from '../../features/campaigns/offer-line.tsx';
import { paths } from '../../lib/paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { WithAgreements } from './with-agreements.tsx';
import { WithMoney } from './with-money.tsx';

const ApplicantSide = lazy(() => import('../../features/applications/applicant-side.tsx'));

interface ChatSideProps {
  campaign: Campaign;
  /** The reader is its creator. */
  isOwn: boolean;
  userId: string;
  onAnswered?: () => void;
}

/** What ties the two together: for the creator the application to answer, for the other side the campaign and how they stand. */
export function ChatSide({ campaign, isOwn, userId, onAnswered }: ChatSideProps) {
  if (isOwn) {
    return (
      <Suspense fallback={<Skeleton className="h-80" />}>
        <WithMoney>
          <WithAgreements>
            <ApplicantSide key={userId} campaign={campaign} userId={userId} onAnswered={onAnswered} />
          </WithAgreements>
        </WithMoney>
      </Suspense>
    );
  }
  const { my_application: own, my_pledges: pledges } = campaign;
  return (
    <div className="grid gap-4">
      <h2 className="h4">{campaign.title}</h2>
      <p className="flex flex-wrap gap-2">
        {own ? <ApplicationTag status={own.status} /> : null}
        {pledges.map(({ id, status }) => (
          <PledgeTag key={id} status={status} />
        ))}
      </p>
      <OfferLine campaign={campaign} size={28} />
      <Facts campaign={campaign} />
      <LinkButton to={paths.campaign(campaign.id)}>
        <Trans>Open campaign</Trans>
      </LinkButton>
    </div>
  );
}

/** The same in a sheet, where the window has no room for it beside the chat. */
export function ChatSideSheet(props: ChatSideProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" icon={ClipboardList} className="flex-none xl:hidden" onClick={() => setOpen(true)}>
        {props.isOwn ? <Trans>Application</Trans> : <Trans>Campaign</Trans>}
      </Button>
      {isOpen ? (
        <Sheet
          title={props.isOwn ? <Trans>Application</Trans> : <Trans>Campaign</Trans>}
          onClose={() => setOpen(false)}
        >
          <ChatSide {...props} onAnswered={() => setOpen(false)} />
        </Sheet>
      ) : null}
    </>
  );
}
