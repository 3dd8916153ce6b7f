const key = 'tour';

/** The tour this tab is in, as its own storage keeps it; null where there is none, or nothing may be kept. */
export function readKeptTour(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export const hasKeptTour = (): boolean => readKeptTour() !== null;

/** Where nothing may be kept a tour lives as long as the page. */
export function keepTour(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    return;
  }
}
