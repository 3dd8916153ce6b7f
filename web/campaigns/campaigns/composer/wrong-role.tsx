import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { LinkButton } from '../../../ui/forms/button.tsx';

/** Alternative for influencers, who cannot post standard campaigns. */
export default function WrongRole() {
  const { t } = useLingui();
  return (
    <>
      <h1 className="sr-only">
        <Trans>New campaign</Trans>
      </h1>
      <EmptyState
        jaali="wrong-role"
        title={t`Only brands and partners can post these campaigns`}
        text={t`As an influencer, you apply to campaigns. You can also start a joint campaign, where several sides pool what they have.`}
        action={
          <span className="flex flex-wrap justify-center gap-3">
            <LinkButton to={paths.createJointCampaign()} variant="peacock">
              <Trans>Start a joint campaign</Trans>
            </LinkButton>
            <LinkButton to={paths.campaignPosts}>
              <Trans>See Campaign Posts</Trans>
            </LinkButton>
          </span>
        }
      />
    </>
  );
}
