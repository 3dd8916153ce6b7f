/** What stays of what somebody types or pastes as a number: digits, and with `whole` false a point and two more. */
export function typedNumber(text: string, whole: boolean): string {
  const plain = text.replace(/[^\d.]/g, '');
  return (whole ? /^\d*/ : /^\d*(\.\d{0,2})?/).exec(plain)?.[0] ?? '';
}
