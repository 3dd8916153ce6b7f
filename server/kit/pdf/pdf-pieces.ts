/** Building blocks of the product's PDF documents. Elements without JSX, because the server reads no .tsx. */
import { Document, type DocumentProps, Page, type Styles, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { drawable, fontFamily } from './pdf-fonts.ts';
import { colours, lineHeight, margin, size, weight } from './pdf-look.ts';
import { drawJaali, drawMark } from './pdf-mark.ts';

type Style = Styles[string];

/**
 * A line or paragraph; replaces what the fonts cannot draw. Sets its own line height, which would otherwise be
 * inherited in points.
 */
export function write(text: string, style: Style = {}) {
  return h(Text, { style: { fontSize: size.text, lineHeight, ...style } }, drawable(text));
}

/** Labels and notes. */
export const small = { fontSize: size.meta, color: colours.t3 };

const looks = {
  page: {
    paddingTop: 40,
    paddingBottom: 64,
    fontFamily,
    fontWeight: weight.text,
    color: colours.t1,
  },
  /** Extends over the first page's margin. */
  band: {
    height: 84,
    marginTop: -40,
    backgroundColor: colours.band,
    flexDirection: 'row',
    justifyContent: 'space-between',
  },
  brand: { flexDirection: 'row', alignItems: 'center', gap: 9, paddingLeft: margin },
  body: { paddingHorizontal: margin, paddingTop: 26, gap: 18 },
  fact: { flexDirection: 'row', gap: 12, justifyContent: 'space-between', alignItems: 'baseline' },
  foot: { position: 'absolute', left: margin, right: margin, bottom: 28, flexDirection: 'row' },
} as const;

interface Frame {
  brandName: string;
  title: string;
  /** Text at both ends of the footer line of every page. */
  foot: string;
  children: ReactNode[];
}

/** An A4 document with the product's band at the top and page numbers in the footer. */
export function drawDocument({ brandName, title, foot, children }: Frame): ReactElement<DocumentProps> {
  const brand = h(
    View,
    { style: looks.brand },
    drawMark(35),
    write(brandName, { color: colours.onBand, fontSize: 22, fontWeight: weight.title, lineHeight: 1.1, marginTop: 3 }),
  );
  const page = h(
    Page,
    { size: 'A4', style: looks.page },
    h(View, { style: looks.band }, brand, drawJaali({ columns: 4, rows: 2, side: 42 })),
    h(View, { style: looks.body }, ...children),
    h(
      View,
      { style: looks.foot, fixed: true },
      write(foot, { ...small, flexGrow: 1 }),
      h(Text, {
        style: small,
        render: ({ pageNumber, totalPages }: { pageNumber: number; totalPages: number }) =>
          `Page ${pageNumber} of ${totalPages}`,
      }),
    ),
  );
  return h(Document, { title: drawable(title), author: brandName, creator: brandName, language: 'en-IN' }, page);
}

interface Title {
  title: string;
  text: string;
  /** Labels and values, right-aligned. */
  facts: (readonly [string, string])[];
}

/** Title, description and reference data of the document. */
export function drawTitle({ title, text, facts }: Title) {
  return h(
    View,
    { style: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-start' } },
    h(
      View,
      null,
      write(title, { fontSize: size.title, fontWeight: weight.title, lineHeight: 1.1 }),
      write(text, { color: colours.t2, marginTop: 2 }),
    ),
    h(
      View,
      { style: { gap: 3, width: 230 } },
      ...facts.map(([label, value]) =>
        h(
          View,
          { key: label, style: looks.fact },
          write(label, small),
          write(value, { fontWeight: weight.name, flexShrink: 1, textAlign: 'right', fontFeatureSettings: ['tnum'] }),
        ),
      ),
    ),
  );
}
