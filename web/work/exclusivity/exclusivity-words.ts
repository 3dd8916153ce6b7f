import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { OfferTerms } from '../../../contract/campaigns/offer-terms.ts';
import { formatDay } from '../../lib/format.ts';

export function exclusivityInWords(exclusivity: OfferTerms['exclusivity'], i18n: I18n): string {
  if (!exclusivity) return i18n._(msg`none`);
  const what = [exclusivity.category, ...exclusivity.brands].filter(Boolean).join(', ');
  const days = i18n._(msg`${plural(exclusivity.days, { one: '# day', other: '# days' })}`);
  const first = exclusivity.from ? formatDay(exclusivity.from, { locale: i18n.locale }) : null;
  return [what, days, first && i18n._(msg`from ${first}`)].filter(Boolean).join(', ');
}
