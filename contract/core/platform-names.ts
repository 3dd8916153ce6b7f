const names: Readonly<Record<string, string>> = { instagram: 'Instagram', facebook: 'Facebook', youtube: 'YouTube' };

/** Company names are the same in every language. Returns the id for an unknown platform. */
export const platformName = (id: string): string => names[id] ?? id;
