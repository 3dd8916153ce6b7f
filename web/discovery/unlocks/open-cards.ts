/**
 * Copy of the data with this influencer's cards unlocked, at any depth. Parts without such a card keep their identity, so
 * that they are not rendered again.
 */
export function openCards<T>(data: T, id: string): T {
  if (typeof data !== 'object' || data === null) return data;
  const entries = Object.entries(data);
  const opened = entries.map(([name, value]) => [name, openCards(value, id)] as const);
  const isCard = 'locked' in data && 'id' in data && data.id === id && data.locked === true;
  if (!isCard && opened.every(([, value], place) => value === entries[place]?.[1])) return data;
  if (Array.isArray(data)) return opened.map(([, value]) => value) as T;
  return { ...Object.fromEntries(opened), ...(isCard ? { locked: false } : {}) } as T;
}
