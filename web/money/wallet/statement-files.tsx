import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { walletCalls } from '../../../contract/money/wallet.ts';
import { download } from '../../lib/download.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import type { StatementFilters } from './statement-filters.ts';

/** Download of the statement with the page's filters. */
export function StatementFiles({ filters }: { filters: StatementFilters }) {
  const save = (format: 'csv' | 'pdf') => () =>
    download(walletCalls.getWallet, { query: { ...filters, format } }).catch((error) =>
      showToast('error', reasonOf(error)),
    );
  return (
    <div className="flex flex-none gap-2">
      <Button size="sm" icon={Download} onClick={save('csv')}>
        <span className="sr-only">
          <Trans>Download as</Trans>{' '}
        </span>
        CSV
      </Button>
      <Button size="sm" icon={Download} onClick={save('pdf')}>
        <span className="sr-only">
          <Trans>Download as</Trans>{' '}
        </span>
        PDF
      </Button>
    </div>
  );
}
