import { useLingui } from '@lingui/react/macro';
import { type Locale, languages, locales, toLocale } from '../../../contract/kit/languages.ts';
import { localeQuery } from '../../lib/i18n/i18n.ts';
import { useSite } from '../../lib/site.ts';
import { JsonLd } from '../../ui/page/json-ld.tsx';

interface PublicHeadProps {
  /** Without the product's name. */
  title: string;
  description: string;
  /** Canonical path. */
  path: string;
  /** Path of the preview picture. */
  image: string;
  /** The home page has a plain title and no parent in the breadcrumbs. */
  isHome?: boolean;
  noIndex?: boolean;
}

/** Head of a public page for search engines and link previews. */
export function PublicHead({ title, description, path, image, isHome = false, noIndex = false }: PublicHeadProps) {
  const { brand, origin } = useSite();
  const { i18n, t } = useLingui();
  const locale = toLocale(i18n.locale);
  const inLanguage = (address: string, other: Locale) =>
    other === 'en' ? address : `${address}?${localeQuery}=${other}`;
  const english = origin + path;
  // A page that is mostly English is the English one to a search engine.
  const indexed = locales.filter((other) => languages[other].isComplete);
  const canonical = indexed.includes(locale) ? inLanguage(english, locale) : english;
  const picture = inLanguage(origin + image, locale);
  const whole = `${title} · ${brand}`;
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={description} />
      {noIndex ? <meta name="robots" content="noindex" /> : null}
      <link rel="canonical" href={canonical} />
      {indexed.map((other) => (
        <link key={other} rel="alternate" hrefLang={`${other}-IN`} href={inLanguage(english, other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={english} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand} />
      <meta property="og:locale" content={`${locale}_IN`} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={whole} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
      <meta name="twitter:image:alt" content={whole} />
      {isHome ? null : <JsonLd data={crumbsTo(title, { home: t`Home`, origin, canonical })} />}
    </>
  );
}

interface Place {
  home: string;
  origin: string;
  canonical: string;
}

function crumbsTo(title: string, { home, origin, canonical }: Place): Record<string, unknown> {
  const items = [
    { name: home, item: `${origin}/` },
    { name: title, item: canonical },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, at) => ({ '@type': 'ListItem', position: at + 1, ...item })),
  };
}
