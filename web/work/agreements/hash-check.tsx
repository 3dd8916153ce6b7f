import { Trans } from '@lingui/react/macro';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { Agreement } from '../../../contract/work/agreements.ts';
import { Button } from '../../ui/forms/button.tsx';

/** SHA-256 of a UTF-8 text as hex, computed by the browser. */
async function hashText(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Hash of the terms with a button that verifies it against the displayed text. */
export function HashCheck({ agreement: { hash, canonical } }: { agreement: Pick<Agreement, 'hash' | 'canonical'> }) {
  const [checked, setChecked] = useState<{ canonical: string; isSame: boolean }>();
  const outcome = checked?.canonical === canonical ? checked : undefined;
  return (
    <div className="grid gap-2 rounded-box bg-sunken p-4 text-sm">
      <p className="text-t2">
        <Trans>Digital fingerprint (SHA-256): proves these terms haven’t changed.</Trans>
      </p>
      <code className="num break-all text-xs">{hash}</code>
      {/* crypto.subtle exists in secure contexts only. */}
      {globalThis.crypto?.subtle ? (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            size="sm"
            onClick={async () => setChecked({ canonical, isSame: (await hashText(canonical)) === hash })}
          >
            <Trans>Check the fingerprint</Trans>
          </Button>
          <p role="status" className="flex min-w-0 items-center gap-1.5 font-semibold">
            {outcome ? <Outcome isSame={outcome.isSame} /> : null}
          </p>
        </div>
      ) : null}
    </div>
  );
}

function Outcome({ isSame }: { isSame: boolean }) {
  if (!isSame) {
    return (
      <>
        <CircleAlert className="size-4 text-bad" />
        <Trans>The fingerprint doesn’t match: these terms have been changed.</Trans>
      </>
    );
  }
  return (
    <>
      <CircleCheck className="size-4 text-ok" />
      <Trans>The fingerprint matches: these terms are unchanged.</Trans>
    </>
  );
}
