import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export interface PolicySection {
  id: string;
  title: ReactNode;
  /** Paragraphs, in order. */
  text: readonly ReactNode[];
}

interface PolicyPageProps {
  title: ReactNode;
  /** The day this text came into force, in words. */
  since: ReactNode;
  lead: ReactNode;
  sections: readonly PolicySection[];
}

/** A page of rules: what it says in one sentence, where each part stands, the parts. */
export function PolicyPage({ title, since, lead, sections }: PolicyPageProps) {
  return (
    <div className="wrap pt-8 md:pt-14">
      <h1 className="h1 md:d2">{title}</h1>
      <p className="mt-2 text-sm text-t3">{since}</p>
      <p className="lead mt-4 max-w-[46em]">{lead}</p>
      <div className="mt-10 grid gap-10 lg:grid-cols-[248px_1fr] lg:gap-16">
        <nav aria-labelledby="policy-parts" className="lg:sticky lg:top-24 lg:self-start">
          <h2 id="policy-parts" className="h5 mb-2">
            <Trans>On this page</Trans>
          </h2>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className="inline-flex min-h-9 items-center text-link text-sm hover:underline"
                >
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid max-w-[68ch] gap-9">
          {sections.map((section) => (
            <section key={section.id} id={section.id} className="scroll-mt-24">
              <h2 className="h3">{section.title}</h2>
              {section.text.map((paragraph, at) => (
                // Paragraphs are fixed text: their place is their key.
                <p key={`${section.id}-${at + 1}`} className="mt-3 text-t2">
                  {paragraph}
                </p>
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
