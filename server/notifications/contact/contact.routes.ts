import { contactCalls } from '../../../contract/notifications/contact.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { receiveContact } from './contact.service.ts';

export function mountContact(mount: Mount, context: Context): void {
  mount(contactCalls, {
    contactUs: ({ body }) => receiveContact(context, body),
  });
}
