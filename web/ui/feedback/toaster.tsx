import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { cssTransition, type Id, ToastContainer, toast } from 'react-toastify/unstyled';
import '../toaster.css';

export interface ToastOptions {
  /** In ms; default 5000. */
  duration?: number;
  /** Id for removing it early; a toast with the same id is replaced. */
  id?: string;
  /** Undo button, for reversible actions. */
  undo?: { label: string; onUndo: () => void };
}

export type ToastKind = 'success' | 'error' | 'info';

const slide = cssTransition({ enter: 'toast-enter', exit: 'toast-leave', collapseDuration: 120 });
const icons = {
  success: <CircleCheck className="toast-ok" />,
  error: <CircleAlert className="toast-bad" />,
  info: <Info className="toast-info" />,
};

/** A React root of its own: toasts outlive the page that showed them, and stay light in both themes. */
function mount() {
  const host = document.createElement('div');
  host.lang = document.documentElement.lang;
  document.body.append(host);
  createRoot(host).render(
    <ToastContainer
      position="top-right"
      autoClose={5000}
      theme="light"
      pauseOnHover
      newestOnTop
      closeOnClick={false}
      transition={slide}
      limit={2}
      hideProgressBar
      aria-label={`${i18n._(msg`Notifications`)} (Alt+T)`}
      closeButton={({ closeToast }) => (
        <button
          type="button"
          className="Toastify__close-button"
          aria-label={i18n._(msg`Close`)}
          onClick={() => closeToast()}
        >
          <X />
        </button>
      )}
    />,
  );
}

mount();

type Render = (props: { closeToast: () => void }) => ReactNode;

/** Toasts that stay, by the id they were given; one on its way out still counts as active. */
const standing = new Map<string, Id>();

export function pushToast(kind: ToastKind, text: string, { duration = 5000, id, undo }: ToastOptions): void {
  const render: Render = ({ closeToast }) => (
    <>
      <span className="toast-text">{text}</span>
      {undo ? (
        <button
          type="button"
          className="toast-undo"
          onClick={() => {
            undo.onUndo();
            if (id) standing.delete(id);
            closeToast();
          }}
        >
          {undo.label}
        </button>
      ) : null}
    </>
  );
  const options = {
    type: kind,
    icon: icons[kind],
    autoClose: duration,
    role: kind === 'error' ? 'alert' : 'status',
  } as const;
  const former = id === undefined ? undefined : standing.get(id);
  if (former !== undefined && toast.isActive(former)) {
    toast.update(former, { ...options, render });
    return;
  }
  const shown = toast(render, options);
  if (id) standing.set(id, shown);
}

export function dropToast(id: string): void {
  const shown = standing.get(id);
  standing.delete(id);
  if (shown !== undefined) toast.dismiss(shown);
}
