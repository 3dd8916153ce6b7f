interface PageMetaProps {
  /** Complete window title, including the product's name. */
  title: string;
  description?: string;
  /** Canonical URL, origin included. */
  canonical?: string;
  noIndex?: boolean;
}

/** Title, description and robots tags of a page; React hoists them to the head. */
export function PageMeta({ title, description, canonical, noIndex = false }: PageMetaProps) {
  return (
    <>
      <title>{title}</title>
      <meta property="og:title" content={title} />
      {description ? <meta name="description" content={description} /> : null}
      {description ? <meta property="og:description" content={description} /> : null}
      {canonical ? <link rel="canonical" href={canonical} /> : null}
      {canonical ? <meta property="og:url" content={canonical} /> : null}
      {noIndex ? <meta name="robots" content="noindex" /> : null}
    </>
  );
}
