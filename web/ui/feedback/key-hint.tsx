/** Keyboard key in a hint. */
export function KeyHint({ children }: { children: string }) {
  return (
    <kbd className="inline-grid h-[22px] min-w-[22px] place-items-center rounded-tag border border-line border-b-2 bg-surface px-[5px] pt-px font-sans font-semibold text-t2 text-xs leading-none">
      {children}
    </kbd>
  );
}
