import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Application } from '../../../contract/campaigns/applications.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { lastAmountOf } from './last-amount.ts';
import OfferFormDialog, { type OfferedCampaign } from './offer-form-dialog.tsx';
import { offersQuery } from './offers.queries.ts';

interface MakeOfferProps {
  campaign: OfferedCampaign;
  application: Pick<Application, 'id' | 'quote' | 'user'>;
  onClose: () => void;
}

/** The offer dialog for the owner of a campaign, opened from the applicant. */
export default function MakeOffer({ campaign, application, onClose }: MakeOfferProps) {
  const { data: thread, error, refetch } = useQuery(offersQuery(application.id));
  const partner = application.user.fullname;
  if (!thread) {
    return (
      <Dialog title={<Trans>Offer to {partner}</Trans>} onClose={onClose}>
        {error ? (
          <ErrorState title={<Trans>Couldn’t load the offers</Trans>} text={reasonOf(error)} onRetry={refetch} />
        ) : (
          <Skeleton className="h-80" />
        )}
      </Dialog>
    );
  }
  return (
    <OfferFormDialog
      campaign={campaign}
      application={application}
      partner={partner}
      live={thread.data.find(({ status }) => status === 'live')}
      mine={lastAmountOf(thread.data, 'owner')}
      budget={thread.budget}
      isOwner
      onClose={onClose}
    />
  );
}
