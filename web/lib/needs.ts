import type { LucideIcon } from 'lucide-react';
import { Banknote, Clapperboard, MapPin, Megaphone, Newspaper, Package, Sparkles, Van } from 'lucide-react';
import type { Campaign } from '../../contract/campaigns/campaigns.ts';

/** Need of a joint campaign; amounts in rupees. */
export type Need = Omit<Campaign['needs'][number], 'can'>;

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

/** Pledged amount, capped at the need's value, since pledges may overlap. */
export function spokenFor({ value, pledged }: Need): number {
  return Math.min(value, pledged);
}

/** Amount a need can still take if all pledges are accepted. */
export function openOf(need: Need): number {
  return need.value - spokenFor(need);
}

/** Totals over needs in rupees: contributed, accepted, and pledged. */
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

/** The same as progress bar parts. */
export function partsOf(needs: readonly Need[]) {
  const { contributed, accepted, waiting } = sumNeeds(needs);
  return [
    { value: contributed, kind: 'solid' as const },
    { value: accepted, kind: 'accepted' as const },
    { value: waiting, kind: 'waiting' as const },
  ];
}
