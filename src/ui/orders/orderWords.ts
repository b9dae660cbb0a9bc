import { useMemo } from 'react'
import { moneyFormat } from '../../domain/money/money.ts'
import type { OrderStop } from '../../domain/orders/order.ts'
import { dateText } from '../../domain/time/dateText.ts'
import { useAppSelector } from '../app/store.ts'

/** How this market writes the amounts and the moments of an order. */
export const useOrderFormats = () => {
  const language = useAppSelector(({ market }) => market.language)
  const timeZone = useAppSelector(({ market }) => market.country.timeZone)
  return useMemo(
    () => ({ money: moneyFormat({ locale: language }), moment: dateText({ timeZone, language }) }),
    [language, timeZone],
  )
}

/** What a stop is called: its address, else the best that is known of it; empty for none. */
export const stopName = ({ address, doorstepAddress, savedAddress }: OrderStop): string =>
  [address, doorstepAddress, savedAddress?.name ?? ''].find((text) => text.trim() !== '') ?? ''
