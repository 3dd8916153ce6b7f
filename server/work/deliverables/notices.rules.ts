import type { DeliverableStatus } from '../../../contract/work/deliverables.ts';
import type { Fact } from '../../kit/emails/email.ts';
import { asMessage, type LocalizedMessage, msg, onDay, verbatim } from '../../kit/i18n/messages.ts';
import { wordPiece } from '../work-clock/piece-words.rules.ts';

type About = Record<'piece', LocalizedMessage> & Record<'campaign', string>;

const titles: Record<Exclude<DeliverableStatus, 'planned'>, (about: About) => LocalizedMessage> = {
  submitted: ({ piece, campaign }) => msg`Submitted: ${{ piece }} for ${{ campaign }}`,
  changes_requested: ({ piece, campaign }) => msg`Changes requested: ${{ piece }} for ${{ campaign }}`,
  approved: ({ piece, campaign }) => msg`Approved: ${{ piece }} for ${{ campaign }}`,
  published: ({ piece, campaign }) => msg`Published: ${{ piece }} for ${{ campaign }}`,
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
    { label: msg`Campaign`, value: verbatim(campaign) },
    { label: msg`Piece`, value: wordPiece(piece) },
    ...(dueOn ? [{ label: msg`Due on`, value: msg`${{ day: onDay(dueOn) }}` }] : []),
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
    description: note ? msg`${{ description: asMessage(words[to]) }} “${{ note }}”` : words[to],
    email: {
      lead: words[to],
      facts: pieceFacts(row, campaign),
      button: msg`See the work`,
      ...(note ? { quote: verbatim(note) } : {}),
    },
  };
}
