import { useAppSelector } from '../store.ts'
import { useSurroundings } from '../surroundings.ts'

/** The support telephone number for the visitor's country, as people write it. */
export const useSupportNumber = (): string => {
  const { home, byCountry } = useSurroundings().brand.supportNumber
  return byCountry.get(useAppSelector(({ market }) => market.country.code)) ?? home
}
