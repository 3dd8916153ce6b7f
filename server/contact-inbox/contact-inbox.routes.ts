import { contactInboxCalls } from '../../contract/contact-inbox.ts';
import { operatorOf } from '../audit/audit.service.ts';
import type { Context } from '../kit/context.ts';
import type { Mount } from '../kit/mount.ts';
import { listLetters, markAnswered } from './contact-inbox.service.ts';

export function mountContactInbox(mount: Mount, context: Context): void {
  mount(contactInboxCalls, {
    listContactMessages: ({ query }) => listLetters(context, query),
    markContactAnswered: async ({ params, body, ...who }) => ({
      data: await markAnswered(context, { operator: operatorOf(who), ...params, ...body }),
    }),
  });
}
