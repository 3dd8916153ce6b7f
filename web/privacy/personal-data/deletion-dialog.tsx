import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { ErasureTerms } from '../../../contract/privacy/personal-data.ts';
import { ApiError } from '../../lib/api.ts';
import { endSession } from '../../lib/end-session.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { paths } from '../../lib/paths.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { PasswordInput } from '../../ui/forms/password-input.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { DeletionObstacles } from './deletion-obstacles.tsx';
import { DeletionTerms } from './deletion-terms.tsx';
import { eraseMutation, erasureTermsQuery } from './personal-data.queries.ts';

/** Confirmation dialog: data deleted, data kept and why, and obstacles to resolve first. */
export default function DeletionDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { data, isError, refetch } = useQuery(erasureTermsQuery);
  const title = <Trans>Delete your account?</Trans>;
  if (isError) {
    return (
      <Dialog title={title} onClose={onClose}>
        <ErrorState title={t`Couldn’t load this`} onRetry={refetch} />
      </Dialog>
    );
  }
  if (!data) {
    return (
      <Dialog title={title} onClose={onClose}>
        <Skeleton className="h-72 rounded-box" />
      </Dialog>
    );
  }
  if (data.obstacles.length > 0) return <DeletionObstacles obstacles={data.obstacles} onClose={onClose} />;
  return <Question terms={data} onClose={onClose} />;
}

const formId = 'delete-account-form';

function Question({ terms, onClose }: { terms: ErasureTerms; onClose: () => void }) {
  const client = useQueryClient();
  const [password, setPassword] = useState('');
  const [givenUp, setGivenUp] = useState(false);
  const { mutate, isPending, error } = useMutation(eraseMutation);
  const close = isPending ? undefined : onClose;
  const hasMoney = terms.wallet > 0;
  const wrongPassword = error instanceof ApiError ? error.fields.password : undefined;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    mutate(password, {
      onSuccess: () => {
        endSession();
        window.location.assign(paths.home);
      },
      onError: (refusal) => {
        // The account changed in the meantime: refetch the terms, which will name the obstacle.
        if (refusal instanceof ApiError && refusal.code === 'CONFLICT') {
          void client.invalidateQueries({ queryKey: erasureTermsQuery.queryKey });
        }
      },
    });
  }
  return (
    <Dialog
      title={<Trans>Delete your account?</Trans>}
      onClose={close}
      actions={
        <>
          <Button onClick={close} disabled={!close}>
            <Trans>Keep my account</Trans>
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            busy={isPending}
            disabled={(hasMoney && !givenUp) || (terms.confirmed_by === 'password' && password === '')}
          >
            <Trans>Delete permanently</Trans>
          </Button>
        </>
      }
    >
      <DeletionTerms terms={terms} />
      <form id={formId} method="post" onSubmit={onSubmit} className="mt-5 grid gap-4">
        {hasMoney ? (
          <Checkbox checked={givenUp} onChange={({ target }) => setGivenUp(target.checked)}>
            <Trans>I give up the money in my wallet</Trans>
          </Checkbox>
        ) : null}
        {terms.confirmed_by === 'password' ? (
          <Field label={<Trans>Your password</Trans>} error={wrongPassword} required>
            <PasswordInput
              name="password"
              autoComplete="current-password"
              value={password}
              onChange={({ target }) => setPassword(target.value)}
            />
          </Field>
        ) : null}
        <FormError>{error && !wrongPassword ? reasonOf(error) : null}</FormError>
      </form>
    </Dialog>
  );
}
