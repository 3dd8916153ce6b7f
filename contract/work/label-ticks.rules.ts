/** Places where the ad label is shown in the work itself, as the influencer says. */
export const labelPlaces = ['picture', 'spoken'] as const;
export type LabelPlace = (typeof labelPlaces)[number];

const spokenTypes = ['reel', 'video', 'short', 'live'];

/** Places that a piece of this type has to show its label in. Source: the interface, deliverables. */
export function labelPlacesOf(type: string): readonly LabelPlace[] {
  return spokenTypes.includes(type) ? labelPlaces : ['picture'];
}

/** Places that are not ticked yet. */
export function missingLabels(type: string, shown: Partial<Record<LabelPlace, boolean | undefined>>): LabelPlace[] {
  return labelPlacesOf(type).filter((place) => shown[place] !== true);
}
