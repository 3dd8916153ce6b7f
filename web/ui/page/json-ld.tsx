/** Structured data for search engines. `<` is escaped so that the data cannot end the script element. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  const content = { dangerouslySetInnerHTML: { __html: text } };
  return <script type="application/ld+json" {...content} />;
}
