import { emailPattern, mobilePattern, readMobile } from '../../../contract/kit/patterns.ts';

/** Body for the forgot-password call; undefined unless the text is an e-mail or a mobile. */
export function readContact(text: string | undefined) {
  const username = readMobile(text?.trim() ?? '');
  const isEmail = emailPattern.test(username);
  const isMobile = mobilePattern.test(username);
  return isEmail || isMobile ? { username, isEmail, isMobile } : undefined;
}
