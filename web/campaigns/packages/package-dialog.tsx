import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CreatorPackage, type PackageBody, packagePictures } from '../../../contract/campaigns/packages.ts';
import {
  contentIds,
  isPlatform,
  type PlatformId,
  platformIds,
  platformName,
} from '../../../contract/core/platforms.ts';
import { ApiError } from '../../lib/api.ts';
import { contentIcons, contentNames } from '../../lib/campaign-labels.ts';
import { pictureAlt } from '../../lib/content-words.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { contentQuery } from '../../social/content/content.queries.ts';
import { cx } from '../../ui/cx.ts';
import { ToggleChip } from '../../ui/data/chip.tsx';
import { ContentImage } from '../../ui/data/content-image.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { NumberInput, RupeeInput } from '../../ui/forms/number-input.tsx';
import { Stepper } from '../../ui/forms/stepper.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useSavePackage } from './packages.queries.ts';

interface PackageDialogProps {
  userId: string;
  /** Undefined for a new one. */
  edited: CreatorPackage | undefined;
  onClose: () => void;
}

type Lines = PackageBody['deliverables'];

/** Form of a package. */
export default function PackageDialog({ userId, edited, onClose }: PackageDialogProps) {
  const { t } = useLingui();
  const [title, setTitle] = useState(edited?.title ?? '');
  const [lines, setLines] = useState((edited?.deliverables ?? []) as Lines);
  const [platforms, setPlatforms] = useState<PlatformId[]>(edited?.platforms.filter(isPlatform) ?? []);
  const [days, setDays] = useState<number | undefined>(edited?.days ?? 7);
  const [price, setPrice] = useState<number | undefined>(edited?.price);
  const [pictures, setPictures] = useState(edited?.pictures.map(({ id }) => id) ?? []);
  const save = useSavePackage(edited?.id);
  const faults = save.error instanceof ApiError ? save.error.fields : {};
  const isComplete = title.trim().length >= 5 && lines.length > 0 && days !== undefined && price !== undefined;
  async function keep() {
    if (days === undefined || price === undefined) return;
    const chosen = platforms.length > 0 ? { platforms } : {};
    const body: PackageBody = { title, deliverables: lines, days, price, pictures, ...chosen };
    const saved = await save.mutateAsync(body).catch(() => null);
    if (!saved) return;
    showToast('success', t`Package saved.`);
    onClose();
  }
  return (
    <Dialog
      title={edited ? <Trans>Edit package</Trans> : <Trans>Add a package</Trans>}
      onClose={save.isPending ? undefined : onClose}
      actions={
        <Button variant="primary" busy={save.isPending} disabled={!isComplete} onClick={keep}>
          <Trans>Save package</Trans>
        </Button>
      }
    >
      <div className="grid gap-4">
        <Field
          label={<Trans>Title</Trans>}
          hint={<Trans>At least 5 characters. It becomes the title of the campaign.</Trans>}
          error={faults.title}
          required
        >
          <Input value={title} maxLength={100} onChange={(event) => setTitle(event.target.value)} />
        </Field>
        <PieceFields lines={lines} onChange={setLines} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={<Trans>Price</Trans>} hint={<Trans>Without GST.</Trans>} error={faults.price} required>
            <RupeeInput whole={false} value={price} onChange={setPrice} />
          </Field>
          <Field label={<Trans>Days until you hand it in</Trans>} error={faults.days} required>
            <NumberInput max={365} value={days} onChange={setDays} />
          </Field>
        </div>
        <fieldset>
          <legend className="mb-1.5 font-semibold text-sm">
            <Trans>Platforms</Trans>
          </legend>
          <div className="flex flex-wrap gap-2">
            {platformIds.map((id) => (
              <ToggleChip key={id} on={platforms.includes(id)} onToggle={() => setPlatforms(toggle(platforms, id))}>
                {platformName(id)}
              </ToggleChip>
            ))}
          </div>
        </fieldset>
        <PictureFields userId={userId} chosen={pictures} onChange={setPictures} />
        <FormError>{save.error && Object.keys(faults).length === 0 ? reasonOf(save.error) : undefined}</FormError>
      </div>
    </Dialog>
  );
}

function toggle<T>(chosen: readonly T[], one: T): T[] {
  return chosen.includes(one) ? chosen.filter((each) => each !== one) : [...chosen, one];
}

function PieceFields({ lines, onChange }: { lines: Lines; onChange: (lines: Lines) => void }) {
  const { i18n } = useLingui();
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-sm">
        <Trans>Deliverables</Trans>
      </legend>
      <ul>
        {contentIds.map((type) => {
          const Icon = contentIcons[type];
          const name = i18n._(contentNames[type]);
          const line = lines.find((each) => each.type === type);
          const others = lines.filter((each) => each.type !== type);
          return (
            <li key={type} className="flex items-center gap-3 border-line border-b py-1.5 last:border-b-0">
              <Icon className="size-5 flex-none text-link" />
              <span className="min-w-0 flex-1">{name}</span>
              <Stepper
                label={name}
                value={line?.quantity ?? 0}
                max={50}
                onChange={(quantity) => onChange(quantity > 0 ? [...others, { ...line, type, quantity }] : others)}
              />
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

interface PictureFieldsProps {
  userId: string;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

function PictureFields({ userId, chosen, onChange }: PictureFieldsProps) {
  const { t, i18n } = useLingui();
  const { data: pieces = [] } = useQuery(contentQuery(userId));
  const pictured = pieces.filter(({ picture }) => picture !== null);
  if (pictured.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold text-sm">
        <Trans>Pictures of your work, up to {packagePictures}</Trans>
      </legend>
      <ul className="grid max-h-56 grid-cols-4 gap-2 overflow-y-auto">
        {pictured.map((piece) => {
          const isOn = chosen.includes(piece.id);
          return (
            <li key={piece.id}>
              <button
                type="button"
                aria-pressed={isOn}
                disabled={!isOn && chosen.length >= packagePictures}
                onClick={() => onChange(toggle(chosen, piece.id))}
                className={cx(
                  'block w-full cursor-pointer rounded-ctl border-2 disabled:opacity-50',
                  isOn ? 'border-link' : 'border-transparent',
                )}
              >
                <ContentImage
                  id={piece.id}
                  picture={piece.picture}
                  alt={pictureAlt(piece, t`you`, i18n)}
                  sizes="110px"
                  className="aspect-square w-full rounded-ctl"
                />
              </button>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
