import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { cx } from '../../ui/cx.ts';
import { Modal } from '../../ui/overlays/modal.tsx';
import type { Entry, EntryGroup } from './entry.ts';
import { pickFitting } from './match.ts';
import { useActs } from './use-acts.ts';
import { useFound } from './use-found.ts';
import { usePages } from './use-pages.ts';

/** Go anywhere, or do something, by a few letters: ⌘K or Ctrl+K. */
export function Palette({ me, onClose }: { me: string; onClose: () => void }) {
  const { t } = useLingui();
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [currentKey, setCurrentKey] = useState<string>();
  const groups = useGroups(me, typed);
  const entries = groups.flatMap((group) => group.entries);
  const found = entries.findIndex(({ key }) => key === currentKey);
  const at = Math.max(found, 0);
  const current = entries[at];

  function choose(entry: Entry) {
    onClose();
    if (entry.to) void navigate(entry.to);
    entry.act?.();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && entries.length > 0) setCurrentKey(entries[(at + step + entries.length) % entries.length]?.key);
    else if (event.key === 'Enter' && current) choose(current);
    else return;
    event.preventDefault();
  }
  return (
    <Modal
      labelledBy={`${id}-title`}
      onClose={onClose}
      className="inset-x-4 top-[12vh] bottom-auto max-h-[min(560px,76vh)] w-auto max-w-none rounded-dialog md:inset-x-0 md:mx-auto md:w-140"
    >
      <h2 id={`${id}-title`} className="sr-only">
        <Trans>Go to or do</Trans>
      </h2>
      <div className="flex flex-none items-center gap-3 border-line border-b-2 px-4 has-[:focus-visible]:border-focus">
        <Search className="text-t3" />
        <input
          role="combobox"
          aria-label={t`Go to or do`}
          aria-expanded={entries.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={current ? `${id}-${at}` : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder={t`Search pages, people, campaigns and actions`}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setCurrentKey(undefined);
          }}
          onKeyDown={onKeyDown}
          className="min-h-14 min-w-0 flex-1 text-ellipsis bg-transparent pt-px text-base text-t1 outline-none placeholder:text-t3 placeholder:opacity-100"
        />
      </div>
      <div id={`${id}-list`} role="listbox" aria-label={t`Results`} className="min-h-0 overflow-y-auto py-2">
        {groups.map((group) => (
          <Group key={group.title} group={group} id={id} entries={entries} current={current} onChoose={choose} />
        ))}
      </div>
      <p role="status" className={cx('px-4 text-t2', entries.length === 0 && 'pt-2 pb-6')}>
        {entries.length === 0 ? <Trans>No results.</Trans> : null}
      </p>
    </Modal>
  );
}

/** What fits, by kind; kinds with nothing are left out. Only the pages one starts from stand there before anything is typed. */
function useGroups(me: string, typed: string): EntryGroup[] {
  const { t } = useLingui();
  const isTyped = typed.trim() !== '';
  const pages = pickFitting(typed, usePages());
  const acts = pickFitting(typed, useActs());
  const { people, campaigns } = useFound(me, typed);
  const groups = [
    { title: t`Go to`, entries: isTyped ? pages : pages.slice(0, 6) },
    { title: t`Do`, entries: acts },
    { title: isTyped ? t`People` : t`Recent chats`, entries: people },
    { title: isTyped ? t`Campaigns` : t`Your recent campaigns`, entries: campaigns },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

interface GroupProps {
  id: string;
  group: EntryGroup;
  /** All that are shown, in order. */
  entries: readonly Entry[];
  current: Entry | undefined;
  onChoose: (entry: Entry) => void;
}

function Group({ id, group, entries, current, onChoose }: GroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
    <div role="group" aria-label={group.title}>
      <p aria-hidden="true" className="px-4 pt-2 pb-1 font-semibold text-sm text-t3">
        {group.title}
      </p>
      {group.entries.map((entry) => (
        <Option
          key={entry.key}
          id={`${id}-${entries.indexOf(entry)}`}
          entry={entry}
          isCurrent={entry.key === current?.key}
          onChoose={() => onChoose(entry)}
        />
      ))}
    </div>
  );
}

interface OptionProps {
  id: string;
  entry: Entry;
  isCurrent: boolean;
  onChoose: () => void;
}

function Option({ id, entry: { icon: Icon, name, detail }, isCurrent, onChoose }: OptionProps) {
  const node = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isCurrent) node.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, focus never leaves it
    <div
      ref={node}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={cx('flex min-h-11 cursor-pointer items-center gap-3 px-4 hover:bg-sunken', isCurrent && 'bg-sunken')}
    >
      <Icon className="size-4.5 text-t3" />
      <span className="min-w-0 truncate font-semibold">{name}</span>
      {detail ? <span className="min-w-0 flex-none truncate text-sm text-t3">{detail}</span> : null}
    </div>
  );
}
