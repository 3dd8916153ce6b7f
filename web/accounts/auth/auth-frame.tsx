import { useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useSite } from '../../lib/site.ts';
import { Logo } from '../../ui/brand/logo.tsx';
import { BrandPanel } from './brand-panel.tsx';

interface AuthFrameProps {
  title: ReactNode;
  text?: ReactNode;
  /** Tile beside the title, as on the code screen. */
  picture?: ReactNode;
  /** Target of the back arrow; a function goes one step back within the screen. */
  back?: string | (() => void);
  children: ReactNode;
}

/**
 * Two panels: the form, and on wide screens a picture. On phones the buttons are at the bottom, within reach of the thumb.
 */
export function AuthFrame({ title, text, picture, back = paths.home, children }: AuthFrameProps) {
  const { brand } = useSite();
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(480px,1fr)_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col">
        <header className="flex h-14 flex-none items-center justify-between px-1 lg:h-[72px] lg:justify-start lg:gap-2 lg:px-7">
          <BackArrow back={back} />
          <Link to={paths.home} className="flex min-h-11 items-center rounded-ctl no-underline">
            <Logo name={brand} size="sm" />
          </Link>
          <span className="w-11 lg:hidden" />
        </header>
        <main
          id="content"
          className="mx-auto flex w-full max-w-[472px] flex-1 flex-col px-4 pt-2 pb-4 lg:my-auto lg:flex-none lg:py-10"
        >
          <div className="flex items-center gap-4">
            {picture}
            <h1 className="h1">{title}</h1>
          </div>
          {text ? <p className="mt-1 text-t2">{text}</p> : null}
          {children}
        </main>
      </div>
      <BrandPanel />
    </div>
  );
}

const arrow = 'inline-grid size-11 cursor-pointer place-items-center rounded-ctl text-t1 hover:bg-sunken';

function BackArrow({ back }: { back: string | (() => void) }) {
  const { t } = useLingui();
  if (typeof back === 'string') {
    return (
      <Link to={back} aria-label={t`Back`} className={arrow}>
        <ArrowLeft className="size-6" />
      </Link>
    );
  }
  return (
    <button type="button" aria-label={t`Back`} onClick={back} className={arrow}>
      <ArrowLeft className="size-6" />
    </button>
  );
}
