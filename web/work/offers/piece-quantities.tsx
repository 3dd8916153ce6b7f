import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import type { OfferTerms } from '../../../contract/campaigns/offer-terms.ts';
import { type ContentId, contentIds } from '../../../contract/core/platforms.ts';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { contentIcons, contentNames } from '../../lib/campaign-labels.ts';
import { Button } from '../../ui/forms/button.tsx';
import { DateInput } from '../../ui/forms/date-input.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { Stepper } from '../../ui/forms/stepper.tsx';

type Pieces = OfferTerms['deliverables'];
type Piece = Pieces[number];

interface PieceQuantitiesProps {
  pieces: Pieces;
  onChange: (pieces: Pieces) => void;
  error?: string | undefined;
}

/** Pieces of work of an offer or a change order, each with its quantity and its days; another kind can be added. */
export function PieceQuantities({ pieces, onChange, error }: PieceQuantitiesProps) {
  const { i18n, t } = useLingui();
  const others = contentIds.filter((id) => !pieces.some(({ type }) => type === id));
  const kinds = new Map<string, number>();
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-sm">
        <Trans>Deliverables</Trans>
      </legend>
      <ul>
        {pieces.map((piece, at) => {
          const nth = (kinds.get(piece.type) ?? 0) + 1;
          kinds.set(piece.type, nth);
          return (
            <PieceLine
              key={`${piece.type}-${nth}`}
              piece={piece}
              onChange={(changed) => onChange(pieces.map((one, index) => (index === at ? changed : one)))}
            />
          );
        })}
      </ul>
      {others.length > 0 ? (
        <Field label={<Trans>Add another kind</Trans>} hideLabel>
          <Select
            value=""
            placeholder={t`Add another kind`}
            className="md:min-h-9! md:text-sm"
            onChange={(event) => onChange([...pieces, { type: event.target.value, quantity: 1 }])}
            options={others.map((id) => ({ id, name: i18n._(contentNames[id]) }))}
          />
        </Field>
      ) : null}
      {error ? (
        <p className="text-bad text-sm" role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

function PieceLine({ piece, onChange }: { piece: Piece; onChange: (piece: Piece) => void }) {
  const { i18n, t } = useLingui();
  const type = piece.type as ContentId;
  const Icon = contentIcons[type];
  const name = i18n._(contentNames[type]);
  const [isDated, setDated] = useState(Boolean(piece.due || piece.publish_by));
  const today = dateInIndia(new Date());
  return (
    <li className="border-line border-b py-2 last:border-b-0">
      <div className="flex items-center gap-3">
        <Icon className="size-5 flex-none text-link" />
        <span className="min-w-0 flex-1 font-semibold">{name}</span>
        {isDated ? null : (
          <Button
            variant="text"
            size="sm"
            icon={CalendarDays}
            onClick={() => setDated(true)}
            aria-label={t`Dates of: ${name}`}
          >
            <Trans>Dates</Trans>
          </Button>
        )}
        <Stepper
          label={name}
          value={piece.quantity}
          max={50}
          onChange={(quantity) => onChange({ ...piece, quantity })}
        />
      </div>
      {isDated ? (
        <div className="mt-2 grid gap-2 sm:grid-cols-2">
          <Field label={<Trans>Due by</Trans>} aside={<Trans>optional</Trans>}>
            <DateInput
              value={piece.due ?? ''}
              min={today}
              onChange={(event) => onChange({ ...piece, due: event.target.value || undefined })}
            />
          </Field>
          {piece.delivery === 'hand_over' ? null : (
            <Field label={<Trans>Live by</Trans>} aside={<Trans>optional</Trans>}>
              <DateInput
                value={piece.publish_by ?? ''}
                min={piece.due ?? today}
                onChange={(event) => onChange({ ...piece, publish_by: event.target.value || undefined })}
              />
            </Field>
          )}
        </div>
      ) : null}
    </li>
  );
}
