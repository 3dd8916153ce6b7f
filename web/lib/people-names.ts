import { carrier } from './api.ts';
import { wordIn } from './i18n/i18n.ts';

/** Business name, else full name; deleted accounts have a translated name. */
export function nameOf(person: { fullname: string; business_name?: string | null | undefined }): string {
  return wordIn(carrier.language(), person.business_name ?? person.fullname);
}
