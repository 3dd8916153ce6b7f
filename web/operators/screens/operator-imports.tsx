import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { reasonOf } from '../../lib/form-errors.ts';
import { paths } from '../../lib/paths.ts';
import { Field } from '../../ui/forms/field.tsx';
import { FileDrop } from '../../ui/forms/file-drop.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { ConsoleHead } from '../console/console-head.tsx';
import { ImportList } from '../imports/import-list.tsx';
import { useUpload } from '../imports/imports.queries.ts';

/** Uploading a list of creators, and the imports so far. */
export default function OperatorImports() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const upload = useUpload();
  const bring = (file: File | undefined) =>
    file && upload.mutate(file, { onSuccess: ({ data }) => navigate(paths.operatorImport(data.id)) });
  return (
    <>
      <ConsoleHead
        name={t`Imports`}
        text={
          <Trans>
            Lists of creators as they are handed over. Nothing is stored before you have seen what would be.
          </Trans>
        }
      />
      <div className="grid gap-6">
        <div>
          <Field label={<Trans>List of creators</Trans>}>
            <FileDrop accept=".csv,.tsv,.txt,.xlsx,.json" disabled={upload.isPending} onFiles={([file]) => bring(file)}>
              {upload.isPending ? (
                <Trans>Reading the list …</Trans>
              ) : (
                <Trans>Choose a CSV, XLSX, TSV or JSON file or drop it here, up to 20 MB</Trans>
              )}
            </FileDrop>
          </Field>
          {upload.error ? <FormError>{reasonOf(upload.error)}</FormError> : null}
        </div>
        <ImportList />
      </div>
    </>
  );
}
