import { dayMs, hourMs } from '../../../contract/kit/calendar.ts';

/** Source: the product's rules for sign-in security. */
export const undoTime = 72 * hourMs;
/** How long a new sign-in can be disowned from its mail. */
export const disownTime = 7 * dayMs;
