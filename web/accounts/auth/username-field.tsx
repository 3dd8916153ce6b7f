import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { ToggleChip } from '../../ui/data/chip.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { useUsernameCheck } from './use-username-check.ts';

/** Checks the availability while typing and suggests alternatives. */
export function UsernameField({ known: before = '', error }: { known: string | undefined; error: string | undefined }) {
  const { t } = useLingui();
  const [name, setName] = useState(before);
  const known = useUsernameCheck(name);
  const taken = known && !known.available;
  return (
    <div className="grid gap-2">
      <Field
        label={<Trans>Username</Trans>}
        error={error ?? (taken ? t`That username is taken.` : undefined)}
        hint={
          known?.available
            ? undefined
            : t`People find you by this name. Use letters, digits, dots, underscores and hyphens.`
        }
        required
      >
        <Input
          name="username"
          value={name}
          onChange={(event) => setName(event.target.value)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          end={known?.available ? <CircleCheck className="mr-3 text-ok" /> : undefined}
        />
      </Field>
      <p role="status" className="font-semibold text-ok text-sm empty:hidden">
        {known?.available ? <Trans>{name} is available.</Trans> : null}
      </p>
      {taken && known.suggestions.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          {known.suggestions.map((suggestion) => (
            <ToggleChip key={suggestion} on={false} onToggle={() => setName(suggestion)}>
              {suggestion}
            </ToggleChip>
          ))}
        </div>
      ) : null}
    </div>
  );
}
