import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Ban, CalendarDays, Copyright, type LucideIcon, RefreshCw, Tag } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AgreementTerms } from '../../../contract/campaigns/agreement-terms.ts';
import { exclusivityInWords } from '../exclusivity/exclusivity-words.ts';
import { rightsInWords } from '../offers/offer-terms.ts';

/** The terms that matter while the work is done, a line each. */
export function AgreedLines({ terms }: { terms: AgreementTerms }) {
  const { i18n } = useLingui();
  const { disclosure_label: label, usage_rights: rights, days_online: days, revisions, exclusivity } = terms;
  return (
    <ul className="num mt-2 grid gap-1.5 text-sm text-t2">
      <Line icon={Tag}>
        <Trans>Label “{label}” first in the caption</Trans>
      </Line>
      {rights === undefined ? null : <Line icon={Copyright}>{rightsInWords(rights, i18n)}</Line>}
      {days === undefined ? null : (
        <Line icon={CalendarDays}>
          <Plural value={days} one="Posts stay up for # day" other="Posts stay up for # days" />
        </Line>
      )}
      {exclusivity ? <Line icon={Ban}>{exclusivityInWords(exclusivity, i18n)}</Line> : null}
      {revisions === undefined ? null : (
        <Line icon={RefreshCw}>
          <Trans>Revisions per piece: {revisions}</Trans>
        </Line>
      )}
    </ul>
  );
}

function Line({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5">
      <Icon className="mt-0.5 size-4 flex-none text-t3" />
      <span className="min-w-0 break-words">{children}</span>
    </li>
  );
}
