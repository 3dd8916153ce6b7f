import type { ToastKind, ToastOptions } from './toaster.tsx';

const fetchToaster = () => import('./toaster.tsx');

// Without a connection nothing can be fetched, and just then an error must show: the first touch brings the toaster.
if (typeof document !== 'undefined') {
  for (const touch of ['pointerdown', 'keydown']) {
    document.addEventListener(touch, () => void fetchToaster().catch(() => undefined), { once: true, passive: true });
  }
}

/** Shows a toast at the top right. */
export function showToast(kind: ToastKind, text: string, options: ToastOptions = {}): void {
  void fetchToaster().then((toaster) => toaster.pushToast(kind, text, options));
}

/** Takes a toast away whose words hold no longer. */
export function hideToast(id: string): void {
  void fetchToaster().then((toaster) => toaster.dropToast(id));
}
