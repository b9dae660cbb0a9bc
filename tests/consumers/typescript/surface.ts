/** No export of the package may have the type `any`, or its importers' types would be no better. */
type IsAny<Type> = 0 extends 1 & Type ? true : false
type AnyOf<Module> = {
  [Name in keyof Module]: IsAny<Module[Name]> extends true ? Name : never
}[keyof Module]

type Leaks =
  | AnyOf<typeof import('hathi/application')>
  | AnyOf<typeof import('hathi/brands')>
  | AnyOf<typeof import('hathi/domain/attribution')>
  | AnyOf<typeof import('hathi/domain/booking')>
  | AnyOf<typeof import('hathi/domain/city')>
  | AnyOf<typeof import('hathi/domain/content')>
  | AnyOf<typeof import('hathi/domain/fare')>
  | AnyOf<typeof import('hathi/domain/form')>
  | AnyOf<typeof import('hathi/domain/lead')>
  | AnyOf<typeof import('hathi/domain/link')>
  | AnyOf<typeof import('hathi/domain/market')>
  | AnyOf<typeof import('hathi/domain/money')>
  | AnyOf<typeof import('hathi/domain/orders')>
  | AnyOf<typeof import('hathi/domain/partner')>
  | AnyOf<typeof import('hathi/domain/person')>
  | AnyOf<typeof import('hathi/domain/phone')>
  | AnyOf<typeof import('hathi/domain/place')>
  | AnyOf<typeof import('hathi/domain/serviceability')>
  | AnyOf<typeof import('hathi/domain/session')>
  | AnyOf<typeof import('hathi/domain/time')>
  | AnyOf<typeof import('hathi/infrastructure')>
  | AnyOf<typeof import('hathi/infrastructure/google')>
  | AnyOf<typeof import('hathi/infrastructure/leaflet')>
  | AnyOf<typeof import('hathi/markets')>

const leaks = (): readonly Leaks[] => []
export const none: readonly never[] = leaks()
