const names: Readonly<Record<string, string>> = { instagram: 'Instagram', facebook: 'Facebook', youtube: 'YouTube' };

/** Names of companies: the same in every language. One that is not known here stands for itself. */
export const platformName = (id: string): string => names[id] ?? id;
