import { Trans, useLingui } from '@lingui/react/macro';
import { Command } from 'cmdk';
import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { cx } from '../../ui/cx.ts';
import { Modal } from '../../ui/overlays/modal.tsx';
import type { Entry, EntryGroup } from './entry.ts';
import { pickFitting } from './match.ts';
import { useActs } from './use-acts.ts';
import { useFound } from './use-found.ts';
import { usePages } from './use-pages.ts';

/** Command palette: ⌘K or Ctrl+K. */
export function Palette({ me, onClose }: { me: string; onClose: () => void }) {
  const { t } = useLingui();
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const groups = useGroups(me, typed);

  function choose(entry: Entry) {
    onClose();
    if (entry.to) void navigate(entry.to);
    entry.act?.();
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
      {/* Filtered by us, and by the server for people and campaigns. */}
      <Command shouldFilter={false} loop tabIndex={undefined} label={t`Go to or do`} className="flex min-h-0 flex-col">
        <div className="flex flex-none items-center gap-3 border-line border-b-2 px-4 has-[:focus-visible]:border-focus">
          <Search className="text-t3" />
          <Command.Input
            maxLength={100}
            placeholder={t`Search pages, people, campaigns and actions`}
            value={typed}
            onValueChange={setTyped}
            className="min-h-14 min-w-0 flex-1 text-ellipsis bg-transparent pt-px text-base text-t1 outline-none placeholder:text-t3 placeholder:opacity-100"
          />
        </div>
        <Command.List label={t`Results`} className="min-h-0 overflow-y-auto py-2">
          {groups.map((group) => (
            <Command.Group key={group.title} heading={<Heading title={group.title} />}>
              {group.entries.map((entry) => (
                <Option key={entry.key} entry={entry} onChoose={() => choose(entry)} />
              ))}
            </Command.Group>
          ))}
        </Command.List>
      </Command>
      <p role="status" className={cx('px-4 text-t2', groups.length === 0 && 'pt-2 pb-6')}>
        {groups.length === 0 ? <Trans>No results.</Trans> : null}
      </p>
    </Modal>
  );
}

/** Matching entries by group; empty groups are left out. An empty query shows the main pages only. */
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

function Heading({ title }: { title: string }) {
  return <p className="px-4 pt-2 pb-1 font-semibold text-sm text-t3">{title}</p>;
}

function Option({ entry: { key, icon: Icon, name, detail }, onChoose }: { entry: Entry; onChoose: () => void }) {
  return (
    <Command.Item
      value={key}
      onSelect={onChoose}
      className="flex min-h-11 cursor-pointer items-center gap-3 px-4 aria-selected:bg-sunken"
    >
      <Icon className="size-4.5 text-t3" />
      <span className="min-w-0 truncate font-semibold">{name}</span>
      {detail ? <span className="min-w-0 flex-none truncate text-sm text-t3">{detail}</span> : null}
    </Command.Item>
  );
}
