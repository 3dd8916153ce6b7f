import { Trans } from '@lingui/react/macro';
import { ClipboardList } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { CampaignChat } from '../../../../contract/campaigns/campaign-chats.ts';
import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';
import { ApplicationTag } from '../../../campaigns/applications/application-tag.tsx';
import { Facts } from '../../../campaigns/campaigns/facts.tsx';
import { OfferLine } from '../../../campaigns/campaigns/offer-line.tsx';
import { PledgeTag } from '../../../campaigns/pledges/pledge-tag.tsx';
import { paths } from '../../../lib/paths.ts';
import { Money } from '../../../ui/data/money.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Button, LinkButton } from '../../../ui/forms/button.tsx';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry.ts';
import { Sheet } from '../../../ui/overlays/sheet.tsx';

const ApplicantSide = lazyWithRetry(() => import('../../../work/hiring/applicant-side.tsx'));

interface ChatSideProps {
  campaign: Campaign;
  /** True when the reader created the campaign. */
  isOwn: boolean;
  /** Conversation with its application or pledges. */
  chat: CampaignChat;
  onAnswered?: () => void;
}

/** Campaign side panel: the creator gets the application to answer, the other side the campaign and its status. */
export function ChatSide({ campaign, isOwn, chat, onAnswered }: ChatSideProps) {
  if (isOwn && chat.application) {
    return (
      <Suspense fallback={<Skeleton className="h-80" />}>
        <ApplicantSide key={chat.id} campaign={campaign} userId={chat.id} onAnswered={onAnswered} />
      </Suspense>
    );
  }
  return (
    <div className="grid gap-4">
      <h2 className="h4">{campaign.title}</h2>
      {chat.application ? (
        <p>
          <ApplicationTag application={chat.application} />
        </p>
      ) : null}
      {chat.pledges.map(({ id, value, status }) => (
        <p key={id} className="flex items-center justify-between gap-3">
          <PledgeTag status={status} />
          <Money value={value} size={19} />
        </p>
      ))}
      <OfferLine campaign={campaign} size={28} />
      <Facts campaign={campaign} />
      <LinkButton to={paths.campaign(campaign.id)}>
        <Trans>Open campaign</Trans>
      </LinkButton>
    </div>
  );
}

/** The same panel in a sheet, for narrow windows. */
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
