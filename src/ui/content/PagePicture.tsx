import type { SitePage } from '../../domain/content/sitePage.ts'
import { useSurroundings } from '../app/surroundings.ts'
import { HeroRoute } from '../design/illustrations/HeroRoute.tsx'
import { RideRoute } from '../design/illustrations/RideRoute.tsx'

const ridden: ReadonlySet<SitePage['name']> = new Set([
  'Courier',
  'Two Wheelers',
  'Two Wheelers In City',
])

/** The picture of a page: a street with a truck or a scooter. */
export const PagePicture = ({ name }: Pick<SitePage, 'name'>) => {
  const { brand } = useSurroundings()
  return ridden.has(name) ? <RideRoute /> : <HeroRoute mascot={brand.mascot} />
}
