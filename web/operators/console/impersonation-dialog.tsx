import { Trans } from '@lingui/react/macro';
import { impersonationCalls } from '../../../contract/operators/impersonation.ts';
import type { OperatorUserDetail } from '../../../contract/operators/operator-users.ts';
import { holdCalls, request } from '../../lib/api.ts';
import { beginLooking } from '../../lib/impersonation.ts';
import { paths } from '../../lib/paths.ts';
import { nameOf } from '../../lib/people-names.ts';
import { ReasonDialog } from './reason-dialog.tsx';

/** Starts an impersonation. */
export function ImpersonationDialog({ user, onClose }: { user: OperatorUserDetail; onClose: () => void }) {
  const name = nameOf(user);
  return (
    <ReasonDialog
      title={<Trans>View the product as {name}?</Trans>}
      hint={<Trans>The person can read this.</Trans>}
      act={<Trans>Start</Trans>}
      onAct={async (reason) => {
        const { data } = await request(impersonationCalls.startImpersonation, {
          params: { id: user.id },
          body: { reason },
        });
        beginLooking(data);
        holdCalls();
        // Full page load, so that nothing of the operator's session stays in memory.
        window.location.assign(paths.dashboard);
        await new Promise<never>(() => {});
      }}
      onClose={onClose}
    >
      <Trans>
        For up to 30 minutes, read-only: you can’t change anything, move money or see messages. The person is notified
        at once.
      </Trans>
    </ReasonDialog>
  );
}
