import { newsletterCalls } from '../../contract/newsletter.ts';
import type { Context } from '../kit/context.ts';
import type { Mount } from '../kit/mount.ts';
import { subscribeToNewsletter } from './newsletter.service.ts';

export function mountNewsletter(mount: Mount, context: Context): void {
  mount(newsletterCalls, {
    subscribeToNewsletter: ({ body }) => subscribeToNewsletter(context, body),
  });
}
