import { followerSteps } from '../../../contract/discovery/discovery.ts';
import { roundTo } from './statistics.rules.ts';

/** Lower bound of the class in which an account with this many followers is compared; null for an unknown size. */
export function classOf(followers: number | null): (typeof followerSteps)[number] | null {
  return followers === null ? null : (followerSteps.findLast((step) => step <= followers) ?? 0);
}

/** Per cent of the peers below a value, by their 101 percentiles: the middle among equal ones. */
export function shareBelow(value: number, percentiles: readonly number[]): number {
  const below = percentiles.filter((each) => each < value).length;
  const equal = percentiles.filter((each) => each === value).length;
  if (equal > 0) return Math.round(below + (equal - 1) / 2);
  const [low, high] = [percentiles[below - 1], percentiles[below]];
  if (low === undefined) return 0;
  if (high === undefined) return 100;
  return Math.min(99, Math.max(1, Math.round(below - 1 + (value - low) / (high - low))));
}

/** Values that draw a distribution. */
export function outline(percentiles: readonly number[], digits: number) {
  const at = (percent: number) => roundTo(percentiles[percent] ?? 0, digits);
  return { lowest: at(0), lower_quartile: at(25), median: at(50), upper_quartile: at(75), highest: at(100) };
}
