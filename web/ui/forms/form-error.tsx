import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** Error of a whole form, above its button; announced when it appears. */
export function FormError({ children }: { children: ReactNode }) {
  return (
    // display: contents, so that an empty message adds no gap to the form.
    <div role="alert" className="contents">
      {children ? (
        <p className="flex items-start gap-2 rounded-box bg-bad-tint px-3 py-2.5 font-semibold text-bad text-sm">
          <CircleAlert className="size-4" />
          <span className="min-w-0">{children}</span>
        </p>
      ) : null}
    </div>
  );
}
