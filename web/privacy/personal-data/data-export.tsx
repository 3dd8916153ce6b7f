import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { reasonOf } from '../../lib/form-errors.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { downloadMyData } from './personal-data.queries.ts';

/** Download of the user's data as one file. */
export function DataExport() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="max-w-[52ch] text-t2">
        <Trans>
          Your profile, campaigns, messages, payments, files and consents in one archive with a guide. Other people’s
          private data isn’t included.
        </Trans>
      </p>
      <Button
        icon={Download}
        className="max-md:w-full"
        onClick={() => downloadMyData().catch((error: unknown) => showToast('error', reasonOf(error)))}
      >
        <Trans>Download my data</Trans>
      </Button>
    </div>
  );
}
