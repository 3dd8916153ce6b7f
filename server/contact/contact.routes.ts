import { contactCalls } from '../../contract/contact.ts';
import type { Context } from '../kit/context.ts';
import type { Mount } from '../kit/mount.ts';
import { receiveContact } from './contact.service.ts';

export function mountContact(mount: Mount, context: Context): void {
  mount(contactCalls, {
    contactUs: ({ body }) => receiveContact(context, body),
  });
}
