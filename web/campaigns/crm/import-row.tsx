import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import type { CrmImport } from '../../../contract/campaigns/crm.ts';
import { whyNot } from '../../lib/can.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatShortDate } from '../../lib/format.ts';
import { Card } from '../../ui/data/card.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { crmImportsQuery, useUndoImport } from './crm.queries.ts';
import { leftOutWords } from './crm-words.ts';
import { ImportSum } from './import-preview.tsx';

/** The latest import, with the rows it left out and its undo. */
export function ImportRow() {
  const { i18n } = useLingui();
  const { data } = useQuery(crmImportsQuery);
  const undo = useUndoImport();
  const [isOpen, setOpen] = useState(false);
  const [latest] = data ?? [];
  if (!latest) return null;
  const { name, counts, createdAt, undoneAt, left_out: left } = latest;
  return (
    <Card className="flex flex-wrap items-center gap-4">
      <span className="grid size-10 flex-none place-items-center rounded-tile bg-pea-tint text-link">
        <FileSpreadsheet className="size-5" />
      </span>
      <div className="min-w-0 flex-[1_1_240px]">
        <p className="h5 break-words">
          {name}, <time dateTime={createdAt}>{formatShortDate(createdAt, i18n.locale)}</time>
        </p>
        <p className="num text-sm text-t3">{undoneAt ? <Trans>Undone</Trans> : <ImportSum counts={counts} />}</p>
      </div>
      {left.length > 0 && !undoneAt ? (
        <Button size="sm" onClick={() => setOpen(true)}>
          <Trans>See the {counts.left_out} left out</Trans>
        </Button>
      ) : null}
      {whyNot(latest.can.undo) === null ? (
        <Button
          size="sm"
          busy={undo.isPending}
          onClick={() => undo.mutateAsync(latest.id).catch((error: unknown) => showToast('error', reasonOf(error)))}
        >
          <Trans>Undo</Trans>
        </Button>
      ) : null}
      {isOpen ? <LeftOut of={latest} onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}

function LeftOut({ of, onClose }: { of: CrmImport; onClose: () => void }) {
  const { i18n } = useLingui();
  return (
    <Dialog title={<Trans>Left out</Trans>} onClose={onClose}>
      <ul className="grid gap-2 text-sm">
        {of.left_out.map(({ line, name, reason }) => (
          <li key={line} className="flex gap-3">
            <span className="num w-10 flex-none text-t3">{line}</span>
            <span className="min-w-0 flex-1 break-words">
              <b className="font-semibold">{name}</b>
              <span className="block text-t3">{i18n._(leftOutWords[reason])}</span>
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
