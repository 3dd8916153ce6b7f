import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import type { CampaignBody } from '../../../contract/campaigns/campaign-fields.ts';
import type { CampaignTemplate } from '../../../contract/campaigns/templates.ts';
import { deliverablesInWords } from '../../lib/campaign-labels.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { Tag } from '../../ui/data/tag.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { IconButton } from '../../ui/forms/icon-button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { fieldsOf } from './template-body.ts';
import { templatesQuery, useRemoveTemplate } from './templates.queries.ts';

interface TemplatePickerProps {
  type: 'standard' | 'joint';
  /** Whether something is filled in that a template would replace. */
  replaces: boolean;
  onPick: (fields: CampaignBody) => void;
  onClose: () => void;
}

/** Templates to start a campaign from: own ones first. */
export default function TemplatePicker({ type, replaces, onPick, onClose }: TemplatePickerProps) {
  const { data, error, refetch } = useQuery(templatesQuery);
  const remove = useRemoveTemplate();
  const templates = data?.filter((template) => (template.type ?? 'standard') === type);
  return (
    <Dialog title={<Trans>Start from a template</Trans>} onClose={onClose}>
      {replaces ? (
        <p className="mb-3 text-sm text-t2">
          <Trans>A template replaces what you’ve filled in so far, except the dates.</Trans>
        </p>
      ) : null}
      <FormError>{remove.error ? reasonOf(remove.error) : undefined}</FormError>
      {templates ? (
        <ul className="divide-y divide-line">
          {templates.map((template) => (
            <TemplateRow
              key={template.id}
              template={template}
              onPick={() => onPick(fieldsOf(template))}
              onRemove={() => remove.mutateAsync(template.id).catch(() => {})}
            />
          ))}
        </ul>
      ) : error ? (
        <ErrorState title={<Trans>Couldn’t load your templates</Trans>} onRetry={refetch} />
      ) : (
        <Skeleton className="h-80" />
      )}
    </Dialog>
  );
}

interface TemplateRowProps {
  template: CampaignTemplate;
  onPick: () => void;
  onRemove: () => Promise<unknown>;
}

function TemplateRow({ template, onPick, onRemove }: TemplateRowProps) {
  const { t, i18n } = useLingui();
  const { name, title, content, is_builtin: isBuiltin, can } = template;
  const work = deliverablesInWords(content ?? [], i18n);
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          {name}
          {isBuiltin ? null : (
            <Tag>
              <Trans>Yours</Trans>
            </Tag>
          )}
        </p>
        <p className="text-sm text-t2">{[title === name ? '' : title, work].filter(Boolean).join(' · ')}</p>
      </div>
      {can.delete === true ? <IconButton icon={Trash2} label={t`Delete ${name}`} onClick={onRemove} /> : null}
      <Button size="sm" onClick={onPick} aria-label={t`Use ${name}`}>
        <Trans>Use</Trans>
      </Button>
    </li>
  );
}
