import type { LucideIcon } from 'lucide-react';
import { Banknote, Clapperboard, MapPin, Megaphone, Newspaper, Package, Sparkles, Van } from 'lucide-react';
import type { Campaign } from '../../contract/campaigns/campaigns.ts';

/** One need of a joint campaign; amounts in rupees. */
export type Need = Campaign['needs'][number];

export const needIcons: Record<Need['kind'], LucideIcon> = {
  budget: Banknote,
  product: Package,
  venue: MapPin,
  production: Clapperboard,
  reach: Megaphone,
  travel: Van,
  media: Newspaper,
  other: Sparkles,
};

/** What is promised towards a need, no more than it asks for: two may wait for the same part of it. */
export function spokenFor({ value, pledged }: Need): number {
  return Math.min(value, pledged);
}

/** What a need can still take once all that waits is accepted. */
export function openOf(need: Need): number {
  return need.value - spokenFor(need);
}

/** Needs together, in rupees: solid is contributed, paler is accepted, stripes wait for the creator's answer. */
export function sumNeeds(needs: readonly Need[]) {
  const sum = (amountOf: (need: Need) => number) => needs.reduce((all, need) => all + amountOf(need), 0);
  const spoken = sum(spokenFor);
  const accepted = sum((need) => need.accepted);
  const contributed = sum((need) => need.contributed);
  const total = sum((need) => need.value);
  return {
    total,
    spoken,
    contributed,
    accepted: accepted - contributed,
    waiting: Math.max(0, spoken - accepted),
    open: total - spoken,
  };
}

/** The same as the parts of a bar. */
export function partsOf(needs: readonly Need[]) {
  const { contributed, accepted, waiting } = sumNeeds(needs);
  return [
    { value: contributed, kind: 'solid' as const },
    { value: accepted, kind: 'accepted' as const },
    { value: waiting, kind: 'waiting' as const },
  ];
}
