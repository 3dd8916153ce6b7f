import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { PoolPaper } from '../../../contract/hub/pools.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { Field } from '../../ui/forms/field.tsx';
import { FileDrop } from '../../ui/forms/file-drop.tsx';
import { IconButton } from '../../ui/forms/icon-button.tsx';
import { uploadPaper } from './pools.queries.ts';

const accepted = 'image/jpeg,image/png,image/webp,image/avif,application/pdf';

interface PaperFieldProps {
  campaignId: string;
  label: ReactNode;
  papers: readonly PoolPaper[];
  /** Maximum number of files. */
  most: number;
  onChange: (papers: PoolPaper[]) => void;
}

/** Evidence files, uploaded at once and submitted with the form. */
export function PaperField({ campaignId, label, papers, most, onChange }: PaperFieldProps) {
  const { t } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function add(files: File[]) {
    setBusy(true);
    setProblem(undefined);
    const kept = [...papers];
    try {
      for (const file of files.slice(0, most - papers.length)) kept.push(await uploadPaper(campaignId, file));
    } catch (error) {
      setProblem(reasonOf(error));
    }
    onChange(kept);
    setBusy(false);
  }
  return (
    <div className="grid gap-2">
      {papers.length < most ? (
        <Field
          label={label}
          aside={<Trans>optional</Trans>}
          hint={<Trans>A picture or a PDF, up to 10 MB.</Trans>}
          error={problem}
        >
          <FileDrop accept={accepted} multiple={most > 1} disabled={isBusy} onFiles={(files) => void add(files)}>
            <span role="status">{isBusy ? t`Uploading…` : t`Choose a file or drop it here`}</span>
          </FileDrop>
        </Field>
      ) : null}
      <ul>
        {papers.map(({ id, name }) => (
          <li key={id} className="flex items-center justify-between gap-2 text-sm">
            <span className="min-w-0 truncate">{name}</span>
            <IconButton
              icon={Trash2}
              label={t`Remove ${name}`}
              onClick={() => onChange(papers.filter((paper) => paper.id !== id))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
