import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import {
  ArrowLeftRight,
  Building2,
  CircleHelp,
  Handshake,
  Keyboard,
  Languages,
  Monitor,
  Moon,
  Plus,
  Sun,
} from 'lucide-react';
import { useLocation } from 'react-router';
import { isBusiness } from '../../../contract/core/roles.ts';
import { languages, locales } from '../../../contract/kit/languages.ts';
import { useSwitchAccount } from '../../accounts/workspaces/use-switch-account.ts';
import { accountsQuery } from '../../accounts/workspaces/workspaces.queries.ts';
import { useOpens } from '../../lib/member-roles.ts';
import { showOverlay } from '../../lib/overlay.ts';
import { languageChange, paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { chooseTheme, useTheme } from '../../lib/theme.ts';
import type { Entry } from './entry.ts';

/** Actions available everywhere. */
export function useActs(): Entry[] {
  const { t, i18n } = useLingui();
  const { token, profile } = useSession();
  const role = profile?.role;
  const { data: accounts = [] } = useQuery({ ...accountsQuery, enabled: token !== null });
  const switchTo = useSwitchAccount();
  const opens = useOpens();
  const { pathname, search } = useLocation();
  const chosen = useTheme();
  const others = locales.filter((locale) => locale !== i18n.locale);
  const themes = [
    { choice: 'light', icon: Sun, name: t`Light theme` },
    { choice: 'dark', icon: Moon, name: t`Dark theme` },
    { choice: 'system', icon: Monitor, name: t`System theme` },
  ] as const;
  return [
    ...(isBusiness(role) && opens(paths.createCampaign())
      ? [{ key: 'post', icon: Plus, name: t`Post a campaign`, more: t`New campaign`, to: paths.createCampaign() }]
      : []),
    ...(opens(paths.createJointCampaign())
      ? [
          {
            key: 'joint',
            icon: Handshake,
            name: t`Start a joint campaign`,
            more: t`New campaign`,
            to: paths.createJointCampaign(),
          },
        ]
      : []),
    ...themes
      .filter(({ choice }) => choice !== chosen)
      .map(({ choice, icon, name }) => ({ key: choice, icon, name, act: () => chooseTheme(choice) })),
    ...others.map((locale) => ({
      key: `language-${locale}`,
      icon: Languages,
      name: languages[locale].name,
      more: `language ${locale === 'en' ? 'अंग्रेज़ी ஆங்கிலம்' : languages[locale].english}`,
      detail: t`Language`,
      act: () => window.location.assign(languageChange(locale, pathname + search)),
    })),
    ...accounts
      .filter(({ id }) => id !== profile?.id)
      .map(({ id, name }) => ({
        key: `account-${id}`,
        icon: ArrowLeftRight,
        name: t`Switch to ${name}`,
        detail: t`Account`,
        act: () => void switchTo(id),
      })),
    ...(token && role !== 'Operator'
      ? [{ key: 'account', icon: Building2, name: t`Add an account`, act: () => showOverlay('account') }]
      : []),
    { key: 'help', icon: CircleHelp, name: t`Help and tours`, act: () => showOverlay('help') },
    { key: 'shortcuts', icon: Keyboard, name: t`Keyboard shortcuts`, act: () => showOverlay('shortcuts') },
  ];
}
