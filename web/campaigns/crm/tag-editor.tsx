import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { crmLimits } from '../../../contract/campaigns/crm.ts';
import { RemovableChip } from '../../ui/data/chip.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { Input } from '../../ui/forms/input.tsx';

interface TagEditorProps {
  tags: readonly string[];
  onChange: (tags: readonly string[]) => void;
}

/** Tags, each to be removed, and a field for another. */
export function TagEditor({ tags, onChange }: TagEditorProps) {
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      {tags.map((tag) => (
        <RemovableChip key={tag} name={tag} onRemove={() => onChange(tags.filter((each) => each !== tag))} />
      ))}
      {tags.length < crmLimits.tags ? <NewTag onAdd={(tag) => onChange([...tags, tag])} /> : null}
    </div>
  );
}

/** Button that turns into a field. */
function NewTag({ onAdd }: { onAdd: (tag: string) => void }) {
  const { t } = useLingui();
  const [text, setText] = useState<string>();
  if (text === undefined) {
    return (
      <Button size="sm" icon={Plus} onClick={() => setText('')}>
        <Trans>Tag</Trans>
      </Button>
    );
  }
  function add(event: FormEvent) {
    event.preventDefault();
    if (text?.trim()) onAdd(text.trim());
    setText(undefined);
  }
  return (
    <form onSubmit={add} className="flex gap-1.5">
      <Input
        aria-label={t`New tag`}
        autoFocus
        value={text}
        maxLength={30}
        className="w-32"
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" size="sm">
        <Trans>Add</Trans>
      </Button>
    </form>
  );
}
