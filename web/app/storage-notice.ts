import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { onRefused } from '../lib/browser-storage.ts';
import { showToast } from '../ui/feedback/toast.ts';

/** Tells once per page that the browser stores nothing, so data lasts as long as the tab. */
export function useStorageNotice(): void {
  const { t } = useLingui();
  const tell = useEffectEvent(() =>
    showToast(
      'info',
      t`This browser’s storage is full or blocked, so you stay logged in only until you close or reload this tab. Free up some space or allow data for this site.`,
      { duration: 15_000, id: 'storage' },
    ),
  );
  useEffect(() => onRefused(() => tell()), []);
}
