import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import type { Match } from '../../../contract/campaigns/match.ts';
import type { InfluencerDetails } from '../../../contract/discovery/discovery.ts';
import type { TrackRecord } from '../../../contract/discovery/track-record.ts';
import type { InfluencerMetrics } from '../../../contract/social/social-metrics.ts';
import { bestOf } from './compare.rules.ts';

export interface ComparedCreator {
  id: string;
  details: InfluencerDetails;
  match: Match | undefined;
  /** Missing while they load. */
  metrics: InfluencerMetrics | undefined;
  record: TrackRecord | undefined;
  rating: { average: number | null; total: number } | undefined;
}

export interface WantedWork {
  title: string;
  content: Campaign['content'];
  budget: number | null;
}

export interface RowsProps {
  creators: readonly ComparedCreator[];
  columns: number;
}

/** Whether the creator at a place fits the campaign best. */
export function isBestMatch(creators: readonly ComparedCreator[], place: number): boolean {
  const scores = creators.map(({ match }) => match?.score ?? null);
  return bestOf(scores, 'most')[place] === true;
}
