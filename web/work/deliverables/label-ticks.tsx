import { Trans, useLingui } from '@lingui/react/macro';
import type { Deliverable, DisclosureShown } from '../../../contract/work/deliverables.ts';
import { type LabelPlace, missingLabels } from '../../../contract/work/label-ticks.rules.ts';
import { cx } from '../../ui/cx.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';

interface LabelTicksProps {
  piece: Deliverable;
  shown: DisclosureShown;
  /** Marks what is left as missing. */
  isMarked: boolean;
  onChange: (shown: DisclosureShown) => void;
}

/** The influencer's ticks of where the ad label is shown in the work itself. */
export function LabelTicks({ piece, shown, isMarked, onChange }: LabelTicksProps) {
  const { t } = useLingui();
  const needed = piece.disclosure_needed;
  const left = missingLabels(piece.type, shown).length;
  if (needed.length === 0) return null;
  const row = (name: keyof DisclosureShown, words: React.ReactNode) => (
    <Checkbox
      key={name}
      checked={shown[name] === true}
      onChange={(event) => onChange({ ...shown, [name]: event.target.checked })}
      className="min-h-14! border-line border-b px-4 last:border-b-0"
    >
      {words}
      {piece.disclosure_contested.includes(name as LabelPlace) ? (
        <span className="block font-semibold text-bad text-sm">
          <Trans>The campaign owner doesn’t see it. Show it, then tick again.</Trans>
        </span>
      ) : null}
    </Checkbox>
  );
  return (
    <fieldset aria-label={t`Ad label in the work`}>
      <p className="mb-1.5 font-semibold text-sm">
        <Trans>Where does the work show the ad label?</Trans>
      </p>
      <div className={cx('rounded-box border', isMarked && left > 0 ? 'border-bad' : 'border-line')}>
        {row('picture', needed.length > 1 ? <Trans>On screen</Trans> : <Trans>In the picture</Trans>)}
        {needed.includes('spoken') ? row('spoken', <Trans>Spoken</Trans>) : null}
        {row('partnership_tool', <Trans>The platform’s paid partnership tool is on</Trans>)}
      </div>
      {left > 0 ? (
        <p className="mt-1.5 text-sm text-t2">
          <Trans>You can submit without a tick, but the work can’t be approved.</Trans>
        </p>
      ) : null}
    </fieldset>
  );
}
