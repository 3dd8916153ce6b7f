import { Trans } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { Card } from '../../../ui/data/card.tsx';
import { Button } from '../../../ui/forms/button.tsx';

/** Another window has written meanwhile: nothing is written over before the person has chosen. */
export default function StaleNote({ onSettle }: { onSettle: (choice: 'theirs' | 'mine') => Promise<void> }) {
  return (
    <Card flat className="mb-5 grid gap-3">
      <div role="alert" className="flex items-start gap-3">
        <Copy className="mt-0.5 flex-none text-amber-t" />
        <div>
          <p className="h5">
            <Trans>This campaign was changed in another window</Trans>
          </p>
          <p className="text-sm text-t2">
            <Trans>What you typed here is not saved yet. Choose which of the two goes on.</Trans>
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="peacock" onClick={() => onSettle('theirs')}>
          <Trans>Load the newer text</Trans>
        </Button>
        <Button onClick={() => onSettle('mine')}>
          <Trans>Keep what is here</Trans>
        </Button>
      </div>
    </Card>
  );
}
