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
import { LevelAct } from './level-act.tsx';
import { useAct } from './operator.queries.ts';
import { ReasonDialog } from './reason-dialog.tsx';

type Asked = 'suspend' | 'lift' | 'grant' | 'withdraw' | 'impersonate' | 'hide' | 'show';

/** Actions on an account. Each explains its consequences before it is confirmed. */
export function UserActs({ user }: { user: OperatorUserDetail }) {
  const { t } = useLingui();
  const { can } = user;
  const [asked, setAsked] = useState<Asked>();
  const verify = useAct(() => request(operatorUserCalls.resendVerification, { params: { id: user.id } }));
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
        {can.verify === true ? (
          <Button icon={Mail} onClick={sendCode}>
            <Trans>Send the code again</Trans>
          </Button>
        ) : null}
        {can.impersonate === true ? (
          <Button icon={Eye} onClick={() => setAsked('impersonate')}>
            <Trans>View as this person</Trans>
          </Button>
        ) : null}
        {can.grant_super_user === true ? (
          <Button icon={BadgeCheck} onClick={() => setAsked('grant')}>
            <Trans>Make super user</Trans>
          </Button>
        ) : null}
        {can.withdraw_super_user === true ? (
          <Button icon={BadgeCheck} onClick={() => setAsked('withdraw')}>
            <Trans>Withdraw super user</Trans>
          </Button>
        ) : null}
        {can.hide === true ? (
          <Button icon={EyeOff} onClick={() => setAsked('hide')}>
            <Trans>Hide the profile</Trans>
          </Button>
        ) : null}
        {can.show === true ? (
          <Button icon={EyeOff} onClick={() => setAsked('show')}>
            <Trans>Show the profile</Trans>
          </Button>
        ) : null}
        {can.lift === true ? (
          <Button icon={RotateCcw} variant="peacock" onClick={() => setAsked('lift')}>
            <Trans>Lift the suspension</Trans>
          </Button>
        ) : null}
        {can.suspend === true ? (
          <Button icon={Ban} variant="danger" onClick={() => setAsked('suspend')}>
            <Trans>Suspend</Trans>
          </Button>
        ) : null}
      </div>
      <LevelAct user={user} />
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
