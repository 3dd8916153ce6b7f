import type { CampaignChat, ChatTie } from '../../../contract/campaigns/campaign-chats.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import type { ApplicationRow, PledgeRow } from '../../../database/schema.ts';
import type { ConversationRow } from '../../chat/messages/conversations.queries.ts';
import { viewConversationUser } from '../../chat/messages/messages.views.ts';
import type { Person } from '../../core/people/people.views.ts';
import type { Tie } from '../applications/participants.service.ts';
import { viewApplicationSummary, viewPledgeSummary } from '../applications/summaries.views.ts';

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

export function viewChatTie({ campaign_id, title, creator_id, application, pledge }: Tie, reader: number): ChatTie {
  const quote = application?.quote ?? null;
  return {
    campaign_id: String(campaign_id),
    title,
    is_own: creator_id === reader,
    application: application && { status: application.status, quote: quote === null ? null : toRupees(quote) },
    pledge: pledge && { status: pledge.status, value: toRupees(pledge.value) },
  };
}
