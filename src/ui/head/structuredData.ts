import type { Block, ContentPage } from '../../application/content/loadPage.port.ts'

const context = 'https://schema.org'

export type Organisation = {
  readonly name: string
  readonly telephone: string
  /** The full URL of the home page. */
  readonly url: string
}

/** The organisation that runs the website, for schema.org. */
export const organisationData = ({ name, telephone, url }: Organisation) => ({
  '@context': context,
  '@type': 'Organization',
  name,
  telephone,
  url,
})

export type OfferedService = {
  readonly name: string
  readonly description: string
  readonly city: string
  readonly url: string
  readonly provider: Organisation
}

/** A service offered in a city. */
export const serviceData = ({ name, description, city, url, provider }: OfferedService) => ({
  '@context': context,
  '@type': 'Service',
  name,
  description,
  url,
  areaServed: { '@type': 'City', name: city },
  provider: {
    '@type': 'Organization',
    name: provider.name,
    telephone: provider.telephone,
    url: provider.url,
  },
})

/** The breadcrumbs of a page, with full URLs. */
export const trailData = (
  steps: ReadonlyArray<{ readonly name: string; readonly url: string }>,
) => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, url }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: url,
  })),
})

const questionsOf = (block: Block) => (block.kind === 'faq' ? block.questions : [])

/** The page's questions and answers; empty if there are none. */
export const questionsData = ({ blocks }: Pick<ContentPage, 'blocks'>): readonly object[] => {
  const questions = blocks.flatMap(questionsOf)
  if (questions.length === 0) return []
  return [
    {
      '@context': context,
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ]
}
