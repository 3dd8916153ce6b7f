import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { FileAdder } from './file-adder.tsx';
import { FileList } from './file-list.tsx';
import { filesQuery, useRemoveFile } from './files.queries.ts';

interface DraftFilesProps {
  /** Null until the draft is saved. */
  id: string | null;
  /** Saves the draft and returns its id. */
  onNeeded: () => Promise<string | null>;
}

/** Reference files in the composer. */
export function DraftFiles({ id, onNeeded }: DraftFilesProps) {
  const { data: files = [] } = useQuery({ ...filesQuery(id ?? ''), enabled: id !== null });
  const { mutateAsync } = useRemoveFile(id ?? '');
  return (
    <section aria-labelledby="draft-files" className="grid gap-3">
      <h3 id="draft-files" className="h4">
        <Trans>Reference files</Trans>
      </h3>
      {files.length > 0 ? <FileList files={files} onRemove={mutateAsync} /> : null}
      <FileAdder count={files.length} campaignId={() => (id ? Promise.resolve(id) : onNeeded())} />
    </section>
  );
}
