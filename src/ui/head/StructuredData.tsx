/** Structured data about a page (schema.org). */
export const StructuredData = ({ about }: { readonly about: readonly object[] }) =>
  about.map((thing) => {
    const text = JSON.stringify(thing)
    return (
      <script key={text} type="application/ld+json">
        {text}
      </script>
    )
  })
