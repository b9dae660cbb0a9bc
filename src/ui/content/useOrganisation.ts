import { useSurroundings } from '../app/surroundings.ts'
import type { Organisation } from './structuredData.ts'
import { useAddresses } from './useAddresses.ts'
import { wholeAddress } from './wholeAddress.ts'

/** Whoever runs the website. */
export const useOrganisation = (): Organisation => {
  const { brand } = useSurroundings()
  const { locale } = useAddresses()
  return {
    name: brand.name,
    telephone: brand.supportNumber,
    url: wholeAddress(`/${locale}`),
  }
}
