import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { type TextLanguage, textLanguages, writeTerms } from '../../../contract/work/terms-text.rules.ts';
import type { TextNames, TextPart, WrittenTerms } from '../../../contract/work/terms-text-parts.ts';
import { cx } from '../../ui/cx.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';

interface TermsTextProps {
  terms: WrittenTerms;
  names: TextNames;
  /** Shows four lines with “Read all”. */
  isCut?: boolean;
}

const languageNames: Readonly<Record<TextLanguage, string>> = { en: 'English', hi: 'हिन्दी' };

/** Terms in plain sentences, in English or Hindi; figures that the last change brought are tinted. */
export function TermsText({ terms, names, isCut = false }: TermsTextProps) {
  const { t, i18n } = useLingui();
  const [language, setLanguage] = useState<TextLanguage>(textLanguages.find((one) => one === i18n.locale) ?? 'en');
  const [isWhole, setWhole] = useState(!isCut);
  const before = useBefore(terms);
  const old = new Set(writeTerms(before, names, language).flatMap(({ id, parts }) => parts.flatMap(marked(id))));
  return (
    <section aria-label={t`In plain words`} className="num grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="h5 hindi-text" lang={language}>
          {language === 'hi' ? 'सरल हिन्दी में' : 'In plain English'}
        </h3>
        <Segmented
          label={t`Language of the terms`}
          name="terms-language"
          value={language}
          onChange={setLanguage}
          segments={textLanguages.map((id) => ({
            id,
            name: (
              <span lang={id} className="hindi-text">
                {languageNames[id]}
              </span>
            ),
          }))}
        />
      </div>
      <div lang={language} aria-live="polite" className={cx('hindi-text grid gap-3', isWhole ? '' : 'line-clamp-4')}>
        {writeTerms(terms, names, language).map(({ id, parts }) => (
          <p key={id}>{parts.map((part) => writePart(part, !old.has(markOf(id, part))))}</p>
        ))}
      </div>
      {isWhole ? null : (
        <Button variant="text" size="sm" className="justify-self-start" onClick={() => setWhole(true)}>
          <Trans>Read all</Trans>
        </Button>
      )}
    </section>
  );
}

function writePart(part: TextPart, isNew: boolean): ReactNode {
  if (typeof part === 'string') return part;
  return (
    <b key={part.figure} className={cx('font-semibold', isNew && 'rounded-tag bg-pea-tint px-0.5')}>
      {part.figure}
    </b>
  );
}

const markOf = (id: string, part: TextPart) => `${id} ${typeof part === 'string' ? '' : part.figure}`;
const marked = (id: string) => (part: TextPart) => (typeof part === 'string' ? [] : [markOf(id, part)]);

/** The terms before their last change; at first the terms themselves. */
function useBefore(terms: WrittenTerms): WrittenTerms {
  const [kept, setKept] = useState({ now: terms, before: terms });
  if (kept.now !== terms && JSON.stringify(kept.now) !== JSON.stringify(terms)) {
    setKept({ now: terms, before: kept.now });
    return kept.now;
  }
  return kept.before;
}
