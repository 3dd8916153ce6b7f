import { Plural, Trans } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { Card } from '../../ui/data/card.tsx';
import { Button } from '../../ui/forms/button.tsx';
import type { RefusedAnswer } from './answer-outbox.ts';

/** Refused answers with reasons; the others were sent. */
export function RefusedAnswers({ refused, onClose }: { refused: readonly RefusedAnswer[]; onClose: () => void }) {
  if (refused.length === 0) return null;
  return (
    <Card flat padding="sm" className="mb-3 flex gap-3">
      <CircleAlert className="mt-0.5 flex-none text-bad" />
      <div role="alert" className="min-w-0 flex-1">
        <p className="h5">
          <Plural value={refused.length} one="# answer couldn’t be sent" other="# answers couldn’t be sent" />
        </p>
        <ul className="mt-1 grid gap-0.5 text-sm text-t2">
          {refused.map(({ id, name, reason }) => (
            <li key={id}>
              {name}: {reason}
            </li>
          ))}
        </ul>
      </div>
      <Button size="sm" onClick={onClose}>
        <Trans>Close</Trans>
      </Button>
    </Card>
  );
}
