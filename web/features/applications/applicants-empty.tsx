import { Trans, useLingui } from '@lingui/react/macro';
import { SearchX } from 'lucide-react';
import type { Application } from '../../../contract/applications.ts';
import { paths } from '../../lib/paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { applicationLooks } from './application-tag.tsx';

interface ApplicantsEmptyProps {
  status: Application['status'] | undefined;
  onAll: () => void;
}

export function ApplicantsEmpty({ status, onAll }: ApplicantsEmptyProps) {
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
  return (
    <EmptyState
      jaali="applicants"
      title={t`Nobody has applied yet`}
      text={t`Applications appear here as they come. Meanwhile you can look for creators and write to them.`}
      action={
        <LinkButton to={paths.browse} variant="peacock">
          <Trans>Browse Influencers</Trans>
        </LinkButton>
      }
    />
  );
}
