import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import type { ImportSummary } from '../../../contract/operators/imports.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatDay } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Card } from '../../ui/data/card.tsx';
import { PagedList } from '../../ui/data/paged-list.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { importsQuery, useUndo } from './imports.queries.ts';

/** Imports so far, each with its undo. */
export function ImportList() {
  return (
    <section>
      <h2 className="h4">
        <Trans>Earlier imports</Trans>
      </h2>
      <p className="mb-3 text-sm text-t3">
        <Trans>Undo keeps profiles that were claimed, bookmarked or changed since.</Trans>
      </p>
      <PagedList
        query={importsQuery}
        isFiltered={false}
        onClear={() => undefined}
        empty={<EmptyState jaali="imports" title={<Trans>No imports yet</Trans>} />}
      >
        {(imports) => (
          <Card padding="none">
            <ul>
              {imports.map((one) => (
                <ImportRow key={one.id} of={one} />
              ))}
            </ul>
          </Card>
        )}
      </PagedList>
    </section>
  );
}

function ImportRow({ of }: { of: ImportSummary }) {
  const { i18n } = useLingui();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1.5 border-line px-4 py-3 not-first:border-t md:px-5">
      <span className="min-w-0 flex-[2_1_220px]">
        <Link to={paths.operatorImport(of.id)} className="link block truncate font-semibold">
          {of.name}
        </Link>
        <span className="block truncate text-t3 text-xs">
          {[of.by, formatDay(of.createdAt, { locale: i18n.locale })].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="num flex-[2_1_200px] text-sm">
        <ImportSum of={of} />
      </span>
      <UndoImport of={of} />
    </li>
  );
}

function ImportSum({ of: { status, counts } }: { of: ImportSummary }) {
  if (status === 'checked') return <Trans>Not imported yet</Trans>;
  if (status === 'failed') return <Trans>Failed</Trans>;
  return (
    <Trans>
      <Plural value={counts.added} one="# new" other="# new" />,{' '}
      <Plural value={counts.changed} one="# changed" other="# changed" />
    </Trans>
  );
}

/** Says how many profiles an undo takes back, and does it. */
export function UndoImport({ of }: { of: ImportSummary }) {
  const undo = useUndo();
  if (of.status === 'undone' || of.status === 'undoing')
    return (
      <Tag icon={Undo2}>
        <Trans>Undone</Trans>
      </Tag>
    );
  if (!of.undo) return null;
  return (
    <span className="flex flex-wrap items-center gap-3">
      {of.undo.keeps > 0 ? (
        <span className="text-sm text-t3">
          <Plural value={of.undo.keeps} one="undo keeps #" other="undo keeps #" />
        </span>
      ) : null}
      <Button
        size="sm"
        busy={undo.isPending}
        onClick={() => undo.mutateAsync(of.id).catch((error) => showToast('error', reasonOf(error)))}
      >
        <Plural value={of.undo.takes} one="Undo #" other="Undo #" />
      </Button>
    </span>
  );
}
