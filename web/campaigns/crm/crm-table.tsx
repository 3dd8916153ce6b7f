import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import type { CrmEntry } from '../../../contract/campaigns/crm.ts';
import { contentNames } from '../../lib/campaign-labels.ts';
import { formatDayAgo } from '../../lib/relative-time.ts';
import { useMedia } from '../../lib/use-media.ts';
import type { Selection } from '../../lib/use-selection.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { Card } from '../../ui/data/card.tsx';
import { Money } from '../../ui/data/money.tsx';
import { Table } from '../../ui/data/table.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { LongBody, LongList, type RowPlace } from '../../ui/long-lists/long-list.tsx';
import { contactWords } from './crm-words.ts';
import { StageTag } from './stage-tag.tsx';

export interface CrmRow {
  id: string;
  entry: CrmEntry;
}

interface CrmTableProps {
  rows: readonly CrmRow[];
  currentId: string | undefined;
  selection: Selection<CrmRow>;
  /** Must be stable, since rows are memoized. */
  onOpen: (id: string) => void;
}

/** Rows on wide screens, cards on phones; the name opens the creator. */
export function CrmTable(props: CrmTableProps) {
  const isWide = useMedia('(width >= 768px)');
  return isWide ? <WideTable {...props} /> : <Cards {...props} />;
}

function Cards({ rows, selection, onOpen }: CrmTableProps) {
  return (
    <LongList className="grid grid-cols-[minmax(0,1fr)] gap-3" rows={rows} rowHeight={108} gap={12}>
      {({ id, entry }) => (
        <CreatorCard entry={entry} isChosen={selection.has(id)} onOpen={onOpen} onToggle={selection.toggle} />
      )}
    </LongList>
  );
}

function WideTable({ rows, currentId, selection, onOpen }: CrmTableProps) {
  const { t } = useLingui();
  const { isWhole, chosen, chooseAll, clear } = selection;
  return (
    <Table caption={t`My creators`} aria-rowcount={rows.length + 1} className="min-w-[760px]">
      <colgroup>
        <col className="w-13" />
        <col />
        <col className="w-36" />
        <col className="w-34" />
        <col className="w-26" />
        <col className="w-38" />
      </colgroup>
      {/* The bar of the selection takes its place. */}
      <thead className={chosen.length > 0 ? 'hidden' : '*:*:py-0.5!'}>
        <tr>
          <th scope="col">
            <Checkbox checked={isWhole} onChange={() => (isWhole ? clear() : chooseAll())}>
              <span className="sr-only">
                <Trans>Select all loaded creators</Trans>
              </span>
            </Checkbox>
          </th>
          <th scope="col" className="pl-0!">
            <Trans>Creator</Trans>
          </th>
          <th scope="col">
            <Trans>Stage</Trans>
          </th>
          <th scope="col">
            <Trans>Tags</Trans>
          </th>
          <th scope="col" className="text-right">
            <Trans>Price</Trans>
          </th>
          <th scope="col">
            <Trans>Last contact</Trans>
          </th>
        </tr>
      </thead>
      <LongBody columns={6} rows={rows} rowHeight={65}>
        {({ id, entry }, place) => (
          <CreatorRow
            key={id}
            {...place}
            entry={entry}
            isCurrent={id === currentId}
            isChosen={selection.has(id)}
            onOpen={onOpen}
            onToggle={selection.toggle}
          />
        )}
      </LongBody>
    </Table>
  );
}

interface RowProps {
  entry: CrmEntry;
  isCurrent?: boolean;
  isChosen: boolean;
  onOpen: (id: string) => void;
  onToggle: (id: string) => void;
}

