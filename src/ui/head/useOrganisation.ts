import { useSupportNumber } from '../app/link/useSupportNumber.ts'
import { useSurroundings } from '../app/surroundings.ts'
import type { Organisation } from './structuredData.ts'
import { useAddresses } from './useAddresses.ts'
import { useWholeAddress } from './useWholeAddress.ts'

/** The organisation that runs the website. */
export const useOrganisation = (): Organisation => {
  const { brand } = useSurroundings()
  const telephone = useSupportNumber()
  const { locale } = useAddresses()
  const wholeAddress = useWholeAddress()
  return {
    name: brand.name,
    telephone,
    url: wholeAddress(`/${locale}`),
  }
}
