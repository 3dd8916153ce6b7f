/** Classes of a link that is pressed anywhere on its card; the card is positioned. */
export const wholeCardLink =
  'block truncate no-underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus focus-visible:after:-outline-offset-2';
