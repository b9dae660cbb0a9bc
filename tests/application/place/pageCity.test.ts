import { describe, expect, it } from '@jest/globals'
import { taskEither as TE } from 'fp-ts'
import { limits } from '../../../config/market/limits.ts'
import { cityRemembered } from '../../../src/application/city/cityRemembered.ts'
import { makePickerFeature } from '../../../src/application/picker/pickerFeature.ts'
import { searchTyped } from '../../../src/application/place/locationPicker.slice.ts'
import { selectMiddle } from '../../../src/application/place/pageCity.selectors.ts'
import { cityEntered, cityLeft } from '../../../src/application/place/pageCity.slice.ts'
import type { Coordinates } from '../../../src/domain/place/coordinates.ts'
import { cityOf } from '../../support/cities.ts'
import { india } from '../../support/fares.ts'
import { quietPicker } from '../../support/picker.ts'
import { pass, visitStore } from '../../support/visitStore.ts'

const pune = cityOf('pune')

const visitSearch = () => {
  const near: Coordinates[] = []
  const visit = visitStore({
    places: {
      search: (_, around) => {
        near.push(around)
        return TE.right([])
      },
      resolve: () => TE.left({ kind: 'PlaceNotFound' }),
      describe: () => TE.left({ kind: 'NothingAtPoint' }),
      abandon: () => undefined,
    },
  })
  const type = (other: Coordinates | null = null) => {
    visit.tell(
      searchTyped({
        owner: 'fare',
        waypoint: 'pickup',
        onChoice: 'pin',
        near: other,
        text: 'Camp',
      }),
    )
  }
  return { ...visit, near, type }
}

describe('a search on a page about a city', () => {
  it('looks around the city, half a second after the last keystroke', async () => {
    const { tell, type, near } = visitSearch()
    tell(cityEntered(pune))
    type()
    await pass(limits.cityAutocompleteDebounce - 1)
    expect(near).toEqual([])
    await pass(1)
    expect(near).toEqual([pune.centre])
  })

  it('looks around the other end of the route if there is one', async () => {
    const { tell, type, near } = visitSearch()
    const kharadi = { lat: 18.5515, lng: 73.9348 }
    tell(cityEntered(pune))
    type(kharadi)
    await pass(limits.cityAutocompleteDebounce)
    expect(near).toEqual([kharadi])
  })

  it('looks around the centre of the market again once the page is left', async () => {
    const { tell, type, near, state } = visitSearch()
    tell(cityEntered(pune), cityLeft())
    type()
    await pass(limits.autocompleteDebounce)
    expect(near).toEqual([india.country.defaultCentre])
    expect(selectMiddle(state())).toEqual(india.country.defaultCentre)
  })
})

describe('a search of a visitor who chose their city', () => {
  it('looks around that city if it belongs to the market', async () => {
    const { tell, type, near, state, add } = visitSearch()
    const readPage = () => ({ url: 'https://hathi.example/en-IN', isDeviceMobile: true })
    const goTo = () => undefined
    add(makePickerFeature({ ...quietPicker, market: india, limits, goTo, readPage }))
    tell(cityRemembered('mumbai'))
    type()
    await pass(limits.autocompleteDebounce)
    expect(near).toEqual([cityOf('mumbai').centre])
    tell(cityEntered(pune))
    expect(selectMiddle(state())).toEqual(pune.centre)
    tell(cityLeft(), cityRemembered('dubai'))
    expect(selectMiddle(state())).toEqual(india.country.defaultCentre)
  })
})
