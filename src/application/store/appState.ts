import type { Market } from '../../domain/market/market.ts'
import type { FareFormState } from '../fare/fareForm.slice.ts'
import type { FareResultsState } from '../fare/fareResults.slice.ts'
import type { OpenableModal } from '../modal/modal.slice.ts'
import type { AwaitedAddresses } from '../place/awaitedAddresses.slice.ts'
import type { LocationPicker } from '../place/locationPicker.slice.ts'
import type { Maps } from '../place/maps.slice.ts'
import type { PageCity } from '../place/pageCity.slice.ts'
import type { LoginWanted } from '../session/loginWanted.slice.ts'
import type { Session } from '../session/session.slice.ts'
import type { LaterState } from './laterState.ts'

/**
 * The application's whole state, as plain data. It is written out rather than derived from the reducer,
 * so that the declarations of code that exports it can name `AppState` instead of every slice.
 */
export type AppState = {
  readonly market: Market
  readonly session: Session
  readonly loginWanted: LoginWanted
  readonly modal: OpenableModal
  readonly maps: Maps
  readonly pageCity: PageCity
  readonly locationPicker: LocationPicker
  readonly awaitedAddresses: AwaitedAddresses
  readonly fareForm: FareFormState
  readonly fareResults: FareResultsState
} & Partial<LaterState>
