import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** What is wrong with a whole form, above its button; read out when it comes. */
export function FormError({ children }: { children: ReactNode }) {
  return (
    // Without a box of its own: empty it takes no gap of a form.
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
