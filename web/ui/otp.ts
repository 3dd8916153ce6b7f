/** The digits of what was typed or pasted, at most six: 'Your code: 123 456' → '123456'. */
export function readOtp(text: string): string {
  return text.replace(/\D/g, '').slice(0, 6);
}
