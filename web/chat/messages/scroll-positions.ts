/** Scroll position in a conversation. */
export interface Place {
  /** Key of the row at the top of the viewport. */
  key: string;
  /** Distance from that row's top to the viewport's top, px. */
  below: number;
  /** Measured row heights, px. */
  heights: Map<string, number>;
}

const placesKept = 20;

/** Positions of the conversations last seen, while the page lives; missing: at the end, or at the first new message. */
const places = new Map<string, Place | 'end'>();

export function findScrollPosition(name: string): Place | 'end' | undefined {
  return places.get(name);
}

/** Stores the scroll position: null at the end, 'end' if that applies even with new messages. */
export function storeScrollPosition(name: string, place: Place | 'end' | null): void {
  places.delete(name);
  if (!place) return;
  places.set(name, place);
  const [oldest] = places.keys();
  if (places.size > placesKept && oldest !== undefined) places.delete(oldest);
}
