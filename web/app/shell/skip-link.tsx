import { Trans } from '@lingui/react/macro';

/** Skip link to the content, first in the tab order. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="-translate-y-20 fixed top-2 left-2 z-30 inline-flex min-h-11 items-center rounded-ctl border border-line bg-raised px-4 font-semibold text-link focus:translate-y-0"
    >
      <Trans>Skip to content</Trans>
    </a>
  );
}
