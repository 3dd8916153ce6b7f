import type { Match } from '../../../contract/campaigns/match.ts';
import type { InfluencerDetails } from '../../../contract/discovery/discovery.ts';
import type { TrackRecord } from '../../../contract/discovery/track-record.ts';
import type { InfluencerMetrics } from '../../../contract/social/social-metrics.ts';

export interface ComparedCreator {
  id: string;
  details: InfluencerDetails;
  match: Match | undefined;
  /** Missing while they load. */
  metrics: InfluencerMetrics | undefined;
  record: TrackRecord | undefined;
}

export interface WantedWork {
  title: string;
  content: readonly { type: string; quantity: number }[];
  budget: number | null;
}

export interface RowsProps {
  creators: readonly ComparedCreator[];
  columns: number;
}
