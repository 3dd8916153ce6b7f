import type { Site } from '../../../contract/site/pages.ts';
import type { Closed } from './maintenance.rules.ts';

interface Words {
  title: string;
  text: string;
  until: (time: string) => string;
  retry: string;
  help: string;
}

/** Texts of the page, separate from the built client, which may be what is being replaced. */
const words: Record<'en' | 'hi', Words> = {
  en: {
    title: 'Back soon',
    text: 'We’re down for maintenance. Your data is safe and payments in progress continue.',
    until: (time) => `We expect to be back by ${time}.`,
    retry: 'Try again',
    help: 'Urgent? Write to',
  },
  hi: {
    title: 'हम जल्द लौटेंगे',
    text: 'मेंटेनेंस का काम चल रहा है। आपका डेटा सुरक्षित है और चल रहे पेमेंट जारी हैं।',
    until: (time) => `हमें ${time} तक लौटने की उम्मीद है।`,
    retry: 'फिर कोशिश करें',
    help: 'ज़रूरी है? हमें लिखें:',
  },
};

interface Page {
  site: Pick<Site, 'brand' | 'supportEmail'>;
  closed: Closed;
  /** URLs of the client's style sheets. */
  styles: readonly string[];
}

/** Draws the maintenance page that replaces all others, in the language of the reader's cookie. */
export function drawClosedPage({ site, closed, styles }: Page, cookie: string | undefined): string {
  const locale = /(?:^|;\s*)language=hi\b/.test(cookie ?? '') ? 'hi' : 'en';
  const { title, text, until, retry, help } = words[locale];
  const brand = escapeHtml(site.brand);
  const mail = escapeHtml(site.supportEmail);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · ${brand}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('\n')}
<style>${look}</style>
</head>
<body class="closed">
<main>
${jaali}
<div class="closed-text">
<p class="closed-brand">${brand}</p>
<h1>${title}</h1>
<p>${text}</p>
${closed.message ? `<p class="closed-said">${escapeHtml(closed.message)}</p>` : ''}
${closed.until ? `<p class="num"><strong>${until(timeOf(closed.until, locale))}</strong></p>` : ''}
<p class="closed-acts"><a class="closed-act" href="">${retry}</a> <span>${help} <a href="mailto:${mail}">${mail}</a></span></p>
</div>
</main>
</body>
</html>`;
}

function timeOf(at: Date, locale: 'en' | 'hi'): string {
  const format = new Intl.DateTimeFormat(locale === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN', {
    timeZone: 'Asia/Kolkata',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  });
  return `${format.format(at)} IST`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Colours fall back to the light theme where the client's style sheet is missing. */
const look = `
.closed{margin:0;min-height:100dvh;display:grid;place-items:center;background:var(--bg,#fcfaf5);color:var(--t1,#122125);font-size:1rem;line-height:1.5}
.closed main{width:min(100% - 32px,560px);margin:32px 0;overflow:hidden;border:1px solid var(--line,#dfdad1);border-radius:4px 18px 18px 18px;background:var(--surface,#fff)}
.closed svg{display:block;width:100%;height:96px}
.closed-text{display:grid;gap:12px;padding:24px}
.closed p{margin:0;overflow-wrap:anywhere}
.closed-brand{font-weight:700;color:var(--link,#00596d)}
.closed h1{margin:0;font-size:28px;font-weight:760;line-height:1.2}
.closed:lang(hi) h1{line-height:1.35}
.closed-said{border-left:3px solid var(--amber,#fea91e);padding-left:12px}
.closed-acts{display:flex;flex-wrap:wrap;align-items:center;gap:12px 20px;margin-top:8px!important;font-size:14px;color:var(--t2,#405055)}
.closed-act{display:inline-flex;align-items:center;min-height:48px;padding:0 18px;border-radius:10px;background:var(--amber,#fea91e);color:var(--on-amber,#0b2227);font-size:16px;font-weight:600;text-decoration:none}
.closed-acts span a{color:var(--link,#00596d)}`;

/** A band of petals, the brand's mark; the same every time. */
const jaali = `<svg viewBox="0 0 480 96" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect width="480" height="96" fill="#00404a"/>${Array.from(
  { length: 20 },
  (_, at) => {
    const [x, y] = [(at % 10) * 48, Math.floor(at / 10) * 48];
    const ink = ['#fea91e', '#007685', '#def1f3'][(at + Math.floor(at / 10)) % 3];
    return `<path transform="translate(${x} ${y})" fill="${ink}" d="M24 24A24 24 0 0 1 0 0A24 24 0 0 1 24 24A24 24 0 0 1 48 0A24 24 0 0 1 24 24A24 24 0 0 1 48 48A24 24 0 0 1 24 24A24 24 0 0 1 0 48A24 24 0 0 1 24 24Z"/>`;
  },
).join('')}</svg>`;
