interface PageMetaProps {
  /** As it stands in the window's title, the product's name included. */
  title: string;
  description?: string;
  /** The one address of the page, origin included. */
  canonical?: string;
  noIndex?: boolean;
}

/** What the head says of a page; React lifts it there. */
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
