import type { InputProps } from './input.tsx';
import { Input } from './input.tsx';

/** Native date picker; the value is an ISO date (2026-12-12). */
export function DateInput(props: Omit<InputProps, 'type' | 'icon' | 'prefix' | 'end'>) {
  return <Input type="date" {...props} />;
}
