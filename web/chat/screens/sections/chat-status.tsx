import type { CampaignChat } from '../../../../contract/campaigns/campaign-chats.ts';
import { ApplicationTag } from '../../../campaigns/applications/application-tag.tsx';
import { PledgeTag } from '../../../campaigns/pledges/pledge-tag.tsx';

/** Status of the application, or of the latest pledge. */
export function ChatStatus({ chat: { application, pledges } }: { chat: CampaignChat }) {
  if (application) return <ApplicationTag application={application} />;
  const pledge = pledges.at(-1);
  return pledge ? <PledgeTag status={pledge.status} /> : null;
}
