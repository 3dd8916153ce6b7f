import { Trans } from '@lingui/react/macro';
import { Hourglass, PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';

/** Status of a piece in a sentence; amber when the reader has to act. */
export function WaitingNote({ tone = 'grey', children }: { tone?: 'grey' | 'amber'; children: ReactNode }) {
  const Icon = tone === 'amber' ? PencilLine : Hourglass;
  return (
    <p
      className={cx(
        'flex items-start gap-2 rounded-box px-3 py-2.5 text-sm',
        tone === 'amber' ? 'bg-amber-tint text-on-tint' : 'bg-sunken text-t2',
      )}
    >
      <Icon className="mt-0.5 size-4" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

export function NothingYet() {
  return (
    <p className="text-sm text-t2">
      <Trans>Nothing submitted yet.</Trans>
    </p>
  );
}
