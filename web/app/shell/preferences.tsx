import { Trans, useLingui } from '@lingui/react/macro';
import { Languages, Moon } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { type Locale, languages, locales } from '../../../contract/kit/languages.ts';
import { languageChange } from '../../lib/paths.ts';
import { readSession, useHydrated } from '../../lib/session.ts';
import { chooseTheme, type ThemeChoice, useTheme } from '../../lib/theme.ts';
import { cx } from '../../ui/cx.ts';
import { menuLine } from './menu-ids.ts';

interface SwitchProps {
  /** As an entry of the side menu. */
  inMenu?: boolean;
}

/** Links to the other languages, each labelled in its own script. They work without scripts. */
export function LanguageSwitch({ inMenu }: SwitchProps) {
  const { i18n } = useLingui();
  const others = locales.filter((locale) => locale !== i18n.locale);
  return others.map((locale) => <LanguageLink key={locale} locale={locale} inMenu={inMenu ?? false} />);
}

function LanguageLink({ locale: other, inMenu }: { locale: Locale; inMenu: boolean }) {
  const { pathname, search } = useLocation();
  const back = pathname + search;
  const href = languageChange(other, back);
  function keepWithAccount(event: MouseEvent) {
    if (!readSession().token || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    import('../../lib/choose-language.ts').then(
      ({ chooseLanguage }) => chooseLanguage(other, back),
      () => window.location.assign(href),
    );
  }
  return (
    <a
      href={href}
      onClick={keepWithAccount}
      lang={other}
      hrefLang={other}
      className={
        inMenu
          ? menuLine
          : 'inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-ctl px-2 font-semibold text-sm text-t2 no-underline hover:bg-sunken hover:text-t1'
      }
    >
      <Languages className={inMenu ? 'opacity-80' : 'size-4'} />
      {languages[other].name}
    </a>
  );
}

/** Theme choice: system, light or dark. Rendered after hydration, since it needs storage. */
export function ThemeSwitch({ inMenu }: SwitchProps) {
  const { t } = useLingui();
  const chosen = useTheme();
  if (!useHydrated()) return null;
  return (
    <label
      className={inMenu ? menuLine : 'inline-flex min-h-11 items-center gap-1.5 px-2 font-semibold text-sm text-t2'}
    >
      <Moon className={inMenu ? 'opacity-80' : 'size-4'} />
      <Trans>Theme</Trans>
      <select
        value={chosen}
        onChange={(event) => chooseTheme(event.currentTarget.value as ThemeChoice)}
        className={cx('min-h-9 rounded-chip border border-line bg-surface px-2 text-t1', inMenu && 'ml-auto text-sm')}
      >
        <option value="system">{t`System`}</option>
        <option value="light">{t`Light`}</option>
        <option value="dark">{t`Dark`}</option>
      </select>
    </label>
  );
}
