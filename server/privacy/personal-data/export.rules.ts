interface Readme {
  brand: string;
  support: string;
  today: string;
  tables: { table: string; exported: { file: string; about: string }[] | string }[];
}

/** Text that explains an archive to its reader. */
export function writeReadme({ brand, support, today, tables }: Readme): string {
  const files = tables.flatMap(({ exported }) => (typeof exported === 'string' ? [] : exported));
  const left = tables.flatMap(({ table, exported }) =>
    typeof exported === 'string' && exported !== 'Nothing of a person.' ? [`${table}: ${exported}`] : [],
  );
  return [
    `What ${brand} holds on you, as of ${today}`,
    '',
    'Each file is a list in JSON, which any text editor shows. Times are in UTC; money is in rupees where nothing else is said.',
    'Other people stand in it by a number, or by the name they show to everybody; their own data is theirs.',
    '',
    ...files.toSorted((a, b) => a.file.localeCompare(b.file)).map(({ file, about }) => `${file}.json: ${about}`),
    'files/: Your pictures and whatever you uploaded.',
    '',
    'What is held and has no file of its own:',
    ...left.toSorted(),
    '',
    `Something is wrong or missing? Write to ${support}.`,
    '',
  ].join('\r\n');
}
