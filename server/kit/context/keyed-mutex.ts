/**
 * Creates a mutex per key that runs work in order of arrival: two messages sent in a row must not overtake each other
 * on the way to the database.
 */
export function createKeyedMutex(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const lanes = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const before = lanes.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    lanes.set(key, mine);
    const leave = () => {
      if (lanes.get(key) === mine) lanes.delete(key);
    };
    mine.then(leave, leave);
    return mine;
  };
}
