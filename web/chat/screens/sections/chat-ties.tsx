import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Tag } from 'lucide-react';
import { Link } from 'react-router';
import type { ChatTie } from '../../../../contract/campaigns/campaign-chats.ts';
import { ApplicationTag } from '../../../campaigns/applications/application-tag.tsx';
import { useLiveMoves } from '../../../campaigns/applications/use-live-moves.ts';
import { chatTiesQuery } from '../../../campaigns/campaign-chats/chat-ties.queries.ts';
import { PledgeTag } from '../../../campaigns/pledges/pledge-tag.tsx';
import { paths } from '../../../lib/paths.ts';
import { Money } from '../../../ui/data/money.tsx';

/** Campaign that connects the two people, with status and link, under the header. */
export default function ChatTies({ partnerId }: { partnerId: string }) {
  useLiveMoves();
  const { data: ties = [] } = useQuery(chatTiesQuery(partnerId));
  const [tie] = ties;
  return tie ? <TieLine tie={tie} partnerId={partnerId} /> : null;
}

function TieLine({ tie, partnerId }: { tie: ChatTie; partnerId: string }) {
  const { t } = useLingui();
  const { application, pledge } = tie;
  const value = application?.quote ?? pledge?.value;
  const isApplication = tie.is_own && application !== null;
  const words = isApplication ? t`Open application` : t`Open campaign`;
  return (
    <p className="flex min-h-11 items-center gap-2 border-line border-b bg-sunken px-4 py-1 text-sm md:gap-3 md:px-6">
      <Tag className="size-4 flex-none text-t2 max-md:hidden" />
      <span dir="auto" className="min-w-0 truncate font-semibold">
        {tie.title}
      </span>
      {application ? <ApplicationTag application={application} /> : null}
      {pledge ? <PledgeTag status={pledge.status} isAsked={tie.is_own} /> : null}
      {value === undefined ? null : <Money value={value} className="max-sm:hidden" />}
      <Link
        to={
          isApplication ? `${paths.campaignChats(tie.campaign_id)}?user=${partnerId}` : paths.campaign(tie.campaign_id)
        }
        aria-label={words}
        className="hit-44 ml-auto inline-flex flex-none items-center gap-1 font-semibold text-link no-underline hover:underline"
      >
        <span className="max-md:hidden">{words}</span>
        <span className="md:hidden">
          <Trans>Open</Trans>
        </span>
        <ChevronRight className="size-4 max-md:hidden" />
      </Link>
    </p>
  );
}
