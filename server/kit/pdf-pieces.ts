/** What the product's papers are made of. Elements without JSX: the server reads no .tsx. */
import { Document, type DocumentProps, Page, type Styles, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { drawable, fontFamily } from './pdf-fonts.ts';
import { colours, lineHeight, margin, size, weight } from './pdf-look.ts';
import { drawJaali, drawMark } from './pdf-mark.ts';

type Style = Styles[string];

/** A line or paragraph; what the fonts cannot draw is replaced. Its height follows its own size only, never one handed down. */
export function write(text: string, style: Style = {}) {
  return h(Text, { style: { fontSize: size.text, lineHeight, ...style } }, drawable(text));
}

/** Labels and notes. */
export const small = { fontSize: size.meta, color: colours.t3 };

const looks = {
  page: {
    paddingBottom: 64,
    fontFamily,
    fontWeight: weight.text,
    color: colours.t1,
  },
  band: { height: 84, backgroundColor: colours.band, flexDirection: 'row', justifyContent: 'space-between' },
  brand: { flexDirection: 'row', alignItems: 'center', gap: 9, paddingLeft: margin },
  body: { paddingHorizontal: margin, paddingTop: 26, gap: 18 },
  foot: { position: 'absolute', left: margin, right: margin, bottom: 28, flexDirection: 'row' },
} as const;

interface Frame {
  brandName: string;
  title: string;
  /** Left and right of the line at the foot of every page. */
  foot: string;
  children: ReactNode[];
}

/** An A4 document under the product's band, its pages numbered at the foot. */
export function drawPaper({ brandName, title, foot, children }: Frame): ReactElement<DocumentProps> {
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
  return h(Document, { title, author: brandName, creator: brandName, language: 'en-IN' }, page);
}
