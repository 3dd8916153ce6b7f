export const campaignTypes = ['standard', 'joint'] as const;
export const objectives = ['awareness', 'sales', 'launch', 'content', 'event'] as const;
export const compensations = ['paid', 'product', 'commission', 'mixed'] as const;
export const campaignStatuses = ['not-started', 'on going', 'completed'] as const;
/** `link`: in no list of others, open with its address. `invited`: only for those invited or taking part. */
export const visibilities = ['public', 'link', 'invited'] as const;
export const needKinds = ['budget', 'product', 'venue', 'production', 'reach', 'travel', 'media', 'other'] as const;

export type CampaignStatus = (typeof campaignStatuses)[number];
export type Visibility = (typeof visibilities)[number];
export type NeedKind = (typeof needKinds)[number];
