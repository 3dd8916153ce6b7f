import type { DeliverableRow, IdeaRow } from '../../../database/schema.ts';
import type { Agreed } from '../../campaigns/applications/agreement-access.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { type LocalizedMessage, type LocalizedText, msg, verbatim } from '../../kit/i18n/messages.ts';
import { notify } from '../../notifications/notifications/notifications.service.ts';
import { wordPiece } from '../work-clock/piece-words.rules.ts';

interface Moved {
  row: DeliverableRow;
  idea: IdeaRow;
  /** Null: approved because nobody answered. */
  byId: number | null;
}

/** Tells the other side of a step of an idea. */
export async function notifyIdea(tx: Context, { campaign, application }: Agreed, { row, idea, byId }: Moved) {
  const isSent = idea.status === 'submitted';
  await notify(tx, {
    ...wordsOf(idea, { piece: wordPiece(row), campaign: campaign.title }),
    accountId: isSent ? campaign.creator_id : application.influencer_id,
    type: 'deliverable',
    link: `/campaign-details/${campaign.id}?tab=deliverables&piece=${row.id}`,
    senderId: byId ?? campaign.creator_id,
  });
}

function wordsOf(
  { status, note, approved_by }: IdeaRow,
  { piece, campaign }: { piece: LocalizedMessage; campaign: string },
): { title: LocalizedMessage; description: LocalizedText } {
  if (status === 'submitted') {
    return {
      title: msg`Idea to look at: ${{ piece }} for ${{ campaign }}`,
      description: 'Approve it or ask for one change. Without an answer it’s approved.',
    };
  }
  if (status === 'changes_requested') {
    return { title: msg`Change your idea: ${{ piece }} for ${{ campaign }}`, description: verbatim(note ?? '') };
  }
  return {
    title: msg`Idea approved: ${{ piece }} for ${{ campaign }}`,
    description:
      approved_by === 'silence'
        ? 'Nobody answered in time, so it’s approved. You can start.'
        : 'You can start shooting.',
  };
}
