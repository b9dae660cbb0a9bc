import { useTranslation } from 'react-i18next'
import { useLocalePath } from '../app/link/localePath.ts'
import { useSurroundings } from '../app/surroundings.ts'

/** A link of the header: to a page of the website, or to another site. */
export type HeaderLink = {
  readonly name: 'enterprise' | 'driverPartners'
  readonly text: string
  readonly address: string
  readonly isOwnPage: boolean
}

const names = ['enterprise', 'driverPartners'] as const

/** The links for which the brand has an address (spec 1 §2). */
export const useHeaderLinks = (): readonly HeaderLink[] => {
  const { t } = useTranslation()
  const { brand } = useSurroundings()
  const pathOf = useLocalePath()
  return names.flatMap((name) => {
    const address = brand.headerLinks[name]
    if (address === null) return []
    const isOwnPage = address.startsWith('/')
    const text = t(`header.${name}`)
    return [{ name, text, address: isOwnPage ? pathOf(address) : address, isOwnPage }]
  })
}
