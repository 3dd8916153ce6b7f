import { useLingui } from '@lingui/react/macro';
import { ComposeScreen } from '../../campaigns/campaigns/composer/compose-screen.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';

/** Composer of a joint campaign, which lists its needs. */
export default function CreateJointCampaign() {
  const { t } = useLingui();
  return (
    <>
      <PageMeta title={t`Start a joint campaign`} />
      <ComposeScreen type="joint" />
    </>
  );
}
