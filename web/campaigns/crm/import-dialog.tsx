import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { type CrmImportResult, crmLimits, crmMessageLength } from '../../../contract/campaigns/crm.ts';
import type { ImportField } from '../../../contract/core/import-fields.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FileDrop } from '../../ui/forms/file-drop.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { WideDialog } from '../../ui/overlays/wide-dialog.tsx';
import { useImportCreators } from './crm.queries.ts';
import { ImportPreview } from './import-preview.tsx';

/** Brings own creators from a file or from pasted links: first a preview, then the import. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const heading = useId();
  const [file, setFile] = useState<File>();
  const [text, setText] = useState('');
  const [message, setMessage] = useState('');
  /** Result of the last dry run; it stays while another mapping is tried. */
  const [shown, setShown] = useState<CrmImportResult>();
  const check = useImportCreators();
  const run = useImportCreators();
  const isBusy = check.isPending || run.isPending;
  const close = isBusy ? undefined : onClose;
  const [fields, setFields] = useState<readonly ImportField[]>();
  const given = { file, text, message, fields };
  const show = (chosen: readonly ImportField[] | undefined) => {
    setFields(chosen);
    check.mutateAsync({ ...given, fields: chosen, dry: true }).then(setShown, () => {});
  };
  const failure = run.error ?? check.error;
  return (
    <WideDialog
      headingId={heading}
      title={<Trans>Import creators</Trans>}
      onClose={close}
      foot={
        <div className="flex flex-wrap justify-end gap-2 border-line border-t px-5 py-3 md:px-6">
          {shown ? (
            <Button
              onClick={() => {
                setFields(undefined);
                setShown(undefined);
                check.reset();
              }}
              disabled={isBusy}
            >
              <Trans>Back</Trans>
            </Button>
          ) : (
            <Button onClick={close} disabled={!close}>
              <Trans>Cancel</Trans>
            </Button>
          )}
          {shown ? (
            <Button
              variant="primary"
              busy={run.isPending}
              onClick={() => run.mutateAsync({ ...given, dry: false }).then(onClose, () => {})}
            >
              <Trans>Import</Trans>
            </Button>
          ) : (
            <Button
              variant="primary"
              busy={check.isPending}
              disabled={!file && text.trim() === ''}
              onClick={() => show(undefined)}
            >
              <Trans>Show a preview</Trans>
            </Button>
          )}
        </div>
      }
    >
      {shown ? (
        <ImportPreview result={shown} onMap={file && !isBusy ? show : undefined} />
      ) : (
        <div className="grid gap-4">
          <p className="max-w-[70ch] text-t2">
            <Trans>
              Creators are matched by their public handle. Rows with an email are invited, unless the address wants no
              mail; we don’t say which.
            </Trans>
          </p>
          <Field label={<Trans>A list as CSV or XLSX</Trans>}>
            <FileDrop accept=".csv,.tsv,.txt,.xlsx,.json" onFiles={([first]) => setFile(first)}>
              {file ? file.name : <Trans>Choose a list or drop it here</Trans>}
            </FileDrop>
          </Field>
          {file ? (
            <Button variant="text" className="justify-self-start" onClick={() => setFile(undefined)}>
              <Trans>Without the file</Trans>
            </Button>
          ) : (
            <Field
              label={<Trans>Or paste links or handles</Trans>}
              hint={
                <Trans>One a line, with an email beside it where you know one. Handles are read as Instagram’s.</Trans>
              }
            >
              <Textarea
                rows={4}
                value={text}
                maxLength={crmLimits.text}
                placeholder="https://instagram.com/aarohi.cooks"
                onChange={(event) => setText(event.target.value)}
              />
            </Field>
          )}
          <Field label={<Trans>Your words to those invited</Trans>} hint={<Trans>Without links and addresses.</Trans>}>
            <Textarea
              rows={3}
              value={message}
              maxLength={crmMessageLength}
              onChange={(event) => setMessage(event.target.value)}
            />
          </Field>
        </div>
      )}
      <FormError>{failure ? reasonOf(failure) : undefined}</FormError>
    </WideDialog>
  );
}
