import { useTranslation } from 'react-i18next'
import type { ShownPage } from '../../application/content/content.slice.ts'
import { PageHead } from '../head/PageHead.tsx'
import { PathHead } from '../head/PathHead.tsx'
import { StructuredData } from '../head/StructuredData.tsx'
import { organisationData, questionsData, serviceData, trailData } from '../head/structuredData.ts'
import { useOrganisation } from '../head/useOrganisation.ts'
import { useWholeAddress } from '../head/useWholeAddress.ts'
import type { TrailStep } from './PageTrail.tsx'
import type { FilledPage } from './useTrail.ts'

type Props = {
  readonly page: FilledPage
  readonly shown: ShownPage
  readonly trail: readonly TrailStep[]
  readonly name: string
}

/** The head of a content page, for search engines and link previews. */
export const FilledHead = ({ page, shown, trail, name }: Props) => {
  const { t } = useTranslation()
  const organisation = useOrganisation()
  const wholeAddress = useWholeAddress()
  const loaded = shown.status === 'loaded' ? shown.page : null
  const steps = trail.map((step) => ({ name: step.name, url: wholeAddress(step.path) }))
  const own = steps.at(-1)
  const service =
    page.kind === 'city' && loaded !== null && own !== undefined
      ? [
          serviceData({
            name: loaded.meta.title,
            description: loaded.meta.description,
            city: page.city.name,
            url: own.url,
            provider: organisation,
          }),
        ]
      : [organisationData(organisation)]
  return (
    <>
      <PathHead page={page} />
      <PageHead
        title={t('content.head.title', { title: loaded?.meta.title ?? name })}
        description={loaded?.meta.description}
      />
      <StructuredData
        about={[trailData(steps), ...service, ...(loaded === null ? [] : questionsData(loaded))]}
      />
    </>
  )
}
