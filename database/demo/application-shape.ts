import type { ApplicationStatus } from '../../contract/campaigns/applications.ts';
import type { DemoCampaign } from './campaign-shape.ts';
import type { StoredCreator } from './creator-rows.ts';

interface DemoEvent {
  from: ApplicationStatus | null;
  to: ApplicationStatus;
  byId: number | null;
  note: string | null;
  at: Date;
}

export interface DemoApplication {
  id: number;
  campaign: DemoCampaign;
  influencer: StoredCreator;
  status: ApplicationStatus;
  message: string;
  /** Paise; null where no money is paid. */
  quote: number | null;
  events: DemoEvent[];
}
