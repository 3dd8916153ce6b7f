/** Characters the product's fonts (Latin and Devanagari with the usual signs) cannot draw, in PDFs too. */
export const unprintable =
  /(?!\u200c|\u200d)[^\n -~\u00a0-\u017f\u0900-\u097f\u2013\u2014\u2018-\u201e\u2022\u2026\u20b9\u2122\u2212]/u;
