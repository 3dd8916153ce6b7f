import { Trans } from '@lingui/react/macro';
import { ReviewsOf } from '../../../work/reviews/reviews-of.tsx';
import { Collaborations } from '../../track-record/collaborations.tsx';
import { Figures } from '../../track-record/figures.tsx';

/** Track record, completed campaigns and reviews. */
export default function ProfileRecord({ id, name }: { id: string; name: string }) {
  return (
    <>
      <Figures id={id} />
      <Collaborations
        id={id}
        title={<Trans>Past collaborations</Trans>}
        empty={<Trans>{name} hasn’t completed a campaign yet.</Trans>}
      />
      <ReviewsOf id={id} name={name} />
    </>
  );
}
