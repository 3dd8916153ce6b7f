import { Trans, useLingui } from '@lingui/react/macro';
import { Balances } from '../features/wallet/balances.tsx';
import { paths } from '../lib/paths.ts';
import { LinkButton } from '../ui/button.tsx';
import { PageMeta } from '../ui/page-meta.tsx';

export default function Wallet() {
  const { t } = useLingui();
  return (
    <>
      <PageMeta title={t`Wallet`} />
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <h1 className="h1">
          <Trans>Wallet</Trans>
        </h1>
        <LinkButton to={paths.referral}>
          <Trans>Refer & Earn</Trans>
        </LinkButton>
      </div>
      <Balances />
    </>
  );
}
