import { Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, Ban, Eye, EyeOff, Mail, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { type OperatorUserDetail, operatorUserCalls } from '../../../contract/operators/operator-users.ts';
import { request } from '../../lib/api.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { nameOf } from '../../lib/people-names.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { ImpersonationDialog } from './impersonation-dialog.tsx';
import { useAct } from './operator.queries.ts';
import { ReasonDialog } from './reason-dialog.tsx';

type Asked = 'suspend' | 'lift' | 'grant' | 'withdraw' | 'impersonate' | 'hide' | 'show';

/** Actions on an account. Each explains its consequences before it is confirmed. */
export function UserActs({ user }: { user: OperatorUserDetail }) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<Asked>();
  const verify = useAct(() => request(operatorUserCalls.resendVerification, { params: { id: user.id } }));
  if (user.role === 'Operator' || user.state === 'deleted') return null;
  const name = nameOf(user);
  const params = { id: user.id };
  const close = () => setAsked(undefined);

  async function sendCode() {
    try {
      await verify.mutateAsync(undefined);
      showToast('success', t`Code sent.`);
    } catch (error) {
      showToast('error', reasonOf(error));
    }
  }

  return (
    <>
      <div className="flex flex-wrap gap-2">
        {user.state === 'unverified' ? (
          <Button icon={Mail} onClick={sendCode}>
            <Trans>Send the code again</Trans>
          </Button>
        ) : null}
        <Button icon={Eye} onClick={() => setAsked('impersonate')}>
          <Trans>View as this person</Trans>
        </Button>
        <Button icon={BadgeCheck} onClick={() => setAsked(user.is_super_user ? 'withdraw' : 'grant')}>
          {user.is_super_user ? <Trans>Withdraw super user</Trans> : <Trans>Make super user</Trans>}
        </Button>
        {user.kept_hidden === null ? null : (
          <Button icon={EyeOff} onClick={() => setAsked(user.kept_hidden ? 'show' : 'hide')}>
            {user.kept_hidden ? <Trans>Show the profile</Trans> : <Trans>Hide the profile</Trans>}
          </Button>
        )}
        {user.state === 'suspended' ? (
          <Button icon={RotateCcw} variant="peacock" onClick={() => setAsked('lift')}>
            <Trans>Lift the suspension</Trans>
          </Button>
        ) : (
          <Button icon={Ban} variant="danger" onClick={() => setAsked('suspend')}>
            <Trans>Suspend</Trans>
          </Button>
        )}
      </div>
      {asked === 'impersonate' ? <ImpersonationDialog user={user} onClose={close} /> : null}
      {asked === 'suspend' ? (
        <ReasonDialog
          title={<Trans>Suspend {name}?</Trans>}
          hint={<Trans>The person reads this by email and when signing in.</Trans>}
          act={<Trans>Suspend</Trans>}
          variant="danger"
          done={t`Suspended. The person has been told the reason.`}
          onAct={(reason) => request(operatorUserCalls.suspendUser, { params, body: { reason } })}
          onClose={close}
        >
          <Trans>
            Every device is signed out at once, and others can’t find the person. Money in progress is handled as
            agreed.
          </Trans>
        </ReasonDialog>
      ) : null}
      {asked === 'lift' ? (
        <ReasonDialog
          title={<Trans>Lift the suspension of {name}?</Trans>}
          act={<Trans>Lift the suspension</Trans>}
          done={t`The account is active again. The person has been notified.`}
          onAct={(reason) => request(operatorUserCalls.liftSuspension, { params, body: { reason } })}
          onClose={close}
        />
      ) : null}
      {asked === 'hide' || asked === 'show' ? (
        <ReasonDialog
          title={
            asked === 'hide' ? <Trans>Hide the profile of {name}?</Trans> : <Trans>Show the profile of {name}?</Trans>
          }
          hint={<Trans>The person can read this.</Trans>}
          act={asked === 'hide' ? <Trans>Hide the profile</Trans> : <Trans>Show the profile</Trans>}
          done={t`Done. The person has been notified.`}
          onAct={(reason) =>
            request(operatorUserCalls.hideProfile, { params, body: { hidden: asked === 'hide', reason } })
          }
          onClose={close}
        >
          {asked === 'hide' ? (
            <Trans>
              For a minor’s profile: nobody can find it or make an agreement with it until you show it again.
            </Trans>
          ) : null}
        </ReasonDialog>
      ) : null}
      {asked === 'grant' || asked === 'withdraw' ? (
        <ReasonDialog
          title={
            asked === 'grant' ? (
              <Trans>Make {name} a super user?</Trans>
            ) : (
              <Trans>Withdraw super user from {name}?</Trans>
            )
          }
          hint={asked === 'grant' ? undefined : <Trans>The person can read this.</Trans>}
          act={asked === 'grant' ? <Trans>Make super user</Trans> : <Trans>Withdraw super user</Trans>}
          done={t`Done. The person has been notified.`}
          onAct={(reason) =>
            request(operatorUserCalls.setSuperUser, {
              params,
              body: { is_super_user: asked === 'grant' ? 1 : 0, reason },
            })
          }
          onClose={close}
        />
      ) : null}
    </>
  );
}
