/** Pieces of an e-mail's HTML. Elements without JSX, because the server reads no .tsx. */
import { Column } from '@react-email/column';
import { Heading } from '@react-email/heading';
import { Img } from '@react-email/img';
import { Link } from '@react-email/link';
import { Row } from '@react-email/row';
import { Text } from '@react-email/text';
import { type CSSProperties, Fragment, createElement as h, type ReactElement, type ReactNode } from 'react';
import { initialOf } from '../../../contract/kit/truncate.ts';
import { classes, colours, font } from './look.ts';

/** One cell as wide as what surrounds it; padding stands on the cell, since Outlook ignores it on a table. */
export function cell(style: CSSProperties, content: ReactNode | ReactNode[], className?: string): ReactElement {
  const children = Array.isArray(content) ? content : [content];
  return h(Row, null, h(Column, { style, className }, ...children));
}

interface Written {
  style?: CSSProperties;
  className: string;
}

export function paragraph(text: ReactNode, { style, className }: Written): ReactElement {
  return h(Text, { style: { margin: 0, ...style }, className }, text);
}

const wraps = { overflowWrap: 'anywhere', wordBreak: 'break-word' } as const;

const quietly = (text: string) =>
  paragraph(text, { className: classes.quiet, style: { color: colours.quiet, ...font(400, 14, 20), ...wraps } });

export function headline(text: string, isHindi: boolean): ReactElement {
  const spacing = isHindi ? {} : { letterSpacing: '-0.3px' };
  const style = { margin: '0 0 10px', color: colours.text, ...font(700, 28, isHindi ? 38 : 34), ...spacing, ...wraps };
  return h(Heading, { as: 'h1', className: `${classes.text} ${classes.headline}`, style }, text);
}

export function lead(text: string): ReactElement {
  const style = { margin: '0 0 16px', color: colours.lead, ...font(400, 16, 24), ...wraps };
  return paragraph(text, { className: classes.lead, style });
}

export function comfort(text: string): ReactElement {
  const style = { margin: '0 0 4px', color: colours.quiet, ...font(400, 14, 21), ...wraps };
  return paragraph(text, { className: classes.quiet, style });
}

/** `image` null: the first letter on a tile. */
export function person({ name, note, image }: { name: string; note: string; image: string | null }): ReactElement {
  const tile = { width: 40, height: 40, borderRadius: 9, background: colours.peacock };
  const picture = image
    ? h(Img, { src: image, width: 40, height: 40, alt: '', fetchPriority: 'low', style: tile })
    : h(
        'div',
        { style: { ...tile, color: colours.amber, textAlign: 'center', ...font(800, 18, 40) } },
        initialOf(name),
      );
  const words = [
    paragraph(name, { className: classes.text, style: { color: colours.text, ...font(600, 16, 21), ...wraps } }),
    note ? quietly(note) : null,
  ];
  return h(
    Row,
    null,
    h(Column, { width: 52, style: { width: 52, padding: '8px 0 18px', verticalAlign: 'top' } }, picture),
    h(Column, { style: { padding: '8px 0 18px', verticalAlign: 'middle' } }, ...words),
  );
}

/** A sunken box. */
function box(style: CSSProperties, text: string, className: string): ReactElement {
  const look = { background: colours.sunken, borderRadius: '3px 12px 12px 12px', color: colours.text };
  return cell({ padding: '0 0 20px' }, cell({ ...look, ...style }, text, `${classes.sunken} ${className}`));
}

export function quote(text: string): ReactElement {
  return box({ padding: '16px 18px', ...font(400, 17, 26), ...wraps, whiteSpace: 'pre-line' }, text, classes.text);
}

/** Never broken over two lines. */
export function code(text: string): ReactElement {
  const style = { padding: '20px 8px', letterSpacing: '6px', textAlign: 'center', ...font(800, 44, 52) } as const;
  return box(style, text, `${classes.text} ${classes.code}`);
}

export function money({ amount, note }: { amount: string; note: string }): ReactElement {
  const figure = { padding: '8px 0 2px', color: colours.text, letterSpacing: '-1px', ...font(800, 44, 50) };
  return cell({ padding: '0 0 20px' }, [
    paragraph(amount, { className: `${classes.text} ${classes.money}`, style: figure }),
    quietly(note),
  ]);
}

interface FactLine {
  label: string;
  value: string;
  isSum?: true | undefined;
}

/** A table of its own: all values start where the longest label ends. */
export function facts(lines: readonly FactLine[]): ReactElement {
  const rows = lines.map(({ label, value, isSum }) => {
    const border = `1px solid ${isSum ? colours.sumLine : colours.line}`;
    const line = isSum ? classes.sumLine : classes.line;
    const left = { padding: '11px 12px 11px 0', borderTop: border, color: colours.quiet, ...font(400, 14, 20) };
    const right = { padding: '11px 0', borderTop: border, color: colours.text, ...wraps };
    const look = isSum ? font(700, 20, 22) : font(600, 14, 20);
    return h(
      'tr',
      { key: label },
      h('td', { className: `${classes.quiet} ${line}`, style: { ...left, verticalAlign: 'top' } }, label),
      h(
        'td',
        {
          className: `${classes.text} ${line}`,
          align: 'right',
          style: { ...right, ...look, verticalAlign: 'top' },
        },
        value,
      ),
    );
  });
  const table = { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0, border: 0 };
  const style = { borderBottom: `1px solid ${colours.line}`, margin: '0 0 24px' };
  return h('table', { ...table, className: classes.line, style }, h('tbody', null, ...rows));
}

interface ItemLine {
  title: string;
  note: string;
  url: string;
}

export function items(lines: readonly ItemLine[]): ReactElement {
  const title = { color: colours.text, textDecoration: 'none', ...font(600, 16, 22), ...wraps };
  const rows = lines.map((line) =>
    cell(
      { padding: '12px 0', borderTop: `1px solid ${colours.line}` },
      [
        h(Link, { href: line.url, className: classes.text, style: title }, line.title),
        line.note ? quietly(line.note) : null,
      ],
      classes.line,
    ),
  );
  const last = cell({ height: 1, padding: '0 0 24px', borderTop: `1px solid ${colours.line}` }, null, classes.line);
  return h(Fragment, null, ...rows, last);
}

/** The fill is on the cell and the padding on the link, so that Outlook draws both and the whole of it can be pressed. */
export function button({ label, url, isAlarm }: { label: string; url: string; isAlarm: boolean }): ReactElement {
  const [fill, ink] = isAlarm ? [colours.red, colours.onRed] : [colours.amber, colours.onAmber];
  const [ground, words] = isAlarm ? [classes.alarm, classes.alarmText] : [classes.button, classes.buttonText];
  const look = { display: 'inline-block', padding: '14px 26px', borderRadius: 10, color: ink, textDecoration: 'none' };
  const table = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0, className: classes.whole };
  const link = h(Link, { href: url, className: words, style: { ...look, ...font(700, 16, 20) } }, label);
  const filled = { borderRadius: 10, background: fill };
  const row = h('tr', null, h('td', { align: 'center', className: ground, bgcolor: fill, style: filled }, link));
  return h('table', { ...table, style: { margin: '4px 0 20px' } }, h('tbody', null, row));
}
