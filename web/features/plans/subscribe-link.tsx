import { Trans } from '@lingui/react/macro';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/button.tsx';

/** On public pages: to where plans are bought. */
export function SubscribeLink() {
  return (
    <LinkButton block to={paths.subscription}>
      <Trans>Subscribe Now</Trans>
    </LinkButton>
  );
}
