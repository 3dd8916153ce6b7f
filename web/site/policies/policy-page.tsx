import { Trans, useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { policiesSince, termsVersion } from '../../../contract/site/policies.ts';
import { writeDate } from '../../lib/intl.ts';
import { useHydrated } from '../../lib/session.ts';
import { Button } from '../../ui/forms/button.tsx';

export interface PolicySection {
  id: string;
  title: ReactNode;
  /** Paragraphs, lists and facts. */
  body: ReactNode;
}

interface PolicyPageProps {
  title: ReactNode;
  lead: ReactNode;
  sections: readonly PolicySection[];
}

/** Policy page: version, summary, table of contents, sections. */
export function PolicyPage({ title, lead, sections }: PolicyPageProps) {
  return (
    <article className="wrap pt-8 md:pt-14">
      <h1 className="h1 md:d2">{title}</h1>
      <Version />
      <p className="lead mt-4 max-w-[46em]">{lead}</p>
      <div className="mt-10 grid gap-10 lg:grid-cols-[248px_1fr] lg:gap-16 print:block">
        <nav
          aria-labelledby="policy-parts"
          className="lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto print:hidden"
        >
          <h2 id="policy-parts" className="h5 mb-2">
            <Trans>On this page</Trans>
          </h2>
          <ol className="sm:max-lg:columns-2">
            {sections.map((section) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className="inline-flex min-h-11 items-center text-link text-sm leading-tight hover:underline lg:min-h-9"
                >
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid max-w-[68ch] gap-10 print:max-w-none">
          {sections.map((section, at) => (
            <section key={section.id} id={section.id} className="min-w-0 scroll-mt-24">
              <h2 className="h3 break-after-avoid">
                <span className="num text-t3">{at + 1}</span> {section.title}
              </h2>
              <div className="mt-3 grid gap-3 text-t2 [&_a]:link">{section.body}</div>
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}

/** Version, effective date and a print button. */
function Version() {
  const { i18n } = useLingui();
  const day = writeDate(policiesSince, i18n.locale, { day: 'numeric', month: 'long', year: 'numeric' });
  const canPrint = useHydrated();
  return (
    <div className="mt-2 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 text-sm text-t3">
      <p>
        <Trans>
          Version {termsVersion} · in force since <time dateTime={policiesSince}>{day}</time>
        </Trans>
      </p>
      {canPrint ? (
        <Button size="sm" variant="text" icon={Printer} onClick={() => window.print()} className="print:hidden">
          <Trans>Print</Trans>
        </Button>
      ) : null}
    </div>
  );
}
