import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { formatCount } from '../../lib/format.ts';
import { placeIn } from '../../lib/i18n/i18n.ts';
import { cx } from '../../ui/cx.ts';
import { ToggleChip } from '../../ui/data/chip.tsx';
import { checkMark } from '../../ui/forms/checkbox.tsx';

export interface FacetOption {
  id: string;
  name: string;
  /** Number of results with this option; missing when not counted. */
  count?: number;
}

/** Section of the filter rail with its heading. */
export function FilterGroup({ title, aside, children }: { title: ReactNode; aside?: ReactNode; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-line border-t py-3.5">
      <legend className="float-left mb-1 flex w-full items-center justify-between font-semibold leading-[1.3]">
        <span>{title}</span>
        {aside ? <span className="num text-sm">{aside}</span> : null}
      </legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  );
}

interface FacetGroupProps {
  title: ReactNode;
  name: string;
  options: readonly FacetOption[];
  chosen: readonly string[];
  onToggle: (id: string) => void;
  /** Single choice; pressing it again clears it. */
  single?: boolean;
  /** Number of options before 'Show n more'. */
  shown?: number;
  look: 'rows' | 'chips';
  children?: ReactNode;
}

/** Options of a facet with their counts: rows in the rail, chips in the sheet. Nothing when empty. */
export function FacetGroup(props: FacetGroupProps) {
  const { title, name, options, chosen, onToggle, single = false, shown = 6, look, children } = props;
  const { i18n } = useLingui();
  const [all, setAll] = useState(false);
  const first = options.filter((option, place) => all || place < shown || chosen.includes(option.id));
  const rest = options.length - first.length;
  if (options.length === 0 && !children) return null;
  return (
    <FilterGroup title={title}>
      {children}
      <div className={look === 'chips' ? 'flex flex-wrap items-center gap-2 pt-1.5' : undefined}>
        {first.map((option) =>
          look === 'chips' ? (
            <ToggleChip
              key={option.id}
              on={chosen.includes(option.id)}
              onToggle={() => onToggle(option.id)}
              count={option.count === undefined ? undefined : formatCount(option.count)}
            >
              {placeIn(i18n.locale, option.name)}
            </ToggleChip>
          ) : (
            <FacetRow
              key={option.id}
              name={name}
              option={option}
              single={single}
              checked={chosen.includes(option.id)}
              onToggle={() => onToggle(option.id)}
            />
          ),
        )}
        {rest > 0 ? (
          <button
            type="button"
            onClick={() => setAll(true)}
            className={cx('link min-h-8 cursor-pointer font-semibold text-sm', look === 'chips' && 'min-h-11')}
          >
            <Trans>Show {rest} more</Trans>
          </button>
        ) : null}
      </div>
    </FilterGroup>
  );
}

interface FacetRowProps {
  name: string;
  option: FacetOption;
  single: boolean;
  checked: boolean;
  onToggle: () => void;
}

function FacetRow({ name, option, single, checked, onToggle }: FacetRowProps) {
  const { i18n } = useLingui();
  return (
    <label className="relative flex min-h-8 cursor-pointer items-center gap-2.5">
      <input
        type="checkbox"
        name={name}
        checked={checked}
        onChange={onToggle}
        className="peer absolute inset-0 z-1 m-0 size-full cursor-pointer opacity-0"
      />
      <span className={cx(checkMark, single ? 'rounded-full' : 'rounded-tag')}>
        <Check className="size-3.5 stroke-3" />
      </span>
      <span className="min-w-0 flex-1 truncate">{placeIn(i18n.locale, option.name)}</span>
      {option.count === undefined ? null : <span className="num text-sm text-t3">{formatCount(option.count)}</span>}
    </label>
  );
}
