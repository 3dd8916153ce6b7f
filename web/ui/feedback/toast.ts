import type { ToastKind, ToastOptions } from './toaster.tsx';

const fetchToaster = () => import('./toaster.tsx');

// Preloads the toaster on the first touch, because offline, when an error must be shown, it could not be fetched.
if (typeof document !== 'undefined') {
  for (const touch of ['pointerdown', 'keydown']) {
    document.addEventListener(touch, () => void fetchToaster().catch(() => undefined), { once: true, passive: true });
  }
}

/** Shows a toast at the top right. */
export function showToast(kind: ToastKind, text: string, options: ToastOptions = {}): void {
  void fetchToaster().then((toaster) => toaster.pushToast(kind, text, options));
}

/** Removes a toast that no longer applies. */
export function hideToast(id: string): void {
  void fetchToaster().then((toaster) => toaster.dropToast(id));
}
