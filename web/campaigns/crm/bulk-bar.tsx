import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type CrmStage, crmLimits, crmStages } from '../../../contract/campaigns/crm.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { IconButton } from '../../ui/forms/icon-button.tsx';
import { Menu, MenuButton } from '../../ui/overlays/menu.tsx';
import { useSetEntries } from './crm.queries.ts';
import type { CrmRow } from './crm-table.tsx';
import { stageLooks } from './crm-words.ts';

interface BulkBarProps {
  chosen: readonly CrmRow[];
  /** Tags to choose among. */
  tags: readonly string[];
  onInvite: () => void;
  onClear: () => void;
}

const look = 'border-current! bg-transparent! text-current! hover:opacity-85';

/** Acts on the selected creators. At the bottom on phones. */
export function BulkBar({ chosen, tags, onInvite, onClear }: BulkBarProps) {
  const { t, i18n } = useLingui();
  const set = useSetEntries();
  const failed = (error: Error) => showToast('error', reasonOf(error));
  const setStage = (stage: CrmStage) => set.mutate({ ids: chosen.map(({ id }) => id), stage }, { onError: failed });
  async function addTag(tag: string) {
    const open = chosen.filter(({ entry }) => !entry.tags.includes(tag) && entry.tags.length < crmLimits.tags);
    for (const { id, entry } of open) await set.mutateAsync({ ids: [id], tags: [...entry.tags, tag] });
  }
  return (
    <section
      aria-label={t`Selected creators`}
      data-at-bottom=""
      className="z-20 flex min-h-13 flex-wrap items-center gap-2.5 bg-pea py-1 pr-2.5 pl-5 text-on-pea max-md:fixed max-md:inset-x-0 max-md:bottom-[68px] max-md:px-4 max-md:py-2"
    >
      <b className="font-bold" role="status">
        <Plural value={chosen.length} one="# selected" other="# selected" />
      </b>
      <span className="flex-1" />
      <Menu
        label={t`Stage`}
        align="end"
        trigger={(props) => (
          <Button size="sm" className={look} busy={set.isPending} {...props}>
            <Trans>Stage</Trans>
          </Button>
        )}
      >
        {crmStages.map((stage) => (
          <MenuButton key={stage} icon={stageLooks[stage].icon} onSelect={() => setStage(stage)}>
            {i18n._(stageLooks[stage].name)}
          </MenuButton>
        ))}
      </Menu>
      {tags.length > 0 ? (
        <Menu
          label={t`Tag`}
          align="end"
          trigger={(props) => (
            <Button size="sm" className={look} {...props}>
              <Trans>Tag</Trans>
            </Button>
          )}
        >
          {tags.slice(0, 8).map((tag) => (
            <MenuButton key={tag} onSelect={() => addTag(tag).catch(failed)}>
              {tag}
            </MenuButton>
          ))}
        </Menu>
      ) : null}
      <Button size="sm" className={look} onClick={onInvite}>
        <Trans>Invite</Trans>
      </Button>
      <IconButton
        icon={X}
        size="sm"
        label={t`Clear selection`}
        onClick={onClear}
        className="text-current! hover:bg-transparent!"
      />
    </section>
  );
}
