import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import type { CampaignBody } from '../../../../contract/campaign-fields.ts';
import { contentIds } from '../../../../contract/campaign-words.ts';
import { contentIcons, contentNames } from '../../../lib/campaign-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FieldNotes } from '../../../ui/field.tsx';
import { Menu, MenuButton } from '../../../ui/menu.tsx';
import { Stepper } from '../../../ui/stepper.tsx';

type Content = NonNullable<CampaignBody['content']>;

interface DeliverablesProps {
  content: Content;
  onChange: (content: Content) => void;
  error: string | undefined;
}

/** Formats and how many of each; down to none takes a format away. */
export function Deliverables({ content, onChange, error }: DeliverablesProps) {
  const { t, i18n } = useLingui();
  const unused = contentIds.filter((id) => !content.some(({ type }) => type === id));
  const setQuantity = (type: Content[number]['type'], quantity: number) =>
    onChange(
      quantity === 0
        ? content.filter((one) => one.type !== type)
        : content.map((one) => (one.type === type ? { type, quantity } : one)),
    );
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 font-semibold text-sm">
        <Trans>Deliverables of each creator</Trans>
      </legend>
      {content.map(({ type, quantity }) => {
        const Icon = contentIcons[type];
        return (
          <Card key={type} padding="none" className="flex items-center gap-3 px-3 py-2.5">
            <span className="grid size-10 flex-none place-items-center rounded-tile bg-pea-tint text-link">
              <Icon />
            </span>
            <span className="h5 min-w-0 flex-1">{i18n._(contentNames[type])}</span>
            <Stepper
              label={i18n._(contentNames[type])}
              max={50}
              value={quantity}
              onChange={(next) => setQuantity(type, next)}
            />
          </Card>
        );
      })}
      {unused.length > 0 ? (
        <Menu
          label={t`Add a deliverable`}
          align="start"
          trigger={(props) => (
            <Button icon={Plus} block className="border-dashed" {...props}>
              <Trans>Add a deliverable</Trans>
            </Button>
          )}
        >
          {unused.map((type) => (
            <MenuButton
              key={type}
              icon={contentIcons[type]}
              onSelect={() => onChange([...content, { type, quantity: 1 }])}
            >
              {i18n._(contentNames[type])}
            </MenuButton>
          ))}
        </Menu>
      ) : null}
      <FieldNotes error={error} />
    </fieldset>
  );
}
