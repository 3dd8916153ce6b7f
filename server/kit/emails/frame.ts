import { Body } from '@react-email/body';
import { Column } from '@react-email/column';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Img } from '@react-email/img';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';
import { createElement as h, type ReactElement } from 'react';
import type { Locale } from '../../../contract/kit/languages.ts';
import { classes, colours, font, styles } from './look.ts';
import { cell, paragraph } from './pieces.ts';

export interface FooterLink {
  label: string;
  url: string;
}

/** Head and foot of an e-mail, in the reader's language. */
export interface Frame {
  locale: Locale;
  brand: string;
  publicUrl: string;
  subject: string;
  preheader: string;
  /** At the top right. */
  recipient: string;
  reason: string;
  links: readonly FooterLink[];
  /** Postal address of whoever runs the product. */
  sender: string;
}

/** The whole document around the blocks. */
export function drawFrame(frame: Frame, blocks: readonly ReactElement[]): ReactElement {
  const { locale, preheader } = frame;
  return h(
    Html,
    { lang: locale },
    drawHead(frame.subject),
    h(
      Body,
      { className: classes.page, style: { margin: 0, padding: 0, background: colours.page } },
      h(Preview, null, preheader),
      h(
        'div',
        {
          className: `${classes.page} ${classes.outside}`,
          style: { padding: '24px 0 32px', background: colours.page },
        },
        h(
          Container,
          { className: 'frame', style: { maxWidth: 600 } },
          drawTop(frame),
          drawCard(frame.publicUrl, blocks),
          drawFooter(frame),
        ),
      ),
    ),
  );
}

/** Numbers and dates are not to be turned into links. */
function drawHead(subject: string): ReactElement {
  const detection = 'telephone=no,date=no,address=no,email=no';
  return h(
    Head,
    null,
    h('meta', { name: 'viewport', content: 'width=device-width,initial-scale=1' }),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    h('meta', { name: 'format-detection', content: detection }),
    h('title', null, subject),
    h('style', { dangerouslySetInnerHTML: { __html: styles } }),
  );
}

/** The logo has a ground of its own beside live text, so that it is right on any colour and without pictures. */
function drawTop({ brand, publicUrl, recipient }: Frame): ReactElement {
  const tile = { width: 32, height: 32, borderRadius: '3px 9px 9px 9px', background: colours.peacock };
  const logo = h(Img, { src: `${publicUrl}/mail/logo.png`, width: 32, height: 32, alt: '', ...quiet, style: tile });
  const name = { color: colours.text, letterSpacing: '-0.4px', whiteSpace: 'nowrap', ...font(800, 20, 32) } as const;
  const whom = {
    color: colours.quiet,
    wordBreak: 'break-word',
    overflowWrap: 'anywhere',
    ...font(400, 14, 20),
  } as const;
  const top = h(
    Row,
    null,
    h(Column, { width: 42, style: { width: 42 } }, logo),
    h(Column, { className: classes.text, style: name }, brand),
    h(Column, { align: 'right', className: classes.quiet, style: { ...whom, padding: '0 0 0 16px' } }, recipient),
  );
  return cell({ padding: '0 32px 16px' }, top, classes.gutter);
}

/** React would add hints to load pictures early, which mail programs do not know. */
const quiet = { fetchPriority: 'low' } as const;

function drawCard(publicUrl: string, blocks: readonly ReactElement[]): ReactElement {
  const corners = '3px 17px 0 0';
  const picture = { width: '100%', maxWidth: 598, height: 'auto', borderRadius: corners };
  const band = h(Img, { src: `${publicUrl}/mail/band.png`, width: 598, height: 16, alt: '', ...quiet, style: picture });
  const look = { background: colours.card, border: `1px solid ${colours.line}`, borderRadius: '4px 18px 18px 18px' };
  return h(
    Section,
    { className: classes.card, style: { ...look, borderCollapse: 'separate' } },
    cell({ background: colours.peacock, borderRadius: corners, fontSize: 0, lineHeight: 0 }, band),
    cell({ padding: '28px 32px 20px' }, [...blocks], classes.gutter),
  );
}

function drawFooter({ reason, links, sender }: Frame): ReactElement {
  const style = { color: colours.quiet, ...font(400, 12, 18), overflowWrap: 'anywhere' } as const;
  const written = { className: classes.quiet, style };
  const row = links.flatMap(({ label, url }, place) => [
    ...(place > 0 ? ['\u00a0 ·\u00a0 '] : []),
    h(Link, { href: url, className: classes.link, style: { color: colours.link, textDecoration: 'underline' } }, label),
  ]);
  const lines = [
    paragraph(reason, written),
    h('p', { className: classes.quiet, style: { ...style, margin: 0 } }, ...row),
    paragraph(sender, written),
  ];
  return cell({ padding: '18px 32px 0' }, lines, classes.gutter);
}
