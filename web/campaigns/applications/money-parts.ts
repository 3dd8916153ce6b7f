import { type ComponentType, createContext, use } from 'react';
import type { Application } from '../../../contract/campaigns/applications.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';

export interface AgreedPart {
  campaign: Pick<Campaign, 'id' | 'title' | 'compensation'>;
  application: Pick<Application, 'id' | 'status' | 'quote'>;
  side: 'creator' | 'influencer';
}

/** What stands about money beside an application. The screen brings it, since this feature knows of no money. */
export interface MoneyParts {
  /** What the price on the table brings, or where the money of an agreement is. */
  Money: ComponentType<AgreedPart>;
  /** What its side can do about that money now. */
  Acts: ComponentType<AgreedPart>;
  /** What a price would bring while it is typed into an application; `readyBy` empty where no day is named. */
  Typed: ComponentType<{ campaignId: string; amount: number | undefined; readyBy: string }>;
  /** The same while the creator names another price. */
  Counter: ComponentType<{ applicationId: string; amount: number | undefined }>;
}

const MoneyContext = createContext<MoneyParts | null>(null);

export const ProvideMoney = MoneyContext.Provider;

export function useMoneyParts(): MoneyParts {
  const parts = use(MoneyContext);
  if (!parts) throw new Error('A screen with applications brings what stands about their money');
  return parts;
}
