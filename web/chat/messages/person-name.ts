import type { ConversationUser } from '../../../contract/chat/messages.ts';

type Named = Pick<ConversationUser, 'full_name' | 'first_name' | 'last_name'>;

/** Full name, else first and last name. */
export function fullNameOf({ full_name, first_name, last_name }: Partial<Named>): string {
  const parts = [first_name, last_name].map((part) => part?.trim()).filter(Boolean);
  return full_name?.trim() || parts.join(' ');
}
