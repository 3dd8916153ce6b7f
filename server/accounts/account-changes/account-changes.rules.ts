import { dayMs, hourMs } from '../../../contract/kit/calendar.ts';

/** Time within which a change can be undone. Source: the product's rules for sign-in security. */
export const undoTime = 72 * hourMs;
/** Time within which a new sign-in can be disowned by the link in its e-mail. */
export const disownTime = 7 * dayMs;
