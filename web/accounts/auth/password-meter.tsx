import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { cx } from '../../ui/cx.ts';
import type { Strength } from './password-strength.ts';
import { usePasswordCheck } from './use-password-check.ts';

const colours = ['bg-bad', 'bg-bad', 'bg-waiting', 'bg-pea', 'bg-ok'] as const;

/** Password strength as four bars and a word, or the server's objection. Loads with the first letter typed. */
export function PasswordMeter({ password }: { password: string }) {
  const { t } = useLingui();
  const node = useRef<HTMLDivElement>(null);
  const [judged, setJudged] = useState<Strength>();
  const problem = usePasswordCheck(password, node);
  useEffect(() => {
    if (!password) return setJudged(undefined);
    let stale = false;
    void import('./password-strength.ts').then(({ judgePassword }) => {
      if (!stale) setJudged(judgePassword(password));
    });
    return () => {
      stale = true;
    };
  }, [password]);

  const strength = problem && judged ? 1 : judged;
  const words = [t`Use at least 8 characters`, t`Weak: easy to guess`, t`Fair`, t`Good`, t`Strong`];
  const filled = strength === undefined ? 0 : Math.max(1, strength);
  return (
    <div ref={node} className="-mt-2 flex min-h-5 items-center gap-3 text-sm text-t3">
      <span aria-hidden="true" className="flex w-24 gap-1">
        {[1, 2, 3, 4].map((bar) => (
          <span
            key={bar}
            className={cx(
              'h-1.5 flex-1 rounded-full',
              strength !== undefined && bar <= filled ? colours[strength] : 'bg-line',
            )}
          />
        ))}
      </span>
      <span aria-live="polite">{problem || (strength === undefined ? words[0] : words[strength])}</span>
    </div>
  );
}
