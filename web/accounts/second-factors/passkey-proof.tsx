import { Trans } from '@lingui/react/macro';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/forms/button.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { reasonOfPasskey } from './passkeys.ts';

/** Button that asks the browser for a passkey. `prove` resolves when it was right. */
export function PasskeyProof({ prove }: { prove: () => Promise<unknown> }) {
  const [error, setError] = useState('');

  async function press() {
    setError('');
    try {
      await prove();
    } catch (failure) {
      setError(reasonOfPasskey(failure));
    }
  }
  return (
    <div className="grid gap-3">
      <Button variant="primary" block icon={Fingerprint} onClick={press} autoFocus>
        <Trans>Use a passkey</Trans>
      </Button>
      <FormError>{error}</FormError>
    </div>
  );
}
