type Props = {
  readonly title: string
  readonly description?: string | undefined
  /** Whether search engines are asked not to list the page. */
  readonly isHidden?: boolean | undefined
}

/**
 * What search engines and those who are sent a link read of a page's words. React puts the tags into
 * the head and takes them away with the page, so that nothing is left behind. What follows from the
 * path alone is PathHead's.
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
