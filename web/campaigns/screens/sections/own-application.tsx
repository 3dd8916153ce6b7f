import { hasAgreement, hasEnded } from '../../../../contract/campaigns/application-standing.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { LazyOnVisible } from '../../../ui/loading/lazy-on-visible.tsx';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry.ts';
import { OwnApplication, type OwnApplicationProps } from '../../applications/own-application.tsx';
import { WithMoney } from './with-money.tsx';

const OwnActs = lazyWithRetry(() => import('./own-acts.tsx'));

/** The reader's application with its money; agreement and actions load on visibility. */
export default function OwnApplicationPart(own: OwnApplicationProps) {
  const { status } = own.application;
  const height = hasAgreement(status) ? 'h-64' : hasEnded(status) ? 'h-5' : 'h-32';
  return (
    <WithMoney>
      <OwnApplication {...own}>
        <LazyOnVisible placeholder={<Skeleton className={`${height} rounded-box`} />}>
          <OwnActs {...own} />
        </LazyOnVisible>
      </OwnApplication>
    </WithMoney>
  );
}
