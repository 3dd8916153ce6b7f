/** Content of the document in the demo chat. */
const lines = [
  'Opening: banana leaf from above, empty, 2 seconds',
  'Rice and parippu, ghee poured at eye level',
  'Sambar from the brass vessel, steam against the window',
  'Twelve dishes clockwise, one second each',
  'Hands: folding the leaf towards you',
  'Close: the tin of sambar mix on the step, morning light',
  '',
  'Leaves, 12 plates                        Rs   600',
  'Vegetables and rice, two days            Rs 4,200',
  'Brass vessels, hired                     Rs 1,500',
  'Help in the kitchen, one day             Rs 1,200',
  'Sum                                      Rs 7,500',
];

/** Writes a page of plain text as a PDF, in standard fonts. */
export function writeShotList(): Buffer {
  const text = [
    'BT /F2 20 Tf 56 770 Td (Sadya at home: shot list and plate costs) Tj',
    '/F1 11 Tf 0 -16 Td',
    ...lines.map((line) => `0 -22 Td (${line}) Tj`),
    'ET',
  ].join('\n');
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} >>`;
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    font('Courier'),
    font('Helvetica-Bold'),
  ]);
}

/** Numbers the objects and appends the cross-reference table. */
function assemble(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + end, 'latin1');
}
