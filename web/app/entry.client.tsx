import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { toLocale } from '../../contract/kit/languages.ts';
import { hydrationBlockers } from '../lib/hydration-blockers.ts';
import { loadWords } from '../lib/i18n/i18n.ts';
import { releaseFonts } from './paint-first.ts';

// Global i18n instance of the browser, also used outside components.
const locale = toLocale(document.documentElement.lang);
// Built scripts carry their messages; in development the catalogue is loaded instead.
const messages = import.meta.env.DEV ? await (await import('../lib/i18n/messages.ts')).loadMessages(locale) : {};
i18n.loadAndActivate({ locale, messages });
await Promise.all([loadWords(locale), Promise.allSettled(hydrationBlockers)]);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <HydratedRouter />
      </I18nProvider>
    </StrictMode>,
  );
});
releaseFonts();
