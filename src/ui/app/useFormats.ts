import { useMemo } from 'react'
import { moneyFormat } from '../../domain/money/money.ts'
import { dateText } from '../../domain/time/dateText.ts'
import { useAppSelector } from './store.ts'

/** How the page's market writes amounts and moments. */
export const useFormats = () => {
  const language = useAppSelector(({ market }) => market.language)
  const timeZone = useAppSelector(({ market }) => market.country.timeZone)
  return useMemo(
    () => ({ money: moneyFormat({ locale: language }), moment: dateText({ timeZone, language }) }),
    [language, timeZone],
  )
}
