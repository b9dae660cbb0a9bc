type Props = {
  readonly title: string
  readonly description?: string | undefined
  /** Whether search engines must not index the page. */
  readonly isHidden?: boolean | undefined
}

/**
 * The metadata from a page's texts, for search engines and link previews. React adds the tags to
 * the head and removes them with the page. `PathHead` has the metadata that only depends on the
 * path.
 */
export const PageHead = ({ title, description, isHidden = false }: Props) => (
  <>
    <title>{title}</title>
    <meta property="og:title" content={title} />
    {description !== undefined && (
      <>
        <meta name="description" content={description} />
        <meta property="og:description" content={description} />
      </>
    )}
    {isHidden && <meta name="robots" content="noindex" />}
  </>
)
