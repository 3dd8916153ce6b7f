/**
 * Creates a mutex per key that runs work in order of arrival: two messages sent in a row must not overtake each other
 * on the way to the database.
 */
export function createKeyedMutex(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const lanes = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const before = lanes.get(key) ?? Promise.resolve();
    const current = before.then(work, work);
    lanes.set(key, current);
    const leave = () => {
      if (lanes.get(key) === current) lanes.delete(key);
    };
    current.then(leave, leave);
    return current;
  };
}
