import { mediaKept } from '../../social/social-metrics/social-metrics.rules.ts';

/** State of one post in a reading of its account. */
export interface PostReading {
  /** The reading has it. */
  isFound: boolean;
  /** Posts that are kept of the account. */
  read: number;
  /** An older post of the account is kept. */
  hasOlder: boolean;
  isLabelled: boolean;
  /** Its label was missing before. */
  wasUnlabelled: boolean;
  /** It was missing itself before. */
  wasMissing: boolean;
  /** It has to be online: its agreed days are not over, and it is no story, which ends by itself. */
  isBound: boolean;
}

export type PostChange = 'none' | 'removed' | 'restored' | 'unlabelled' | 'labelled';

/** Change of a post since the last reading. A post older than all that are kept is not known to be gone. */
export function changeOf({ isBound, ...reading }: PostReading): PostChange {
  if (!isBound) return 'none';
  const { isFound, read, hasOlder, isLabelled, wasUnlabelled, wasMissing } = reading;
  if (wasMissing) return isFound ? 'restored' : 'none';
  if (!isFound) return hasOlder || (read > 0 && read < mediaKept) ? 'removed' : 'none';
  if (isLabelled === !wasUnlabelled) return 'none';
  return isLabelled ? 'labelled' : 'unlabelled';
}
