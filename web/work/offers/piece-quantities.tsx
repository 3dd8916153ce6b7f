import { Trans, useLingui } from '@lingui/react/macro';
import type { OfferTerms } from '../../../contract/campaigns/offer-terms.ts';
import { contentIcons, contentNames } from '../../lib/campaign-labels.ts';
import { Stepper } from '../../ui/forms/stepper.tsx';

type Pieces = OfferTerms['deliverables'];

interface PieceQuantitiesProps {
  pieces: Pieces;
  onChange: (pieces: Pieces) => void;
  error?: string | undefined;
}

/** Pieces of work of an offer or a change order, each with its quantity. */
export function PieceQuantities({ pieces, onChange, error }: PieceQuantitiesProps) {
  const { i18n } = useLingui();
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-sm">
        <Trans>Deliverables</Trans>
      </legend>
      <ul>
        {pieces.map((piece, at) => {
          const type = piece.type as keyof typeof contentNames;
          const Icon = contentIcons[type];
          const name = i18n._(contentNames[type]);
          return (
            <li
              key={`${piece.type}-${piece.due}`}
              className="flex items-center gap-3 border-line border-b py-2 last:border-b-0"
            >
              <Icon className="size-5 flex-none text-link" />
              <span className="min-w-0 flex-1 font-semibold">{name}</span>
              <Stepper
                label={name}
                value={piece.quantity}
                max={50}
                onChange={(quantity) =>
                  onChange(pieces.map((one, index) => (index === at ? { ...one, quantity } : one)))
                }
              />
            </li>
          );
        })}
      </ul>
      {error ? (
        <p className="text-bad text-sm" role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
