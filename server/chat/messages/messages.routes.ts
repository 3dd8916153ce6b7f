import { messageCalls } from '../../../contract/chat/messages.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { listConversations } from './conversations.service.ts';
import { listLatestIncoming, listSince, listUnread, readConversation } from './messages.service.ts';
import { searchMessages } from './search.service.ts';

export function mountMessages(mount: Mount, context: Context): void {
  mount(messageCalls, {
    getUserMessages: ({ user, body }) => readConversation(context, user, body),
    getUnreadMessages: ({ user, body }) => listUnread(context, user, body),
    getUnreadMessagesOf: ({ user, query }) => listUnread(context, user, query),
    getUnreadChats: ({ user }) => listLatestIncoming(context, user),
    getChatUsers: ({ user, query }) => listConversations(context, user, query),
    searchMessages: ({ user, query }) => searchMessages(context, user, query),
    getMessagesSince: ({ user, params, query }) => listSince(context, user, { ...params, ...query }),
  });
}
