import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { InfluencerDetails } from '../../../../contract/discovery/discovery.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { activityOf } from '../../discovery/figures.ts';
import { ContactCard } from '../../discovery/profile/contact-card.tsx';
import { SignsOfLife } from '../../unlocks/signs-of-life.tsx';
import { useAllowance, useIsAllowanceComing } from '../../unlocks/use-allowance.ts';
import { UnlockTerms, WhatRemains } from '../../unlocks/what-remains.tsx';
import { useUnlockAct } from './unlock-act.tsx';

/** Contact on a creator's page; focused after unlocking. */
export function CreatorContact({ details }: { details: InfluencerDetails }) {
  const { i18n } = useLingui();
  const [isNew, setNew] = useState(false);
  const allowance = useAllowance();
  const isComing = useIsAllowanceComing();
  const actOf = useUnlockAct();
  const news =
    isNew && allowance ? (
      <>
        <Trans>Contact unlocked.</Trans> <WhatRemains allowance={allowance} />
      </>
    ) : null;
  return (
    <ContactCard
      details={details}
      act={isComing ? <Skeleton className="h-11 w-44 md:h-9" /> : actOf(details, () => setNew(true))}
      signs={<SignsOfLife card={details} activity={activityOf(details.last_active, i18n)} />}
      terms={allowance ? <UnlockTerms allowance={allowance} /> : isComing ? <Skeleton className="h-5" /> : null}
      news={news}
    />
  );
}
