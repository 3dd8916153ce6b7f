import { Trans } from '@lingui/react/macro';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../feedback/states.tsx';
import { Button } from '../forms/button.tsx';
import type { ButtonLook } from '../forms/button-look.ts';

interface ShowMoreProps extends Pick<ButtonLook, 'size' | 'block'> {
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchNextPageError' | 'fetchNextPage'>;
  /** Class of the wrapper. */
  className?: string;
  children?: ReactNode;
}

/** Button that loads the next page of a short list. After a failure it shows the error and keeps the loaded items. */
export function ShowMore({ query, className, children, ...look }: ShowMoreProps) {
  const { hasNextPage, isFetchNextPageError, fetchNextPage } = query;
  if (!hasNextPage) return null;
  if (isFetchNextPageError) {
    return <ErrorState title={<Trans>Couldn’t load the rest</Trans>} onRetry={() => fetchNextPage()} />;
  }
  return (
    <div className={className}>
      <Button variant="text" onClick={() => fetchNextPage()} {...look}>
        {children ?? <Trans>Show more</Trans>}
      </Button>
    </div>
  );
}
