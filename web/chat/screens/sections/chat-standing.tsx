import type { CampaignChat } from '../../../../contract/campaigns/campaign-chats.ts';
import { ApplicationTag } from '../../../campaigns/applications/application-tag.tsx';
import { PledgeTag } from '../../../campaigns/pledges/pledge-tag.tsx';

/** How an application stands, or the latest of the pledges. */
export function ChatStanding({ chat: { application, pledges } }: { chat: CampaignChat }) {
  if (application) return <ApplicationTag status={application.status} />;
  const pledge = pledges.at(-1);
  return pledge ? <PledgeTag status={pledge.status} /> : null;
}
