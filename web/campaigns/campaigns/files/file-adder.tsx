import { Trans, useLingui } from '@lingui/react/macro';
import { fileLimits } from '../../../../contract/campaigns/campaign-files.ts';
import { reasonOf } from '../../../lib/form-errors.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { FileDrop } from '../../../ui/forms/file-drop.tsx';
import { useAddFiles } from './files.queries.ts';

const accepted = 'image/jpeg,image/png,image/webp,image/avif,application/pdf';

interface FileAdderProps {
  /** Number of files. */
  count: number;
  /** Id of the campaign, saving it if needed. */
  campaignId: () => Promise<string | null>;
}

/** Upload of pictures and PDFs. */
export function FileAdder({ count, campaignId }: FileAdderProps) {
  const { t } = useLingui();
  const { mutateAsync, isPending, error } = useAddFiles();
  const left = fileLimits.count - count;

  async function add(chosen: File[]) {
    const files = chosen.filter(({ size }) => size <= fileLimits.bytes).slice(0, left);
    if (files.length < chosen.length) showToast('error', t`Up to ten files, 10 MB each.`);
    const id = files.length > 0 ? await campaignId() : null;
    // The error is shown below the field.
    if (id) await mutateAsync({ campaignId: id, files }).catch(() => undefined);
  }
  return (
    <Field
      label={<Trans>Add files</Trans>}
      aside={
        <Trans>
          {count} of {fileLimits.count}
        </Trans>
      }
      hint={<Trans>Pictures and PDFs, up to 10 MB each. Everyone who can see the campaign can see them.</Trans>}
      error={error ? reasonOf(error) : undefined}
    >
      <FileDrop accept={accepted} multiple disabled={isPending || left <= 0} onFiles={add}>
        <span>{isPending ? <Trans>Uploading…</Trans> : <Trans>Choose files or drop them here</Trans>}</span>
      </FileDrop>
    </Field>
  );
}
