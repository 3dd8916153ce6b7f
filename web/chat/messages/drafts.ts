import { storedKeys } from '../../lib/stored.ts';
import { storedValue } from '../../lib/stored-value.ts';

const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
const drafts = storedValue<Record<string, string>>(storedKeys.drafts, {}, isRecord);

/** Draft of a conversation; survives a reload. */
export function useDraft(me: string, partnerId: string): [string, (text: string) => void] {
  const key = `${me}:${partnerId}`;
  const text = drafts.use()[key] ?? '';
  return [
    text,
    (next) =>
      drafts.change((all) => {
        const { [key]: _, ...others } = all;
        return next === '' ? others : { ...others, [key]: next };
      }),
  ];
}
