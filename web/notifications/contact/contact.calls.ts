import type * as z from 'zod/mini';
import { contactCalls } from '../../../contract/notifications/contact.ts';
import { request } from '../../lib/api.ts';

/* Fetched when somebody reaches for the form: the contract's schemas come with a module that names them. */

export const contactBody = contactCalls.contactUs.body;

export async function writeToUs(body: z.input<typeof contactBody>): Promise<void> {
  await request(contactCalls.contactUs, { body });
}
