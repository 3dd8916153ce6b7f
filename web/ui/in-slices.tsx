import { Fragment, type ReactNode, useDeferredValue } from 'react';

const slice = 6;

interface InSlicesProps<T extends { id: string }> {
  items: readonly T[];
  render: (item: T) => ReactNode;
  /** About as high as an item: the end of the list stays where it will be. */
  placeholder: ReactNode;
  /** Of a list that one comes back to, which is to be as high as it was. */
  atOnce: boolean;
}

/** A list's first items, and as soon as they stand the next: between them a touch is answered. */
export function InSlices<T extends { id: string }>(props: InSlicesProps<T>) {
  const { items, render } = props;
  return (
    <>
      {items.slice(0, slice).map((item) => (
        <Fragment key={item.id}>{render(item)}</Fragment>
      ))}
      {items.length > slice ? <Rest {...props} items={items.slice(slice)} /> : null}
    </>
  );
}

function Rest<T extends { id: string }>(props: InSlicesProps<T>) {
  const isTheirTurn = useDeferredValue(true, props.atOnce);
  if (isTheirTurn) return <InSlices {...props} />;
  return props.items.map(({ id }) => <Fragment key={id}>{props.placeholder}</Fragment>);
}
