import { describe, expect, it } from '@jest/globals'
import type { RegistrationForm } from '../../../src/domain/partner/registration.ts'
import {
  isSameCity,
  keptRegistrationFor,
  recalledRegistration,
} from '../../../src/domain/partner/registrationDraft.ts'

const bengaluru = { id: 3, name: 'bangalore' }
const mysuru = { id: 4, name: 'mysore' }
/** Another city of the same geo region. */
const hosur = { id: 3, name: 'hosur' }
const tataAce = { id: 1, name: 'Tata Ace' }
const threeWheeler = { id: 2, name: '3 Wheeler' }

const begun: RegistrationForm = { name: '', mobile: '', city: null, vehicle: null, infoSource: '' }
const kept: RegistrationForm = {
  name: 'Rao & Sons',
  mobile: '98765',
  city: bengaluru,
  vehicle: tataAce,
  infoSource: 'Friends',
}

it('takes two cities for the same by id and name, and no city for the same as none', () => {
  expect(isSameCity(bengaluru, { ...bengaluru })).toBe(true)
  expect(isSameCity(null, null)).toBe(true)
  expect(isSameCity(bengaluru, hosur)).toBe(false)
  expect(isSameCity(bengaluru, { ...bengaluru, id: 9 })).toBe(false)
  expect(isSameCity(null, bengaluru)).toBe(false)
  expect(isSameCity(bengaluru, null)).toBe(false)
})

describe('a kept registration', () => {
  const cities = [{ ...bengaluru, label: 'Bengaluru' }]

  it('keeps its city and vehicle if the city is offered', () => {
    expect(keptRegistrationFor({ cities })(kept)).toMatchObject({
      name: kept.name,
      city: bengaluru,
      vehicle: tataAce,
    })
  })

  it('loses a city that is no longer offered, and the vehicle with it', () => {
    expect(keptRegistrationFor({ cities })({ ...kept, city: mysuru })).toEqual({
      ...kept,
      city: null,
      vehicle: null,
    })
  })

  it('may have a vehicle without a city', () => {
    const without = { ...kept, city: null }
    expect(keptRegistrationFor({ cities })(without)).toEqual(without)
  })
})

describe('a recalled registration', () => {
  it('fills a form that nobody has touched', () => {
    expect(recalledRegistration(begun, begun, kept)).toEqual(kept)
  })

  it.each([
    ['name', { name: 'Kiran' }],
    ['mobile', { mobile: '9' }],
    ['infoSource', { infoSource: 'Radio' }],
    ['vehicle of the same city', { city: bengaluru, vehicle: threeWheeler }],
  ])('leaves the %s that was entered meanwhile', (_, entered) => {
    expect(recalledRegistration(begun, { ...begun, ...entered }, kept)).toEqual({
      ...kept,
      ...entered,
    })
  })

  it('leaves a city that was chosen meanwhile, without the vehicle of the kept one', () => {
    expect(recalledRegistration(begun, { ...begun, city: mysuru }, kept)).toEqual({
      ...kept,
      city: mysuru,
      vehicle: null,
    })
  })

  it('leaves the city of a vehicle that was chosen meanwhile', () => {
    const offered = { ...begun, city: mysuru }
    expect(recalledRegistration(offered, { ...offered, vehicle: threeWheeler }, kept)).toEqual({
      ...kept,
      city: mysuru,
      vehicle: threeWheeler,
    })
  })

  it('brings its vehicle if its city was chosen meanwhile', () => {
    expect(recalledRegistration(begun, { ...begun, city: bengaluru }, kept)).toEqual(kept)
  })
})
