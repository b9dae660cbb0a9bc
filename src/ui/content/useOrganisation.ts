import { useSurroundings } from '../app/surroundings.ts'
import type { Organisation } from './structuredData.ts'
import { useAddresses } from './useAddresses.ts'
import { useWholeAddress } from './useWholeAddress.ts'

/** Whoever runs the website. */
export const useOrganisation = (): Organisation => {
  const { brand } = useSurroundings()
  const { locale } = useAddresses()
  const wholeAddress = useWholeAddress()
  return {
    name: brand.name,
    telephone: brand.supportNumber,
    url: wholeAddress(`/${locale}`),
  }
}
