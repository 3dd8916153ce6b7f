import { useLingui } from '@lingui/react/macro';
import { ComposeScreen } from '../features/campaigns/composer/compose-screen.tsx';
import { PageMeta } from '../ui/page-meta.tsx';

/** Writing a campaign for influencers to apply to. */
export default function CreateCampaigns() {
  const { t } = useLingui();
  return (
    <>
      <PageMeta title={t`Post a campaign`} />
      <ComposeScreen type="standard" />
    </>
  );
}
