import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { IconButton } from '../forms/icon-button.tsx';
import { Modal } from '../overlays/modal.tsx';
import { Table } from './table.tsx';

/** Keeps the row headers visible when the table scrolls sideways. */
const firstColumnStays =
  '[&_tr>:first-child]:sticky [&_tr>:first-child]:left-0 [&_tr>:first-child]:z-2 [&_tr>:first-child]:bg-raised';

interface ComparisonProps<One> {
  title: ReactNode;
  caption: string;
  items: readonly One[];
  renderHead: (one: One) => ReactNode;
  onClose: () => void;
  /** Class for the table's width. */
  className?: string | undefined;
  /** Rows of the table. */
  children: ReactNode;
}

/** Dialog that compares items side by side, one column each. */
export function Comparison<One extends { id: string }>(props: ComparisonProps<One>) {
  const { title, caption, items, renderHead, onClose, className, children } = props;
  const { t } = useLingui();
  const heading = useId();
  return (
    <Modal
      labelledBy={heading}
      onClose={onClose}
      className="inset-0 m-auto h-fit max-h-[calc(100dvh-32px)] w-[min(1080px,calc(100vw-32px))] max-w-none rounded-dialog"
    >
      <div className="flex items-center gap-3 px-6 pt-5 pb-3">
        <h2 id={heading} className="h3 flex-1">
          {title}
        </h2>
        <IconButton icon={X} label={t`Close`} onClick={onClose} />
      </div>
      <div className="relative min-h-0 overflow-y-auto pb-4">
        <Table caption={caption} className={cx(className, firstColumnStays)}>
          <thead>
            <tr>
              <th scope="col" className="w-26 md:w-36">
                <span className="sr-only">
                  <Trans>Figure</Trans>
                </span>
              </th>
              {items.map((one) => (
                <th key={one.id} scope="col">
                  {renderHead(one)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </Table>
      </div>
    </Modal>
  );
}

interface ComparisonLineProps<One> {
  name: ReactNode;
  items: readonly One[];
  value: (one: One) => ReactNode;
}

export function ComparisonLine<One extends { id: string }>({ name, items, value }: ComparisonLineProps<One>) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {items.map((one) => (
        <td key={one.id} className="wrap-anywhere align-top!">
          {value(one)}
        </td>
      ))}
    </tr>
  );
}
