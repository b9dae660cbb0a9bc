import type { TFunction } from 'i18next'
import type { Market } from '../../domain/market/market.ts'
import type { NameError } from '../../domain/person/personName.ts'
import type { MobileError } from '../../domain/phone/mobileNumber.ts'
import { mobileProblemText, nameProblemText } from '../contact/contactProblemTexts.ts'
import { contactAheadId } from './contactAhead.ts'

type Props = {
  readonly t: TFunction
  readonly market: Pick<Market, 'country'>
  /** The URL of the script that reads the rules, and the media query of windows that need it. */
  readonly script: string
  readonly media: string
}

/**
 * The rules of the market for a guest's name and number, and the text of each error by its name, for the
 * script that checks them before the form's own has loaded. It is not displayed.
 */
export const ContactAhead = ({ t, market: { country }, script, media }: Props) => {
  const name = (error: NameError) => nameProblemText(t, { kind: 'Wrong', error })
  const mobile = (error: MobileError) => mobileProblemText(t, { kind: 'Wrong', error })
  const { least, most } = country.name
  const { callingCode, digits, starts } = country.phone
  return (
    <template
      id={contactAheadId}
      data-script={script}
      data-media={media}
      data-least={least}
      data-most={most}
      data-calling-code={callingCode}
      data-digits={digits}
      data-starts={starts.join(' ')}
      data-name-missing={name({ kind: 'NameMissing' })}
      data-name-too-short={name({ kind: 'NameTooShort', least })}
      data-name-too-long={name({ kind: 'NameTooLong', most })}
      data-name-malformed={name({ kind: 'NameMalformed' })}
      data-mobile-missing={mobile({ kind: 'MobileMissing' })}
      data-mobile-malformed={mobile({ kind: 'MobileMalformed', country: '' })}
      data-mobile-country-unserved={mobile({ kind: 'MobileCountryUnserved', country: '' })}
    />
  )
}
