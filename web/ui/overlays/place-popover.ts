/** Positions an open popover below its trigger, or above if there is more room; 8 px apart, inside the window, scrolling if it is taller. */
export function placePopover(popover: HTMLElement, trigger: Element, align: 'start' | 'end'): void {
  const at = trigger.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  popover.style.maxHeight = '';
  const below = clientHeight - at.bottom;
  const opensUp = below < popover.offsetHeight + 16 && at.top > below;
  popover.style.maxHeight = `${(opensUp ? at.top : below) - 16}px`;
  const left = align === 'start' ? at.left : at.right - popover.offsetWidth;
  popover.style.left = `${Math.max(8, Math.min(left, clientWidth - popover.offsetWidth - 8))}px`;
  popover.style.top = opensUp ? `${Math.max(8, at.top - popover.offsetHeight - 8)}px` : `${at.bottom + 8}px`;
}
