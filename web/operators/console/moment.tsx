import { useLingui } from '@lingui/react';
import { formatClock, formatDate } from '../../lib/format.ts';

/** Date and time. */
export function Moment({ at }: { at: string }) {
  const { i18n } = useLingui();
  return (
    <time dateTime={at} className="num whitespace-nowrap">
      {formatDate(at, { locale: i18n.locale })}, {formatClock(at, i18n.locale)}
    </time>
  );
}
