import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ApplicationStatus } from '../../../contract/campaigns/applications.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { offersMoney } from '../../../contract/campaigns/compensation.rules.ts';
import { paths } from '../../lib/paths.ts';
import { momentInWords } from '../../lib/time-labels.ts';
import { LinkButton } from '../../ui/forms/button.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { escrowQuery } from '../escrow/escrow.queries.ts';

interface NextStepProps {
  campaign: Pick<Campaign, 'id' | 'compensation'>;
  applicationId: string;
  status: ApplicationStatus;
  /** Name of the other side. */
  partner: string;
  isOwner: boolean;
}

/** The step after an agreement, below its offers: the owner funds it, the creator waits for that, and then both see the work. */
export function NextStep({ campaign, applicationId, status, partner, isOwner }: NextStepProps) {
  const { i18n } = useLingui();
  const mayWait = status === 'accepted' && offersMoney(campaign);
  const { data: escrow } = useQuery({ ...escrowQuery(applicationId), enabled: mayWait });
  if (status === 'cancelled' || (mayWait && !escrow)) return null;
  const until = mayWait && escrow?.fund_by ? momentInWords(escrow.fund_by, i18n) : null;
  return (
    <div className="num flex flex-wrap items-center justify-end gap-3 border-line border-t p-4 md:px-5">
      {until === null ? (
        <LinkButton to={`${paths.campaign(campaign.id)}?tab=deliverables`} className="max-md:w-full">
          <Trans>See the work</Trans>
        </LinkButton>
      ) : (
        <p className="min-w-0 flex-[1_1_14rem] text-sm text-t2">
          {isOwner ? (
            <Trans>Fund it by {until}. They start once the money is held.</Trans>
          ) : (
            <Trans>
              {partner} has until {until} to fund it. Start once the money is held.
            </Trans>
          )}
        </p>
      )}
      {isOwner && escrow?.can.fund === true ? (
        <LinkButton
          variant="primary"
          to={paths.fundMany(campaign.id, [applicationId])}
          className="max-md:w-full md:min-w-55"
        >
          <Trans>Fund {formatRupees(escrow.amount)}</Trans>
        </LinkButton>
      ) : null}
    </div>
  );
}
