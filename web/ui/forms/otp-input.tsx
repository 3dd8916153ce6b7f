import { useLingui } from '@lingui/react/macro';
import { OTPInput } from 'input-otp';
import { useEffect, useRef } from 'react';
import { cx } from '../cx.ts';
import { useFieldControl } from './field.tsx';
import { changeOtp, readOtp } from './otp.ts';

interface OtpInputProps {
  value: string;
  onChange: (value: string) => void;
  /** Called with all six digits. */
  onComplete?: (code: string) => void;
  invalid?: boolean;
  disabled?: boolean;
  /** While the code is being checked, input is ignored. */
  busy?: boolean;
  /** Id of the error text. */
  describedBy?: string;
  autoFocus?: boolean;
}

/** One input drawn as six boxes, so that pasting, autofill and screen readers work as usual. */
export function OtpInput(props: OtpInputProps) {
  const {
    value,
    onChange,
    onComplete,
    invalid = false,
    disabled = false,
    busy = false,
    describedBy,
    autoFocus,
  } = props;
  const { t } = useLingui();
  const wiring = useFieldControl();
  const input = useRef<HTMLInputElement>(null);
  // Select a refused code, so that the first new digit replaces it instead of submitting a new code with each key.
  useEffect(() => {
    if (!invalid) return;
    input.current?.focus();
    input.current?.select();
  }, [invalid]);
  return (
    <>
      {/* input-otp adds a style element unless one with this id exists; the CSP would refuse it. */}
      <span id="input-otp-style" hidden />
      <OTPInput
        {...wiring}
        ref={input}
        {...(describedBy ? { 'aria-describedby': describedBy } : {})}
        {...(autoFocus ? { autoFocus } : {})}
        aria-label={wiring.id ? undefined : t`6-digit code`}
        aria-invalid={invalid || wiring['aria-invalid']}
        value={value}
        onChange={(text) => (busy ? undefined : onChange(changeOtp(value, text)))}
        onComplete={onComplete}
        pasteTransformer={readOtp}
        maxLength={6}
        disabled={disabled}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="\d*"
        noScriptCSSFallback={null}
        pushPasswordManagerStrategy="none"
        containerClassName="otp"
        render={({ slots }) => (
          <div className="grid grid-cols-6 gap-2">
            {slots.map((slot, place) => (
              <span
                // Six fixed boxes, so the position is a stable key.
                key={`box-${place + 1}`}
                className={cx(
                  'grid h-14 place-items-center rounded-ctl border-[1.5px] bg-surface pt-[3px] font-bold text-2xl leading-none',
                  invalid ? 'border-bad ring-1 ring-bad' : 'border-ctl',
                  slot.isActive && 'outline-2 outline-focus outline-offset-2',
                )}
              >
                {slot.char ?? (slot.hasFakeCaret ? <span className="h-[26px] w-0.5 animate-caret bg-focus" /> : null)}
              </span>
            ))}
          </div>
        )}
      />
    </>
  );
}
