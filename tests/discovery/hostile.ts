/** Queries that no search should find anything for, or take for a pattern or a command. */
export const hostile = [
  ...['%', '_', '***', '\\', '(((', '"', '[[:alpha:]]{9}', '(?=x)', '$$', '^$', '.*', '|', '~!@#', '*'.repeat(200)],
  ...[
    "'; --",
    'a'.repeat(5000),
    'z'.repeat(200),
    'kottaram'.repeat(25),
    '\u0000',
    '\ud800',
    '🍛',
    'zzzz%',
    'zz_zz',
    'zz.*zz',
    'zz|zz',
    'zzz\\zz',
  ],
  ...['&|!<->', 'zzz:*', `${'zz '.repeat(60)}`, 'zzz(', 'zzzz[', 'zzzz{2}', 'zzzz+?', '\u202e\u0007zz'],
];
