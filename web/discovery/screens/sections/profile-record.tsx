import { Trans } from '@lingui/react/macro';
import { Collaborations } from '../../track-record/collaborations.tsx';
import { Figures } from '../../track-record/figures.tsx';

/** Completed campaigns and track record. */
export default function ProfileRecord({ id, name }: { id: string; name: string }) {
  return (
    <>
      <Collaborations
        id={id}
        title={<Trans>Past work</Trans>}
        empty={<Trans>{name} hasn’t completed a campaign yet.</Trans>}
      />
      <Figures id={id} />
    </>
  );
}
