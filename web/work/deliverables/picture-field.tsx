import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { reasonOf } from '../../lib/form-errors.ts';
import { Field } from '../../ui/forms/field.tsx';
import { FileDrop } from '../../ui/forms/file-drop.tsx';
import { uploadPicture } from './deliverables.queries.ts';

interface PictureFieldProps {
  campaignId: string;
  /** True when a picture was uploaded before. */
  kept: boolean;
  error?: string | undefined;
  /** The text says enough without it. */
  isOptional?: boolean;
  onKept: (file: string) => void;
}

/** Picture of unpublished work: uploaded at once, visible to both parties only. */
export function PictureField({ campaignId, kept, error, isOptional = false, onKept }: PictureFieldProps) {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function take([file]: File[]) {
    if (!file) return;
    setBusy(true);
    setProblem('');
    try {
      onKept(await uploadPicture(campaignId, file));
      setName(file.name);
    } catch (reason) {
      setProblem(reasonOf(reason));
    }
    setBusy(false);
  }
  return (
    <Field
      label={isOptional ? <Trans>Picture (optional)</Trans> : <Trans>Picture of the work</Trans>}
      hint={<Trans>JPEG, PNG, WebP or AVIF, up to 10 MB. Only you and the campaign owner can open it.</Trans>}
      error={problem || error}
      required={!isOptional}
    >
      <FileDrop accept="image/*" disabled={isBusy} onFiles={(files) => void take(files)}>
        <span role="status" className="inline-flex items-center gap-1.5">
          {isBusy ? t`Uploading…` : null}
          {!isBusy && kept ? (
            <>
              <Check className="size-4 text-ok" />
              {name ? (
                <Trans>{name} uploaded. Choose another picture to replace it.</Trans>
              ) : (
                <Trans>Picture uploaded. Choose another one to replace it.</Trans>
              )}
            </>
          ) : null}
          {isBusy || kept ? null : t`Choose a picture or drop it here`}
        </span>
      </FileDrop>
    </Field>
  );
}
