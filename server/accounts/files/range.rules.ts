/** Part of a file, both positions included; RFC 9110, section 14. Several parts at once are answered by the whole. */
export function readRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'whole' | 'unsatisfiable' {
  if (header === undefined || header.includes(',')) return 'whole';
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header) ?? [];
  if (first === undefined || last === undefined || first + last === '') return 'unsatisfiable';
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  const isWithin = start <= end && start < size && (last === '' || first === '' || Number(first) <= Number(last));
  return isWithin ? { start, end } : 'unsatisfiable';
}
