/** Minimum age of an account holder. Source: the law on contracts and on children's data. */
export const adultAge = 18;

/** Whole years from a birth date to another date, both `YYYY-MM-DD`. */
export function ageOn(today: string, birthDate: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
