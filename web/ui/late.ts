import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type ComponentType, lazy } from 'react';
import { showToast } from './toast.ts';

/**
 * A part of a page that is fetched when it is wanted. Without a connection it says so, leaves the page as it is, and
 * comes by itself once there is one.
 */
export function late<P>(load: () => Promise<{ default: ComponentType<P> }>) {
  return lazy(() =>
    load().catch(async (error: unknown) => {
      if (navigator.onLine) throw error;
      showToast('info', i18n._(msg`You are offline. This opens by itself once you are connected again.`), {
        id: 'late',
      });
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
      return load();
    }),
  );
}
