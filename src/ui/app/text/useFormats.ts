import { useMemo } from 'react'
import { moneyFormat } from '../../../domain/money/money.ts'
import { dateText } from '../../../domain/time/dateText.ts'
import { useAppSelector } from '../store.ts'

/** The page's market's formats for money and times. */
export const useFormats = () => {
  const language = useAppSelector(({ market }) => market.language)
  const timeZone = useAppSelector(({ market }) => market.country.timeZone)
  const utcOffset = useAppSelector(({ market }) => market.country.utcOffset)
  const amounts = useAppSelector(({ market }) => market.amounts)
  return useMemo(
    () => ({
      money: moneyFormat({ language, amounts }),
      moment: dateText({ timeZone, language, utcOffset }),
    }),
    [language, timeZone, utcOffset, amounts],
  )
}
