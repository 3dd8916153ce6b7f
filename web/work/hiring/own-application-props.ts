import type { Application } from '../../../contract/campaigns/applications.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import type { AgreedProps } from './agreed-parts.tsx';

type Own = Pick<Application, 'id' | 'status' | 'quote' | 'createdAt' | 'arrival' | 'ends_at' | 'can'>;

export interface OwnApplicationProps {
  campaign: AgreedProps['campaign'] & Pick<Campaign, 'application_deadline'>;
  application: Own;
}