/** Memoized: all rows in view are rendered with each selection. */
const CreatorRow = memo(function CreatorRow({
  entry,
  isCurrent,
  isChosen,
  onOpen,
  onToggle,
  ...place
}: RowProps & RowPlace) {
  return (
    <tr
      {...place}
      aria-current={isCurrent || undefined}
      aria-selected={isChosen || undefined}
      className="h-16 *:py-1.5!"
    >
      <td>
        <Choose entry={entry} isChosen={isChosen} onToggle={onToggle} />
      </td>
      <td className="pl-0!">
        <Who entry={entry} onOpen={onOpen} />
      </td>
      <td>{entry.stage ? <StageTag stage={entry.stage} /> : null}</td>
      <td>
        <TagList tags={entry.tags} />
      </td>
      <td className="text-right">
        <Price entry={entry} />
      </td>
      <td>
        <LastContact entry={entry} />
      </td>
    </tr>
  );
});

const CreatorCard = memo(function CreatorCard({ entry, isChosen, onOpen, onToggle }: RowProps) {
  return (
    <Card as="article" padding="sm" className={isChosen ? 'bg-pea-tint!' : ''}>
      <div className="flex items-start gap-2">
        <Choose entry={entry} isChosen={isChosen} onToggle={onToggle} />
        <div className="min-w-0 flex-1">
          <Who entry={entry} onOpen={onOpen} />
        </div>
        <div className="flex-none text-right">
          <Price entry={entry} />
        </div>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-1.5 text-sm">
        {entry.stage ? <StageTag stage={entry.stage} /> : null}
        <TagList tags={entry.tags} />
        <span className="ml-auto">
          <LastContact entry={entry} />
        </span>
      </div>
    </Card>
  );
});

function Choose({ entry: { influencer }, isChosen, onToggle }: Pick<RowProps, 'entry' | 'isChosen' | 'onToggle'>) {
  const name = influencer.fullname;
  return (
    <Checkbox checked={isChosen} onChange={() => onToggle(influencer.id)}>
      <span className="sr-only">
        <Trans>Select {name}</Trans>
      </span>
    </Checkbox>
  );
}

function Who({ entry: { influencer }, onOpen }: Pick<RowProps, 'entry' | 'onOpen'>) {
  const { id, fullname, profile_image: image, accounts, city } = influencer;
  const handle = accounts[0] ? `@${accounts[0].handle}` : null;
  return (
    <div className="flex items-center gap-3">
      <Avatar id={id} image={image} size={40} />
      <div className="min-w-0">
        <button
          type="button"
          data-creator={id}
          onClick={() => onOpen(id)}
          className="block max-w-full cursor-pointer truncate text-left font-semibold text-base hover:underline"
        >
          {fullname}
        </button>
        <p className="truncate text-t3 text-xs">{[handle, city?.name].filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  );
}

const mostTags = 2;

function TagList({ tags }: { tags: readonly string[] }) {
  const rest = tags.length - mostTags;
  return (
    <span className="inline-flex max-w-full flex-wrap gap-1">
      {tags.slice(0, mostTags).map((tag) => (
        <Tag key={tag} tone="outline">
          <span className="max-w-24 truncate">{tag}</span>
        </Tag>
      ))}
      {rest > 0 ? <Tag tone="outline">+{rest}</Tag> : null}
    </span>
  );
}

function Price({ entry: { influencer } }: { entry: CrmEntry }) {
  const { i18n } = useLingui();
  const { price } = influencer;
  if (!price) {
    return (
      <span className="text-sm text-t2">
        <Trans>no rate</Trans>
      </span>
    );
  }
  const format = contentNames[price.format as keyof typeof contentNames];
  return (
    <>
      <Money value={price.amount} className="font-bold text-base" />
      <span className="block text-t3 text-xs">{format ? i18n._(format) : null}</span>
    </>
  );
}

function LastContact({ entry: { last_contact: contact, influencer } }: { entry: CrmEntry }) {
  const { i18n } = useLingui();
  if (!contact) {
    return <span className="text-t3 text-xs">{influencer.claimed ? '–' : <Trans>Not on the platform yet</Trans>}</span>;
  }
  return (
    <span className="block">
      <time dateTime={contact.at} className="block text-sm">
        {formatDayAgo(contact.at, { i18n })}
      </time>
      <span className="block text-t3 text-xs">{i18n._(contactWords[contact.kind])}</span>
    </span>
  );
}
