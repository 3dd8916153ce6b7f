/** Where a reader was in a conversation. */
export interface Place {
  /** The row at the top of what they saw. */
  key: string;
  /** From that row's top to the top of what they saw, px. */
  below: number;
  /** How high its rows are, px. */
  heights: Map<string, number>;
}

const placesKept = 20;

/** Of the conversations seen last, as long as the page lives; missing: at the end, or where the new ones begin. */
const places = new Map<string, Place | 'end'>();

export function findPlace(name: string): Place | 'end' | undefined {
  return places.get(name);
}

/** Keeps where one was in a conversation: null at its end, 'end' where that comes even before the new ones. */
export function keepPlace(name: string, place: Place | 'end' | null): void {
  places.delete(name);
  if (!place) return;
  places.set(name, place);
  const [oldest] = places.keys();
  if (places.size > placesKept && oldest !== undefined) places.delete(oldest);
}
