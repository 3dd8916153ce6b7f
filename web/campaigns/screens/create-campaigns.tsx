import { useLingui } from '@lingui/react/macro';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { ComposeScreen } from '../campaigns/composer/compose-screen.tsx';

/** Composer of a standard campaign. */
export default function CreateCampaigns() {
  const { t } = useLingui();
  return (
    <>
      <PageMeta title={t`Post a campaign`} />
      <ComposeScreen type="standard" />
    </>
  );
}
