import { Trans, useLingui } from '@lingui/react/macro';
import { type Counted, followerParts } from '../../../contract/core/counted-accounts.ts';
import { shortenIndian } from '../forms/rupees.ts';
import { partsInWords } from './follower-words.ts';

interface FollowerCountProps {
  card: Counted;
  /** For narrow columns: shows only the number of summed accounts. */
  isNarrow?: boolean;
  /** The parts of the sum are shown elsewhere on the same card. */
  isBare?: boolean;
}

/** Follower count: a dash when unknown; a sum is labelled as such, with its parts. */
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

/** Label of a sum: "sum of 2", or "1 of 2 known". */
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
