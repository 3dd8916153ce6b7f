import type { ToastKind, ToastOptions } from './toaster.tsx';

/** Shows a toast at the top right. The toaster is fetched with the first one. */
export function showToast(kind: ToastKind, text: string, options: ToastOptions = {}): void {
  void import('./toaster.tsx').then((toaster) => toaster.pushToast(kind, text, options));
}
