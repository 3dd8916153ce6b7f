import { ChevronDown } from 'lucide-react';
import { Suspense, useState } from 'react';
import { cx } from '../cx.ts';
import { lazyWithRetry } from '../loading/lazy-with-retry.ts';
import type { ComboboxProps } from './combobox-live.tsx';
import { useFieldControl } from './field.tsx';
import { controlFrame } from './input.tsx';

const ComboboxLive = lazyWithRetry(() => import('./combobox-live.tsx'));

/** Select with search, single or multiple. The search code is fetched on first use. */
export function Combobox(props: ComboboxProps) {
  const [wanted, setWanted] = useState(false);
  const resting = <RestingFrame {...props} onWant={() => setWanted(true)} />;
  if (!wanted) return resting;
  return (
    <Suspense fallback={resting}>
      <ComboboxLive {...props} />
    </Suspense>
  );
}

/** Placeholder that looks like the real field; a click, a letter or the down key loads it, Tab does not. */
function RestingFrame({ options, value, placeholder, disabled, onWant }: ComboboxProps & { onWant: () => void }) {
  const wiring = useFieldControl();
  const names = value.map((chosen) => options.find((option) => option.id === chosen)?.name ?? '…');
  return (
    <div className="relative">
      <input
        {...wiring}
        role="combobox"
        aria-expanded={false}
        readOnly
        value={names.join(', ')}
        {...{ placeholder, disabled }}
        onClick={onWant}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' || event.key === 'Enter' || event.key.length === 1) onWant();
        }}
        onPointerEnter={() => void import('./combobox-live.tsx')}
        className={cx(controlFrame, 'cursor-text truncate pt-px pr-10 pl-3')}
      />
      <ChevronDown className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-3 text-t3" />
    </div>
  );
}
