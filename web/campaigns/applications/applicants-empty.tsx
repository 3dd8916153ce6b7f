import { Trans, useLingui } from '@lingui/react/macro';
import { SearchX } from 'lucide-react';
import type { Application } from '../../../contract/campaigns/applications.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { Button, LinkButton } from '../../ui/forms/button.tsx';
import { applicationLooks } from './application-tag.tsx';

type Shown = Pick<Campaign, 'id' | 'is_draft' | 'is_held' | 'status' | 'application_deadline'>;

interface ApplicantsEmptyProps {
  campaign: Shown;
  status: Application['status'] | undefined;
  onAll: () => void;
}

/** Nobody at the station that is asked for, or nobody at all: whether anybody can still come, and what to do meanwhile. */
export function ApplicantsEmpty({ campaign, status, onAll }: ApplicantsEmptyProps) {
  const { t, i18n } = useLingui();
  if (status) {
    const name = i18n._(applicationLooks[status].name);
    return (
      <EmptyState
        icon={SearchX}
        title={t`Nobody stands here just now`}
        action={
          <Button onClick={onAll}>
            <Trans>Drop “{name}”</Trans>
          </Button>
        }
      />
    );
  }
  if (isClosed(campaign)) {
    return (
      <EmptyState
        jaali="applicants"
        title={t`Nobody has applied`}
        text={t`The last day to apply has passed. A duplicate of the campaign can run again.`}
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
    ? t`Nobody sees it before you post it.`
    : isHeld
      ? t`It is paused, and takes no applications until you resume it.`
      : t`Applications appear here as they come. Meanwhile you can look for creators and write to them.`;
  return (
    <EmptyState
      jaali="applicants"
      title={t`Nobody has applied yet`}
      text={text}
      action={
        <LinkButton to={isDraft ? paths.createCampaign(id) : paths.browse} variant="peacock">
          {isDraft ? <Trans>Finish and post it</Trans> : <Trans>Browse Influencers</Trans>}
        </LinkButton>
      }
    />
  );
}
