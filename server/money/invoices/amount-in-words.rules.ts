const small = [
  ...['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'],
  ...['Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen', 'Nineteen'],
];
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];
const scales = [
  { size: 1_00_00_000, name: 'Crore' },
  { size: 1_00_000, name: 'Lakh' },
  { size: 1_000, name: 'Thousand' },
  { size: 100, name: 'Hundred' },
];

/** A whole number above zero the Indian way: 1,25,000 is One Lakh Twenty-Five Thousand. */
function countInWords(value: number): string {
  if (value < 20) return small[value] ?? '';
  if (value < 100) return [tens[Math.floor(value / 10)], small[value % 10]].filter(Boolean).join('-');
  const scale = scales.find(({ size }) => value >= size) ?? { size: 100, name: 'Hundred' };
  const head = `${countInWords(Math.floor(value / scale.size))} ${scale.name}`;
  const rest = value % scale.size;
  return rest > 0 ? `${head} ${countInWords(rest)}` : head;
}

/** Paise in words: `Rupees Four Hundred Ninety-Nine and Fifty Paise Only`. */
export function amountInWords(amount: number): string {
  const [rupees, paise] = [Math.floor(amount / 100), amount % 100];
  const rupeesInWords = rupees === 0 && paise > 0 ? '' : `Rupees ${countInWords(rupees) || 'Zero'}`;
  const part = paise > 0 ? `${countInWords(paise)} Paise` : '';
  return `${[rupeesInWords, part].filter(Boolean).join(' and ')} Only`;
}
