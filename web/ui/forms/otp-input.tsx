import { useLingui } from '@lingui/react/macro';
import { OTPInput } from 'input-otp';
import { useEffect, useRef } from 'react';
import { cx } from '../cx.ts';
import { useFieldControl } from './field.tsx';
import { changeOtp, readOtp } from './otp.ts';

interface OtpInputProps {
  value: string;
  onChange: (value: string) => void;
  /** Called once with the six digits. */
  onComplete?: (code: string) => void;
  invalid?: boolean;
  disabled?: boolean;
  /** The code is being checked: what is typed meanwhile is not taken. */
  busy?: boolean;
  /** Id of the text that says what is wrong. */
  describedBy?: string;
  autoFocus?: boolean;
}

/** One real input drawn as six boxes, so that pasting, autofill and screen readers work as in any field. */
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
  // A refused code is marked whole: its first new digit begins another one, in place of a try with each keystroke.
  useEffect(() => {
    if (!invalid) return;
    input.current?.focus();
    input.current?.select();
  }, [invalid]);
  return (
    <>
      {/* input-otp adds a style element unless one of this id is there; the content policy would refuse it. */}
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
                // The places are fixed: six boxes, first to last.
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
