import { type ComponentType, createContext, use } from 'react';
import type { Application } from '../../../contract/campaigns/applications.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';

export interface AgreedPart {
  campaign: Pick<Campaign, 'id' | 'title' | 'compensation'>;
  application: Pick<Application, 'id' | 'status' | 'quote' | 'can'>;
  side: 'creator' | 'influencer';
}

/** Money components beside an application, provided by the screen because this feature does not depend on work. */
export interface MoneyParts {
  /** Net income of the price, or the state of the agreement's money. */
  Money: ComponentType<AgreedPart>;
  /** Actions on that money. */
  Acts: ComponentType<AgreedPart>;
  /** Net income while typing a price into an application; `readyBy` is empty without a date. */
  Typed: ComponentType<{ campaignId: string; amount: number | undefined; readyBy: string }>;
  /** The same for a counter-quote. */
  Counter: ComponentType<{ applicationId: string; amount: number | undefined }>;
}

const MoneyContext = createContext<MoneyParts | null>(null);

export const ProvideMoney = MoneyContext.Provider;

export function useMoneyParts(): MoneyParts {
  const parts = use(MoneyContext);
  if (!parts) throw new Error('A screen with applications brings what stands about their money');
  return parts;
}
