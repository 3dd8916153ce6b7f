import { Combobox } from '@base-ui/react/combobox';
import { useLingui } from '@lingui/react/macro';
import { Check, X } from 'lucide-react';
import { useRef } from 'react';
import { cx } from '../cx.ts';
import { chipClass, chipOn } from '../data/chip.tsx';
import { useFieldControl } from './field.tsx';
import { controlFrame } from './input.tsx';
import type { Option } from './select.tsx';

export interface ComboboxProps {
  options: readonly Option[];
  /** Selected ids in order; at most one unless `multiple`. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  multiple?: boolean;
  placeholder?: string;
  /** Message when no option matches. */
  emptyText: string;
  /** For server-side search in long lists: the owner provides new options. */
  onSearch?: (text: string) => void;
  disabled?: boolean;
}

const nameOf = (option: Option) => option.name;

/** Base UI's combobox in our style. Inside a modal the list opens in the modal's layer, which is on top. */
export default function ComboboxLive(props: ComboboxProps) {
  const { options, value, onChange, multiple = false, emptyText, onSearch, disabled } = props;
  const frame = useRef<HTMLDivElement>(null);
  const { contains } = Combobox.useFilter({
    multiple,
    value: multiple ? undefined : options.find(({ id }) => id === value[0]),
  });
  const chosen = value.map((id) => options.find((option) => option.id === id) ?? { id, name: id });
  const byName = (option: Option, typed: string) =>
    contains(option, typed, nameOf) || contains(option, typed, ({ also = '' }: Option) => also);
  const shared = {
    items: options,
    itemToStringLabel: nameOf,
    isItemEqualToValue: (one: Option, other: Option) => one.id === other.id,
    defaultOpen: true,
    ...(disabled === undefined ? {} : { disabled }),
    ...(onSearch ? { filter: null, onInputValueChange: onSearch } : { filter: byName }),
  };
  const body = (
    <>
      <Frame {...props} frame={frame} chosen={chosen} />
      <List emptyText={emptyText} frame={frame} />
    </>
  );
  if (multiple) {
    return (
      <Combobox.Root {...shared} multiple value={chosen} onValueChange={(next) => onChange(next.map(({ id }) => id))}>
        {body}
      </Combobox.Root>
    );
  }
  return (
    <Combobox.Root {...shared} value={chosen[0] ?? null} onValueChange={(next) => onChange(next ? [next.id] : [])}>
      {body}
    </Combobox.Root>
  );
}

interface FrameProps extends ComboboxProps {
  frame: React.RefObject<HTMLDivElement | null>;
  chosen: readonly Option[];
}

function Frame({ frame, chosen, multiple, placeholder }: FrameProps) {
  const { t } = useLingui();
  const wiring = useFieldControl();
  return (
    <div ref={frame} className={cx(controlFrame, 'px-2 py-1 focus-within:outline-2 focus-within:outline-focus')}>
      <Combobox.Chips className="flex min-h-9 flex-wrap items-center gap-2">
        {multiple
          ? chosen.map((option) => (
              <Combobox.Chip key={option.id} aria-label={option.name} className={cx(chipClass, chipOn)}>
                {option.name}
                <Combobox.ChipRemove aria-label={t`Remove ${option.name}`} className="cursor-pointer">
                  <X className="size-4 stroke-[2.1]" />
                </Combobox.ChipRemove>
              </Combobox.Chip>
            ))
          : null}
        <Combobox.Input
          {...wiring}
          // Loaded after the user focused the placeholder field, so it takes over the focus.
          autoFocus
          placeholder={chosen.length === 0 ? placeholder : undefined}
          className="min-h-9 min-w-24 flex-1 bg-transparent px-1 outline-none placeholder:text-t3"
        />
      </Combobox.Chips>
    </div>
  );
}

function List({ emptyText, frame }: Pick<ComboboxProps, 'emptyText'> & Pick<FrameProps, 'frame'>) {
  return (
    <Combobox.Portal container={frame.current?.closest('dialog') ?? undefined}>
      <Combobox.Positioner anchor={frame} sideOffset={6} className="z-50 outline-none">
        <Combobox.Popup className="max-h-80 w-(--anchor-width) overflow-y-auto rounded-card bg-raised py-1.5 text-t1 shadow-pop">
          <Combobox.Empty className="px-4 py-2.5 text-t3 empty:hidden">{emptyText}</Combobox.Empty>
          <Combobox.List>
            {(option: Option) => (
              <Combobox.Item
                key={option.id}
                value={option}
                className="flex min-h-11 cursor-pointer items-center gap-2 px-4 data-highlighted:bg-sunken data-selected:font-semibold md:min-h-10"
              >
                <span className="min-w-0 flex-1">{option.name}</span>
                <Combobox.ItemIndicator>
                  <Check className="size-4 text-link" />
                </Combobox.ItemIndicator>
              </Combobox.Item>
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}
