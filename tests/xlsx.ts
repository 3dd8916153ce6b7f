import { crc32, deflateRawSync } from 'node:zlib';

/** A cell of a made workbook: texts are shared, numbers plain unless they say otherwise. */
type Cell = string | number | { percent: number } | { date: number } | { formula: string; value: number };

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** A workbook by its sheets. */
export function makeXlsx(sheets: Record<string, Cell[][]>): Buffer {
  const texts: string[] = [];
  const names = Object.keys(sheets);
  const parts: Record<string, string> = {};
  for (const [at, rows] of Object.values(sheets).entries()) {
    const written = rows.map(
      (row, line) =>
        `<row r="${line + 1}">${row.map((cell, column) => writeCell(cell, `${String.fromCharCode(65 + column)}${line + 1}`, texts)).join('')}</row>`,
    );
    parts[`xl/worksheets/sheet${at + 1}.xml`] =
      `<worksheet xmlns="${main}"><sheetData>${written.join('')}</sheetData></worksheet>`;
  }
  parts['xl/workbook.xml'] =
    `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`;
  parts['xl/_rels/workbook.xml.rels'] =
    `<Relationships xmlns="${relations}">${names.map((_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}</Relationships>`;
  parts['xl/sharedStrings.xml'] =
    `<sst xmlns="${main}">${texts.map((text) => `<si><t>${escapeXml(text)}</t></si>`).join('')}</sst>`;
  parts['xl/styles.xml'] =
    `<styleSheet xmlns="${main}"><cellXfs><xf numFmtId="0"/><xf numFmtId="10"/><xf numFmtId="14"/></cellXfs></styleSheet>`;
  return makeZip(Object.entries(parts).map(([name, text]) => ({ name, bytes: Buffer.from(text) })));
}

function writeCell(cell: Cell, place: string, texts: string[]): string {
  if (typeof cell === 'string') return `<c r="${place}" t="s"><v>${texts.push(cell) - 1}</v></c>`;
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if ('percent' in cell) return `<c r="${place}" s="1"><v>${cell.percent}</v></c>`;
  if ('date' in cell) return `<c r="${place}" s="2"><v>${cell.date}</v></c>`;
  return `<c r="${place}"><f>${cell.formula}</f><v>${cell.value}</v></c>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** An archive of packed files; `claimed` is a false size for the archive's index. */
export function makeZip(files: readonly { name: string; bytes: Buffer; claimed?: number }[]): Buffer {
  const local: Buffer[] = [];
  const index: Buffer[] = [];
  let at = 0;
  for (const { name, bytes, claimed = bytes.length } of files) {
    const packed = deflateRawSync(bytes);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(crc32(bytes), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(claimed, 18);
    head.writeUInt16LE(Buffer.byteLength(name), 22);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    local.push(Buffer.from('PK\x03\x04', 'latin1'), head, Buffer.from(name), packed);
    index.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), head, tail, Buffer.from(name));
    at += 30 + Buffer.byteLength(name) + packed.length;
  }
  const listed = Buffer.concat(index);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...local, listed, end]);
}
