import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { maxScreenshots, questionDays } from '../../../contract/work/figures.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FileDrop } from '../../ui/forms/file-drop.tsx';
import { uploadPicture } from './deliverables.queries.ts';

interface ScreenshotsFieldProps {
  campaignId: string;
  /** Ids of the files uploaded so far. */
  ids: readonly string[];
  onChange: (ids: string[]) => void;
}

/** Screenshots of the platform's own numbers: uploaded at once, visible to both parties only. */
export function ScreenshotsField({ campaignId, ids, onChange }: ScreenshotsFieldProps) {
  const { t } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const room = maxScreenshots - ids.length;

  async function take(files: File[]) {
    setBusy(true);
    setProblem('');
    const kept = [...ids];
    try {
      for (const file of files.slice(0, room)) kept.push(await uploadPicture(campaignId, file));
    } catch (reason) {
      setProblem(reasonOf(reason));
    }
    onChange(kept);
    setBusy(false);
  }
  return (
    <Field
      label={<Trans>Screenshots of the platform’s numbers (optional)</Trans>}
      hint={
        <Trans>
          Up to {maxScreenshots} pictures, only for you and the campaign owner. They can question your numbers for{' '}
          {questionDays} days.
        </Trans>
      }
      error={problem}
    >
      {room > 0 ? (
        <FileDrop accept="image/*" multiple disabled={isBusy} onFiles={(files) => void take(files)}>
          <span role="status">
            {isBusy ? t`Uploading…` : null}
            {!isBusy && ids.length > 0 ? (
              <Plural
                value={ids.length}
                one="# screenshot added. Add more here."
                other="# screenshots added. Add more here."
              />
            ) : null}
            {isBusy || ids.length > 0 ? null : t`Choose screenshots or drop them here`}
          </span>
        </FileDrop>
      ) : (
        <p role="status" className="flex flex-wrap items-center gap-3 text-sm">
          <Plural value={ids.length} one="# screenshot added." other="# screenshots added." />
          <Button size="sm" onClick={() => onChange([])}>
            <Trans>Remove all</Trans>
          </Button>
        </p>
      )}
    </Field>
  );
}
