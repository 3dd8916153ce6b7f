import { Fragment, memo, type ReactNode, startTransition, useEffect, useState } from 'react';

const slice = 6;

interface SlicedListProps<T> {
  items: readonly T[];
  render: (item: T) => ReactNode;
  /** Placeholder of about an item's height, so that the list keeps its length. */
  placeholder: ReactNode;
  /** True when returning to a list whose scroll position is restored; read on the first render only. */
  atOnce: boolean;
}

/** Renders a long list in slices, so that touches are handled between them. Later changes render at once. */
export function SlicedList<T extends { id: string }>({ items, render, placeholder, atOnce }: SlicedListProps<T>) {
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

/** Memoized, so that rendered items are not rendered again with the next slice. */
const KeptItem = memo(Item) as typeof Item;
