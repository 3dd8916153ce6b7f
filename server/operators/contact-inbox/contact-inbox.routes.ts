import { contactInboxCalls } from '../../../contract/operators/contact-inbox.ts';
import { operatorOf } from '../../core/audit/audit.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { listMessages, markAnswered } from './contact-inbox.service.ts';

export function mountContactInbox(mount: Mount, context: Context): void {
  mount(contactInboxCalls, {
    listContactMessages: ({ query, user }) => listMessages(context, query, user.locale),
    markContactAnswered: async ({ params, body, ...who }) => ({
      data: await markAnswered(context, { operator: operatorOf(who), ...params, ...body }),
    }),
  });
}
