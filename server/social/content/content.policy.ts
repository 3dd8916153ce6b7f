import { type Answer, no, notTheirs } from '../../kit/http/policy.ts';

interface Piece {
  isOwn: boolean;
  isRead: boolean;
}

/** Changing and removing a piece, and choosing its place on the card. */
export function contentPolicy({ isOwn, isRead }: Piece): Record<'change' | 'remove' | 'choose', Answer> {
  const others = notTheirs('This belongs to someone else.');
  const asPosted = no('RULE', 'This comes from the connected account and follows it. Change it there.');
  const change = !isOwn ? others : isRead ? asPosted : true;
  return { change, remove: change, choose: isOwn ? true : others };
}
