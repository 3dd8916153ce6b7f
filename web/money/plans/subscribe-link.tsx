import { Trans } from '@lingui/react/macro';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/forms/button.tsx';

/** Link of public pages to the plans in the app. */
export function SubscribeLink({ suggested = false }: { suggested?: boolean }) {
  return (
    <LinkButton block variant={suggested ? 'primary' : 'outline'} to={paths.subscription}>
      <Trans>Subscribe Now</Trans>
    </LinkButton>
  );
}
