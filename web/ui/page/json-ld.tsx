/** Structured data for search engines. Data, not a script: `<` is escaped so that it cannot end the block. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  const content = { dangerouslySetInnerHTML: { __html: text } };
  return <script type="application/ld+json" {...content} />;
}
