import type { DeliverableStatus } from '../../../contract/work/deliverables.ts';
import type { Fact } from '../../kit/emails/email.ts';
import { asIs, onDay, type Said, say, worded } from '../../kit/i18n/messages.ts';
import { wordPiece } from '../work-clock/piece-words.rules.ts';

type About = Record<'piece', Said> & Record<'campaign', string>;

const titles: Record<Exclude<DeliverableStatus, 'planned'>, (about: About) => Said> = {
  submitted: ({ piece, campaign }) => say`Submitted: ${{ piece }} for ${{ campaign }}`,
  changes_requested: ({ piece, campaign }) => say`Changes requested: ${{ piece }} for ${{ campaign }}`,
  approved: ({ piece, campaign }) => say`Approved: ${{ piece }} for ${{ campaign }}`,
  published: ({ piece, campaign }) => say`Published: ${{ piece }} for ${{ campaign }}`,
};
const words: Record<Exclude<DeliverableStatus, 'planned'>, string> = {
  submitted: 'Approve it or request changes.',
  changes_requested: 'Make the changes and submit it again.',
  approved: 'You can publish it now.',
  published: 'See its numbers on the page.',
};

interface Piece {
  content_type: string;
  number: number;
}

/** `dueOn`: `YYYY-MM-DD`, India. */
export function pieceFacts(piece: Piece, campaign: string, dueOn?: string): Fact[] {
  return [
    { label: say`Campaign`, value: asIs(campaign) },
    { label: say`Piece`, value: wordPiece(piece) },
    ...(dueOn ? [{ label: say`Due on`, value: say`${{ day: onDay(dueOn) }}` }] : []),
  ];
}

interface MovedPiece {
  row: Piece;
  to: Exclude<DeliverableStatus, 'planned'>;
  campaign: string;
  note?: string | null | undefined;
}

/** Notification to the other party about a move of one piece of work. */
export function deliverableNotice({ row, to, campaign, note }: MovedPiece) {
  return {
    title: titles[to]({ piece: wordPiece(row), campaign }),
    description: note ? say`${{ description: worded(words[to]) }} “${{ note }}”` : words[to],
    email: {
      ...{ lead: words[to], facts: pieceFacts(row, campaign), button: say`See the work` },
      ...(note ? { quote: asIs(note) } : {}),
    },
  };
}
