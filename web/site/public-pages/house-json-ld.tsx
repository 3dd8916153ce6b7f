import { useLingui } from '@lingui/react/macro';
import { languages, toLocale } from '../../../contract/kit/languages.ts';
import { paths } from '../../lib/paths.ts';
import { useSite } from '../../lib/site.ts';
import { JsonLd } from '../../ui/page/json-ld.tsx';

/** Structured data of the company and the site for search engines. */
export function HouseJsonLd() {
  const { brand, origin, supportEmail, company } = useSite();
  const { i18n } = useLingui();
  const organization = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: brand,
    legalName: company.name,
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
    email: supportEmail,
    areaServed: 'IN',
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: supportEmail,
      availableLanguage: Object.values(languages).flatMap(({ english, isComplete }) => (isComplete ? [english] : [])),
    },
    ...(company.address ? { address: company.address } : {}),
  };
  const website = {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: brand,
    url: `${origin}/`,
    inLanguage: `${toLocale(i18n.locale)}-IN`,
    publisher: { '@id': organization['@id'] },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}${paths.browse}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
  return <JsonLd data={{ '@graph': [organization, website] }} />;
}
