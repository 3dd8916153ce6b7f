let pressed: Promise<void> | null = null;

if (typeof document !== 'undefined') {
  document.addEventListener(
    'pointerdown',
    () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      pressed = promise;
      const end = () => {
        for (const type of ends) removeEventListener(type, end, true);
        // The click event follows in the same task.
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
 * Runs now, or after the click of a current press. When a button press blurs a field, its error must not appear before the
 * click: it would move the button away.
 */
export function afterPress(run: () => void): void {
  if (pressed) void pressed.then(run);
  else run();
}
