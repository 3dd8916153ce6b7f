import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { InfluencerDetails } from '../../../contract/discovery.ts';
import { activityOf } from '../../features/discovery/figures.ts';
import { ContactCard } from '../../features/discovery/profile/contact-card.tsx';
import { SignsOfLife } from '../../features/unlocks/signs-of-life.tsx';
import { useAllowance } from '../../features/unlocks/use-allowance.ts';
import { UnlockTerms, WhatRemains } from '../../features/unlocks/what-remains.tsx';
import { useUnlockAct } from './unlock-act.tsx';

/** A creator's contact on the own page: opened here, the focus goes to it. */
export function CreatorContact({ details }: { details: InfluencerDetails }) {
  const { i18n } = useLingui();
  const [isNew, setNew] = useState(false);
  const allowance = useAllowance();
  const actOf = useUnlockAct();
  const news =
    isNew && allowance ? (
      <>
        <Trans>The contact is open.</Trans> <WhatRemains allowance={allowance} />
      </>
    ) : null;
  return (
    <ContactCard
      details={details}
      act={actOf(details, () => setNew(true))}
      signs={<SignsOfLife card={details} activity={activityOf(details.last_active, i18n)} />}
      terms={allowance ? <UnlockTerms allowance={allowance} /> : null}
      news={news}
    />
  );
}
