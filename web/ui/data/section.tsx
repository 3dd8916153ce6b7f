import type { ReactNode } from 'react';
import { useId } from 'react';
import { Card } from './card.tsx';

interface SectionProps {
  id?: string;
  title: ReactNode;
  text?: ReactNode;
  children: ReactNode;
}

/** Section of a settings page: title and purpose at the left (above, on phones), and a card. */
export function Section({ id, title, text, children }: SectionProps) {
  const heading = useId();
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className="grid scroll-mt-20 gap-3 md:grid-cols-[248px_minmax(0,1fr)] md:gap-8"
    >
      <div>
        <h2 id={heading} className="h4">
          {title}
        </h2>
        {text ? <p className="mt-1 text-sm text-t3">{text}</p> : null}
      </div>
      <Card>{children}</Card>
    </section>
  );
}
