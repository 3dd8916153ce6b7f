import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/forms/button.tsx';
import { FormError } from '../../../ui/forms/form-error.tsx';

interface PostHereProps {
  problem: string | undefined;
  onPost: () => Promise<void>;
}

/** Post button of wide screens, in the column that stays in view beside the summary. */
export function PostHere({ problem, onPost }: PostHereProps) {
  return (
    <div className="hidden gap-3 lg:grid">
      <FormError>{problem}</FormError>
      <Button variant="primary" block onClick={onPost}>
        <Trans>Post campaign</Trans>
      </Button>
    </div>
  );
}
