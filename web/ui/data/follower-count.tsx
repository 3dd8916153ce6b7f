import { Trans, useLingui } from '@lingui/react/macro';
import { type Counted, followerParts } from '../../../contract/core/counted-accounts.ts';
import { shortenIndian } from '../forms/rupees.ts';
import { partsInWords } from './follower-words.ts';

interface FollowerCountProps {
  card: Counted;
  /** A narrow column says only of how many accounts a sum is. */
  isNarrow?: boolean;
  /** The parts of a sum stand elsewhere on the same card. */
  isBare?: boolean;
}

/** How many follow somebody: a dash where nobody knows it; a sum says so, with its parts. */
export function FollowerCount({ card, isNarrow, isBare }: FollowerCountProps) {
  const { i18n } = useLingui();
  const parts = partsInWords(card, i18n);
  return (
    <>
      {card.followers === null ? '–' : shortenIndian(card.followers)}
      {parts === null || isBare ? null : (
        <span className="block font-normal text-t3 text-xs" title={isNarrow ? parts : undefined}>
          {isNarrow ? <SumWords card={card} /> : parts}
        </span>
      )}
    </>
  );
}

export function FollowersName({ card }: Pick<FollowerCountProps, 'card'>) {
  return followerParts(card).length > 0 ? <Trans>Total followers</Trans> : <Trans>Followers</Trans>;
}

/** "sum of 2", or "1 of 2 known" where a part is not. */
function SumWords({ card }: Pick<FollowerCountProps, 'card'>) {
  const parts = followerParts(card);
  const count = parts.length;
  const known = parts.filter(({ followers }) => followers !== null).length;
  if (known === count) return <Trans>sum of {count}</Trans>;
  return (
    <Trans>
      {known} of {count} known
    </Trans>
  );
}
