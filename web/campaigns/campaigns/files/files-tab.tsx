import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';
import { reasonOf } from '../../../lib/form-errors.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/feedback/states.tsx';
import { FileAdder } from './file-adder.tsx';
import { FileList } from './file-list.tsx';
import { filesQuery, useRemoveFile } from './files.queries.ts';

/** Reference files; the creator can add and remove them. */
export default function FilesTab({ campaign, isOwn }: { campaign: Campaign; isOwn: boolean }) {
  const { t } = useLingui();
  const { data: files, error, refetch } = useQuery(filesQuery(campaign.id));
  const { mutateAsync } = useRemoveFile(campaign.id);
  if (!files) {
    return error ? (
      <ErrorState title={t`Couldn’t load the files`} text={reasonOf(error)} onRetry={refetch} />
    ) : (
      <Skeleton className="h-40" />
    );
  }
  return (
    <section aria-labelledby="files" className="grid max-w-3xl gap-5">
      <h2 id="files" className="sr-only">
        <Trans>Files</Trans>
      </h2>
      {files.length > 0 ? <FileList files={files} onRemove={mutateAsync} /> : null}
      {files.length === 0 && !isOwn ? (
        <EmptyState
          jaali={`files ${campaign.id}`}
          title={t`No files yet`}
          text={t`You’ll find everything in the brief.`}
        />
      ) : null}
      {isOwn ? <FileAdder count={files.length} campaignId={() => Promise.resolve(campaign.id)} /> : null}
    </section>
  );
}
