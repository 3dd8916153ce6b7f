import { Fragment, memo, type ReactNode, startTransition, useEffect, useState } from 'react';

const slice = 6;

interface InSlicesProps<T> {
  items: readonly T[];
  render: (item: T) => ReactNode;
  /** About as high as an item: the end of the list stays where it will be. */
  placeholder: ReactNode;
  /** Of a list that one comes back to, which is to be as high as it was; asked for when it first stands. */
  atOnce: boolean;
}

/**
 * A list's first items, and as soon as they stand the next: between them a touch is answered. What replaces them later
 * comes at once.
 */
export function InSlices<T extends { id: string }>({ items, render, placeholder, atOnce }: InSlicesProps<T>) {
  const [drawn, setDrawn] = useState(atOnce ? items.length : slice);
  const { length } = items;
  useEffect(() => {
    if (drawn < length) startTransition(() => setDrawn(drawn + slice));
  }, [drawn, length]);
  return items.map((item, place) =>
    place < drawn ? (
      <KeptItem key={item.id} item={item} render={render} />
    ) : (
      <Fragment key={item.id}>{placeholder}</Fragment>
    ),
  );
}

function Item<T>({ item, render }: { item: T; render: (item: T) => ReactNode }) {
  return render(item);
}

/** Those that stand are not drawn again for the next. */
const KeptItem = memo(Item) as typeof Item;
