import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import type { CampaignBody } from '../../../../contract/campaigns/campaign-fields.ts';
import { contentIds } from '../../../../contract/core/platforms.ts';
import { contentIcons, contentNames } from '../../../lib/campaign-labels.ts';
import { Card } from '../../../ui/data/card.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { DateInput } from '../../../ui/forms/date-input.tsx';
import { Field, FieldNotes } from '../../../ui/forms/field.tsx';
import { Stepper } from '../../../ui/forms/stepper.tsx';
import { Menu, MenuButton } from '../../../ui/overlays/menu.tsx';
import type { Fields } from './use-composer.ts';

type Content = NonNullable<CampaignBody['content']>;
/** Maximum of the server. */
const mostLines = 20;

/** Content types with quantity and due date; a quantity of 0 removes the line. */
export function Deliverables({ body, change, errorOf, touch }: Omit<Fields, 'isLocked'>) {
  const { t, i18n } = useLingui();
  const content = body.content ?? [];
  const put = (at: number, line: Content[number]) =>
    change({
      content: content.flatMap((one, index) => (index !== at ? one : line.quantity > 0 ? line : [])),
    });
  return (
    <fieldset className="grid min-w-0 gap-2" data-invalid={errorOf('content') ? '' : undefined}>
      <legend className="mb-2 font-semibold text-sm">
        <Trans>Deliverables per creator</Trans>
      </legend>
      {content.map((line, at) => (
        <Line
          // The same type may occur twice with different due dates, so the position is the key.
          key={at}
          line={line}
          number={content.slice(0, at + 1).filter(({ type }) => type === line.type).length}
          days={{ min: body.start_date ?? undefined, max: body.end_date ?? undefined }}
          error={errorOf(`content.${at}.due`)}
          onChange={(next) => put(at, next)}
          onBlur={() => touch(`content.${at}.due`)}
        />
      ))}
      {content.length < mostLines ? (
        <Menu
          label={t`Add a deliverable`}
          align="start"
          trigger={(props) => (
            <Button icon={Plus} block className="border-dashed" {...props}>
              <Trans>Add a deliverable</Trans>
            </Button>
          )}
        >
          {contentIds.map((type) => (
            <MenuButton
              key={type}
              icon={contentIcons[type]}
              onSelect={() => change({ content: [...content, { type, quantity: 1 }] })}
            >
              {i18n._(contentNames[type])}
            </MenuButton>
          ))}
        </Menu>
      ) : null}
      <FieldNotes error={errorOf('content')} />
    </fieldset>
  );
}

interface LineProps {
  line: Content[number];
  /** Number among lines of this type. */
  number: number;
  /** Dates of the campaign. */
  days: { min: string | undefined; max: string | undefined };
  error: string | undefined;
  onChange: (line: Content[number]) => void;
  onBlur: () => void;
}

function Line({ line: { type, quantity, due }, number, days, error, onChange, onBlur }: LineProps) {
  const { i18n } = useLingui();
  const Icon = contentIcons[type];
  const format = i18n._(contentNames[type]);
  const name = number === 1 ? format : `${format} ${number}`;
  return (
    <Card padding="none" className="grid gap-2.5 px-3 py-2.5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
      <div className="flex items-center gap-3 sm:col-start-1">
        <span className="grid size-10 flex-none place-items-center rounded-tile bg-pea-tint text-link">
          <Icon />
        </span>
        <span className="h5 min-w-0 flex-1">{name}</span>
        <Stepper
          label={name}
          max={50}
          value={quantity}
          onChange={(next) => onChange(due ? { type, quantity: next, due } : { type, quantity: next })}
        />
      </div>
      <Field label={<Trans>Due: {name}</Trans>} aside={<Trans>optional</Trans>} error={error} className="sm:w-52">
        <DateInput
          value={due ?? ''}
          {...days}
          onChange={({ target: { value } }) => onChange(value ? { type, quantity, due: value } : { type, quantity })}
          onBlur={onBlur}
        />
      </Field>
    </Card>
  );
}
