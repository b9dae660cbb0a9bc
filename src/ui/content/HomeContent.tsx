import { leadCodeOfPage } from '../../domain/content/leadCodeOfPage.ts'
import { WithFeature } from '../app/chunk/WithFeature.tsx'
import { PathHead } from '../head/PathHead.tsx'
import { StructuredData } from '../head/StructuredData.tsx'
import { organisationData, questionsData } from '../head/structuredData.ts'
import { useOrganisation } from '../head/useOrganisation.ts'
import { LazySpotLead } from '../lead/LazySpotLead.tsx'
import { LowerPart } from './LowerPart.tsx'
import { usePage } from './usePage.ts'

const home = { kind: 'content', name: 'Home' } as const

const Filled = () => {
  const { shown, retry } = usePage('home')
  const organisation = useOrganisation()
  const code = leadCodeOfPage(home)
  return (
    <>
      <PathHead page={home} />
      <StructuredData
        about={[
          organisationData(organisation),
          ...(shown.status === 'loaded' ? questionsData(shown.page) : []),
        ]}
      />
      <LowerPart
        shown={shown}
        onRetry={retry}
        cityPage="City"
        extra={code !== null && <LazySpotLead code={code} />}
      />
    </>
  )
}

/** The part of the home page from content: everything below its first screen. */
export const HomeContent = () => (
  <WithFeature name="content">
    <Filled />
  </WithFeature>
)
