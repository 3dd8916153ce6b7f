import { useLingui } from '@lingui/react/macro';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from './icon-button.tsx';
import type { InputProps } from './input.tsx';
import { Input } from './input.tsx';

/** Password input with a show/hide toggle. Set autoComplete: 'current-password' or 'new-password'. */
export function PasswordInput(props: Omit<InputProps, 'type' | 'end'>) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  return (
    <Input
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={shown ? t`Hide password` : t`Show password`}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
