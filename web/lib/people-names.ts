import { carrier } from './api.ts';
import { wordIn } from './i18n/i18n.ts';

/** Organisations go by their business name; one who left by words in the reader’s language. */
export function nameOf(person: { fullname: string; business_name?: string | null | undefined }): string {
  return wordIn(carrier.language(), person.business_name ?? person.fullname);
}
