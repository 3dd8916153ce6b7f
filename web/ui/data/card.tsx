import { type ComponentProps, createContext, type ReactNode, use } from 'react';
import { cx } from '../cx.ts';

const paddings = { none: '', sm: 'p-4', md: 'p-4 md:p-5', lg: 'p-5 md:p-6' } as const;

type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside' | 'fieldset';
  padding?: keyof typeof paddings;
  /** Sunken without a border, for a note within a page. */
  flat?: boolean;
};

const WithinCard = createContext(false);

/** Whether a component is inside a card and needs no border of its own. */
export function useWithinCard(): boolean {
  return use(WithinCard);
}

/** Card with a square top left corner, the brand's mark, and a border instead of a shadow. */
export function Card({ as = 'div', padding = 'md', flat, className, ...rest }: CardProps) {
  const Element = as as 'div';
  return (
    <WithinCard value>
      <Element
        className={cx(
          'min-w-0 overflow-hidden rounded-card border',
          flat ? 'border-transparent bg-sunken' : 'border-line bg-surface',
          paddings[padding],
          className,
        )}
        {...rest}
      />
    </WithinCard>
  );
}

/** Head of a card with padding 'none': title left, actions right. */
export function CardHead({ title, line, children }: { title: ReactNode; line?: boolean; children?: ReactNode }) {
  return (
    <div className={cx('flex items-center gap-3 px-4 pt-4 md:px-5', line && 'border-line border-b pb-3.5')}>
      <div className="min-w-0 flex-1">{title}</div>
      {children}
    </div>
  );
}
