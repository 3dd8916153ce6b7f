import { Trans } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { Card } from '../../../ui/data/card.tsx';
import { Button } from '../../../ui/forms/button.tsx';

/** Another window saved meanwhile: the user chooses a version before anything is overwritten. */
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
            <Trans>Your changes here aren’t saved yet. Choose which version to keep.</Trans>
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="peacock" onClick={() => onSettle('theirs')}>
          <Trans>Load the newer version</Trans>
        </Button>
        <Button onClick={() => onSettle('mine')}>
          <Trans>Keep my version</Trans>
        </Button>
      </div>
    </Card>
  );
}
