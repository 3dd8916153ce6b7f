import { Trans, useLingui } from '@lingui/react/macro';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useLocation } from 'react-router';
import { languages, locales, toLocale } from '../../../contract/kit/languages.ts';
import { chooseLanguage } from '../../lib/choose-language.ts';
import { chooseTheme, useTheme } from '../../lib/theme.ts';
import { Segmented } from '../../ui/forms/segmented.tsx';

const segments = locales.map((id) => ({ id, name: <span lang={id}>{languages[id].name}</span> }));

/** Language (stored in the account, also for its e-mails) and theme (stored in this browser). */
export function Appearance() {
  const { t, i18n } = useLingui();
  const { pathname } = useLocation();
  const theme = useTheme();
  return (
    <div className="grid gap-4">
      <div className="grid gap-2">
        <p className="font-semibold text-sm">
          <Trans>Language</Trans>
        </p>
        <Segmented
          label={t`Language`}
          name="locale"
          value={toLocale(i18n.locale)}
          onChange={(locale) => chooseLanguage(locale, pathname)}
          segments={segments}
          className="md:justify-self-start"
        />
      </div>
      <div className="grid gap-2">
        <p className="font-semibold text-sm">
          <Trans>Theme</Trans>
        </p>
        <Segmented
          label={t`Theme`}
          name="theme"
          value={theme}
          onChange={chooseTheme}
          segments={[
            { id: 'system', name: t`System`, icon: Monitor },
            { id: 'light', name: t`Light`, icon: Sun },
            { id: 'dark', name: t`Dark`, icon: Moon },
          ]}
          className="md:justify-self-start"
        />
      </div>
    </div>
  );
}
