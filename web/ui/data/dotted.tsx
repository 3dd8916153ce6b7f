import { Children, type ReactNode } from 'react';
import { cx } from '../cx.ts';

interface DottedProps {
  /** On wide screens truncated instead of wrapped. */
  isCut?: boolean;
  children: ReactNode;
}

/** Inline items separated by dots. At a line break the dot is hidden, so that no line begins or ends with one. */
export function Dotted({ isCut, children }: DottedProps) {
  return (
    <span className="block overflow-hidden">
      <span className={cx('-ml-2 flex flex-wrap', isCut && 'md:block md:truncate')}>
        {Children.map(Children.toArray(children), (part, at) => (
          <>
            {at > 0 ? ' ' : null}
            <span className={cx('relative mr-1 min-w-0 pl-2', isCut && 'md:mr-0')}>
              {at > 0 ? (
                <>
                  <span className="absolute left-px">·</span>{' '}
                </>
              ) : null}
              {part}
            </span>
          </>
        ))}
      </span>
    </span>
  );
}
