/** The design's light theme on paper. Sizes in points. */
export const colours = {
  t1: '#122125',
  t2: '#405055',
  t3: '#5b6b6f',
  line: '#dfdad1',
  sunken: '#f4f1e9',
  band: '#00404a',
  onBand: '#fcfaf5',
  amber: '#fea91e',
  teal: '#007685',
  peaTint: '#def1f3',
  ok: '#176933',
};

export const weight = { text: 450, name: 600, title: 760 };
export const size = { meta: 8, text: 9.5, lead: 12, total: 17, title: 26 };
export const lineHeight = 1.45;
export const margin = 44;

/** One square corner and three round ones, as in every box of the design. */
export const box = {
  borderWidth: 1,
  borderColor: colours.line,
  borderTopLeftRadius: 3,
  borderTopRightRadius: 12,
  borderBottomRightRadius: 12,
  borderBottomLeftRadius: 12,
};
