import type { CampaignChat } from '../../../contract/campaign-chats.ts';
import { ApplicationTag, PledgeTag } from '../../features/applications/application-tag.tsx';

/** How an application stands, or the latest of the pledges. */
export function ChatStanding({ chat: { application, pledges } }: { chat: CampaignChat }) {
  if (application) return <ApplicationTag status={application.status} />;
  const pledge = pledges.at(-1);
  return pledge ? <PledgeTag status={pledge.status} /> : null;
}
