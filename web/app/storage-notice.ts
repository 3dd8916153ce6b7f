import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { onRefused } from '../lib/browser-storage.ts';
import { showToast } from '../ui/toast.ts';

/** Tells, once a page, that the browser keeps nothing: what depends on it lasts as long as the tab. */
export function useStorageNotice(): void {
  const { t } = useLingui();
  const tell = useEffectEvent(() =>
    showToast(
      'info',
      t`This browser’s storage is full or blocked. You stay logged in only in this tab, until you close or reload it. Free some space or allow data for this site.`,
      { duration: 15_000, id: 'storage' },
    ),
  );
  useEffect(() => onRefused(() => tell()), []);
}
