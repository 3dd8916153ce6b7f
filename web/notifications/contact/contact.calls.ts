import type * as z from 'zod/mini';
import { contactCalls } from '../../../contract/notifications/contact.ts';
import { request } from '../../lib/api.ts';

/* Loaded when the form is used, because the contract's schemas are part of this chunk. */

export const contactBody = contactCalls.contactUs.body;

export async function writeToUs(body: z.input<typeof contactBody>): Promise<void> {
  await request(contactCalls.contactUs, { body });
}
