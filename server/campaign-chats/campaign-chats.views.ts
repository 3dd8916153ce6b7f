import type { CampaignChat } from '../../contract/campaign-chats.ts';
import type { ApplicationRow, PledgeRow } from '../../database/schema/campaign.ts';
import { viewApplicationSummary, viewPledgeSummary } from '../applications/summaries.views.ts';
import type { ConversationRow } from '../messages/conversations.queries.ts';
import { viewConversationUser } from '../messages/messages.views.ts';
import type { Person } from '../people/people.views.ts';

interface ChatParts {
  person: Person;
  conversation: ConversationRow | undefined;
  application: ApplicationRow | undefined;
  pledges: readonly PledgeRow[];
}

export function viewCampaignChat({ person, conversation, application, pledges }: ChatParts): CampaignChat {
  return {
    ...viewConversationUser(person, conversation),
    application: application ? viewApplicationSummary(application) : null,
    pledges: pledges.map(viewPledgeSummary),
  };
}
