import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { cx } from '../../ui/cx.ts';
import type { Strength } from './password-strength.ts';

const colours = ['bg-bad', 'bg-bad', 'bg-waiting', 'bg-pea', 'bg-ok'] as const;

/** Four bars and a word. The judge is fetched with the first letter typed. */
export function PasswordMeter({ password }: { password: string }) {
  const { t } = useLingui();
  const [strength, setStrength] = useState<Strength>();
  useEffect(() => {
    if (!password) return setStrength(undefined);
    let stale = false;
    void import('./password-strength.ts').then(({ judgePassword }) => {
      if (!stale) setStrength(judgePassword(password));
    });
    return () => {
      stale = true;
    };
  }, [password]);

  const words = [t`Use at least 8 characters`, t`Weak: easy to guess`, t`Fair`, t`Good`, t`Strong`];
  const filled = strength === undefined ? 0 : Math.max(1, strength);
  return (
    <div className="-mt-2 flex min-h-5 items-center gap-3 text-sm text-t3">
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
      <span aria-live="polite">{strength === undefined ? words[0] : words[strength]}</span>
    </div>
  );
}
