import { modalOpened } from 'hathi/application'
import { type MobileError, type MobileNumber, parseMobile } from 'hathi/domain/phone'
import { emirates } from 'hathi/markets'

const words = (error: MobileError): string => {
  switch (error.kind) {
    case 'MobileMissing':
      return 'Enter your mobile number'
    case 'MobileMalformed':
      return `This is no mobile number of ${error.country}`
    case 'MobileCountryUnserved':
      return `Nobody is called in ${error.country}`
  }
}

const parsed = parseMobile(emirates.phone)('+971 49 123 4567')
export const told: string = parsed._tag === 'Left' ? words(parsed.left) : parsed.right

// @ts-expect-error: a number is one because the rule says so, not because somebody typed it
export const unproven: MobileNumber = '501234567'

// @ts-expect-error: a login that nobody wants has no step to show: `loginWanted` opens it
export const loginOfNobody = modalOpened({ kind: 'auth' })
