import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { OperatorLevel } from '../../../contract/kit/permissions.ts';
import { operatorLevels } from '../../../contract/kit/permissions.ts';
import { type OperatorUserDetail, operatorUserCalls } from '../../../contract/operators/operator-users.ts';
import { request } from '../../lib/api.ts';
import { nameOf } from '../../lib/people-names.ts';
import { useSession } from '../../lib/session.ts';
import { Field } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { levelNames } from './level-names.ts';
import { ReasonDialog } from './reason-dialog.tsx';

/** Level of another operator; a choice asks for its reason. */
export function LevelAct({ user }: { user: OperatorUserDetail }) {
  const { t, i18n } = useLingui();
  const { profile } = useSession();
  const [chosen, setChosen] = useState<OperatorLevel>();
  if (user.can.set_level !== true || user.operator_level === null || user.id === profile?.id) return null;
  const name = nameOf(user);
  const level = chosen ? i18n._(levelNames[chosen]) : '';
  return (
    <>
      <Field label={t`Level`}>
        <Select
          value={user.operator_level}
          options={operatorLevels.map((id) => ({ id, name: i18n._(levelNames[id]) }))}
          onChange={(event) => setChosen(event.target.value as OperatorLevel)}
        />
      </Field>
      {chosen ? (
        <ReasonDialog
          title={
            <Trans>
              Give {name} the level “{level}”?
            </Trans>
          }
          act={<Trans>Change the level</Trans>}
          done={t`The level holds from the next call on.`}
          onAct={(reason) =>
            request(operatorUserCalls.setOperatorLevel, { params: { id: user.id }, body: { level: chosen, reason } })
          }
          onClose={() => setChosen(undefined)}
        />
      ) : null}
    </>
  );
}
