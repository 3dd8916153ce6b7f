export interface ObservedQuery {
  text: string;
  ms: number;
  isFailed: boolean;
}

const observers = new Set<(query: ObservedQuery) => void>();

/** Calls the observer after each query, in the asynchronous context that asked for it; returns a function that ends it. */
export function observeQueries(observer: (query: ObservedQuery) => void): () => void {
  observers.add(observer);
  return () => observers.delete(observer);
}

export function tellObservers(query: ObservedQuery): void {
  for (const observer of observers) observer(query);
}
