/** A count as short as Indians write it: 3.1L, 86.4K. */
export function shortCount(count: number, locale: string): string {
  return new Intl.NumberFormat(locale === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN', {
    notation: 'compact',
    maximumFractionDigits: 1,
  }).format(count);
}
