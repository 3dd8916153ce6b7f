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
}

export type PostChange = 'none' | 'removed' | 'restored' | 'unlabelled' | 'labelled';

/** Change of a post since the last reading. A post older than all that are kept is not known to be gone. */
export function changeOf({ isFound, read, hasOlder, isLabelled, wasUnlabelled, wasMissing }: PostReading): PostChange {
  if (wasMissing) return isFound ? 'restored' : 'none';
  if (!isFound) return hasOlder || (read > 0 && read < mediaKept) ? 'removed' : 'none';
  if (isLabelled === !wasUnlabelled) return 'none';
  return isLabelled ? 'labelled' : 'unlabelled';
}
