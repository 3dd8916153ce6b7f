import { Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { ErasureObstacle } from '../../../contract/privacy/personal-data.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

interface DeletionObstaclesProps {
  obstacles: readonly ErasureObstacle[];
  onClose: () => void;
}

/** Obstacles to the deletion, with links to resolve them. */
export function DeletionObstacles({ obstacles, onClose }: DeletionObstaclesProps) {
  return (
    <Dialog
      title={<Trans>Not possible yet</Trans>}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          <Trans>Keep my account</Trans>
        </Button>
      }
    >
      <p className="text-t2">
        <Trans>You can delete your account once this is settled:</Trans>
      </p>
      <ul className="mt-3 divide-y divide-line rounded-box border border-line">
        {obstacles.map(({ reason, link }) => (
          <li key={`${link} ${reason}`}>
            <Link
              to={link}
              onClick={onClose}
              className="flex min-h-12 items-center gap-3 px-4 py-3 text-t1 no-underline hover:bg-sunken"
            >
              <span className="min-w-0 flex-1">{reason}</span>
              <ArrowRight className="flex-none text-t3" />
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
