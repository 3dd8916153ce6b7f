import { Trans } from '@lingui/react/macro';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/forms/button.tsx';

/** On public pages: to where plans are bought. */
export function SubscribeLink({ suggested = false }: { suggested?: boolean }) {
  return (
    <LinkButton block variant={suggested ? 'primary' : 'outline'} to={paths.subscription}>
      <Trans>Subscribe Now</Trans>
    </LinkButton>
  );
}
