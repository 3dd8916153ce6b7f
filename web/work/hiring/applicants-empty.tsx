import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheckBig, SearchX } from 'lucide-react';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { applicationLooks } from '../../campaigns/applications/application-tag.tsx';
import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { Button, LinkButton } from '../../ui/forms/button.tsx';
import type { ApplicantList } from './applicant-filters.ts';

type Shown = Pick<Campaign, 'id' | 'is_draft' | 'is_held' | 'status' | 'application_deadline'>;

interface ApplicantsEmptyProps {
  campaign: Shown;
  list: ApplicantList;
  onAll: () => void;
}

/** Empty state: no applicants, or none with this status. */
export function ApplicantsEmpty({ campaign, list, onAll }: ApplicantsEmptyProps) {
  const { t, i18n } = useLingui();
  if (list === 'to-decide') {
    return (
      <EmptyState
        icon={CircleCheckBig}
        title={t`Everybody has an answer`}
        action={
          <Button onClick={onAll}>
            <Trans>Show all</Trans>
          </Button>
        }
      />
    );
  }
  if (list !== 'all') {
    const name = i18n._(applicationLooks[list].name);
    return (
      <EmptyState
        icon={SearchX}
        title={t`No applicants in this list`}
        action={
          <Button onClick={onAll}>
            <Trans>Remove “{name}”</Trans>
          </Button>
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
