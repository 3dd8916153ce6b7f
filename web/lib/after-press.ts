let pressed: Promise<void> | null = null;

if (typeof document !== 'undefined') {
  document.addEventListener(
    'pointerdown',
    () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      pressed = promise;
      const end = () => {
        for (const type of ends) removeEventListener(type, end, true);
        // The click comes in the same task as the release.
        setTimeout(() => {
          pressed = null;
          resolve();
        });
      };
      for (const type of ends) addEventListener(type, end, true);
    },
    { capture: true },
  );
}

const ends = ['pointerup', 'pointercancel'] as const;

/**
 * Runs now, or once the press that is under way has clicked. A field that is left by pressing a button must not turn red
 * before that: the line of its error would move the button away from the pointer.
 */
export function afterPress(run: () => void): void {
  if (pressed) void pressed.then(run);
  else run();
}
