import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheckBig, SearchX } from 'lucide-react';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { Button, LinkButton } from '../../ui/forms/button.tsx';
import { type ApplicantList, countIn, type Segment, segments } from './applicant-filters.ts';
import { segmentNames } from './segment-names.ts';

type Shown = Pick<Campaign, 'id' | 'is_draft' | 'is_held' | 'status' | 'application_deadline' | 'counts'>;

interface ApplicantsEmptyProps {
  campaign: Shown;
  list: ApplicantList;
  onOpen: (segment: Segment) => void;
}

/** Empty state: no applicants at all, or none in this segment. */
export function ApplicantsEmpty({ campaign, list, onOpen }: ApplicantsEmptyProps) {
  const { t, i18n } = useLingui();
  const filled = segments.filter((segment) => segment !== list && countIn(segment, campaign.counts) > 0);
  if (filled.length > 0) {
    return (
      <EmptyState
        icon={list === 'to-decide' ? CircleCheckBig : SearchX}
        title={list === 'to-decide' ? t`Everybody has an answer` : t`No applicants in this list`}
        action={
          <span className="flex flex-wrap justify-center gap-2">
            {filled.map((segment) => (
              <Button key={segment} onClick={() => onOpen(segment)}>
                {i18n._(segmentNames[segment])} <span className="num text-t3">{countIn(segment, campaign.counts)}</span>
              </Button>
            ))}
          </span>
        }
      />
    );
  }
  if (isClosed(campaign)) {
    return (
      <EmptyState
        jaali="applicants"
        title={t`No applications`}
        text={t`The last day to apply has passed. You can duplicate the campaign and run it again.`}
      />
    );
  }
  return <NobodyYet campaign={campaign} />;
}

function isClosed({ is_draft: isDraft, status, application_deadline: last }: Shown): boolean {
  return !isDraft && (status === 'completed' || (last !== null && dateInIndia(new Date()) > last));
}

function NobodyYet({ campaign: { id, is_draft: isDraft, is_held: isHeld } }: Pick<ApplicantsEmptyProps, 'campaign'>) {
  const { t } = useLingui();
  const text = isDraft
    ? t`Nobody can see it until you post it.`
    : isHeld
      ? t`The campaign is paused. Resume it to receive applications.`
      : t`Applications appear here as they come in. Meanwhile, you can find creators and message them.`;
  return (
    <EmptyState
      jaali="applicants"
      title={t`No applications yet`}
      text={text}
      action={
        <LinkButton to={isDraft ? paths.createCampaign(id) : paths.browse} variant="peacock">
          {isDraft ? <Trans>Finish and post</Trans> : <Trans>Browse Influencers</Trans>}
        </LinkButton>
      }
    />
  );
}
