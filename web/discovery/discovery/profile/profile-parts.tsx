import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '../../../lib/session.ts';
import { whenIdle } from '../../../lib/when-idle.ts';
import { Tabs } from '../../../ui/data/tabs.tsx';

/** Sections of a profile in their order, each with its own URL hash, and whether only claimed profiles have it. */
const isOfClaimed = { content: false, packages: true, figures: false, work: true, reviews: true };
export type Part = keyof typeof isOfClaimed;
const parts = Object.keys(isOfClaimed) as Part[];

interface ProfileTabsProps {
  isClaimed: boolean;
  /** Renders how many there are in a part, once that is known. */
  renderCount: (part: Part) => ReactNode;
}

/** Tabs that stay in view and follow the reader down the page. */
export function ProfileTabs({ isClaimed, renderCount }: ProfileTabsProps) {
  const shown = parts.filter((part) => isClaimed || !isOfClaimed[part]);
  const { t } = useLingui();
  const { hash, key } = useLocation();
  // The hash is not sent to the server.
  const isKnown = useHydrated();
  const chosen = shown.find((part) => isKnown && hash === `#${part}`);
  const seen = usePartInView(shown, `${key} ${chosen}`, chosen !== undefined);
  // Counts come with the first scroll, or once the page is idle.
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), []);
  const names: Record<Part, ReactNode> = {
    content: <Trans>Content</Trans>,
    packages: <Trans>Packages</Trans>,
    figures: <Trans>Figures</Trans>,
    work: <Trans>Past work</Trans>,
    reviews: <Trans>Reviews</Trans>,
  };
  const tabs = shown.map((id) => ({
    id,
    to: `#${id}`,
    name: names[id],
    count: isIdle || seen ? renderCount(id) : undefined,
  }));
  return (
    <div className="sticky top-14 z-10 mt-6 bg-bg md:top-16">
      <Tabs label={t`Sections`} tabs={tabs} current={seen ?? chosen ?? shown[0] ?? ''} isOnePage />
    </div>
  );
}

/**
 * The part that crosses a line in the upper third of the window. After a tab was chosen nothing until the reader scrolls, since
 * the last parts cannot move up to the line.
 */
function usePartInView(shown: readonly Part[], choice: string, isChosen: boolean): Part | undefined {
  const [seen, setSeen] = useState<{ part: Part; choice: string }>();
  const ids = shown.join(' ');
  useEffect(() => {
    let isScrolling = !isChosen;
    const scrolls = () => {
      isScrolling = true;
    };
    const acts = ['wheel', 'touchmove', 'keydown'] as const;
    for (const act of acts) window.addEventListener(act, scrolls, { passive: true });
    const watcher = new IntersectionObserver(
      (entries) => {
        const crossing = entries.find(({ isIntersecting }) => isIntersecting)?.target.id as Part | undefined;
        if (crossing && isScrolling) setSeen({ part: crossing, choice });
      },
      { rootMargin: '-30% 0px -70% 0px' },
    );
    for (const id of ids.split(' ')) {
      const node = document.getElementById(id);
      if (node) watcher.observe(node);
    }
    return () => {
      watcher.disconnect();
      for (const act of acts) window.removeEventListener(act, scrolls);
    };
  }, [ids, choice, isChosen]);
  return seen?.choice === choice ? seen.part : undefined;
}

/** Anchor of a tab. */
export function ProfilePart({ id, children }: { id: Part; children: ReactNode }) {
  return (
    <div id={id} className="scroll-mt-30">
      {children}
    </div>
  );
}
