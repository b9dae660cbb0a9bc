import type { ComponentType } from 'react'
import { AnyCity, Dhaka, Dubai, Istanbul, Sharjah } from './abroad.tsx'
import {
  Chandigarh,
  Delhi,
  DelhiNcr,
  Indore,
  Jaipur,
  Kanpur,
  Kolkata,
  Lucknow,
  Ludhiana,
  Nagpur,
  Vadodara,
} from './northAndEast.tsx'
import {
  Ahmedabad,
  Bengaluru,
  Chennai,
  Coimbatore,
  Hyderabad,
  Kochi,
  Mumbai,
  Nashik,
  Pune,
  Surat,
  Visakhapatnam,
} from './southAndWest.tsx'

const byKey: ReadonlyMap<string, ComponentType> = new Map<string, ComponentType>([
  ['mumbai', Mumbai],
  ['delhi_NCR', DelhiNcr],
  ['delhi', Delhi],
  ['bangalore', Bengaluru],
  ['hyderabad', Hyderabad],
  ['chennai', Chennai],
  ['ahmedabad', Ahmedabad],
  ['jaipur', Jaipur],
  ['pune', Pune],
  ['kolkata', Kolkata],
  ['surat', Surat],
  ['lucknow', Lucknow],
  ['coimbatore', Coimbatore],
  ['indore', Indore],
  ['nagpur', Nagpur],
  ['chandigarh', Chandigarh],
  ['vadodara', Vadodara],
  ['ludhiana', Ludhiana],
  ['kochi', Kochi],
  ['nashik', Nashik],
  ['visakhapatnam', Visakhapatnam],
  ['kanpur', Kanpur],
  ['dubai', Dubai],
  ['sharjah', Sharjah],
  ['istanbul', Istanbul],
  ['dhaka', Dhaka],
])

/** The picture of a city by its key; a few houses for a city without a landmark. */
export const cityIllustration = (key: string): ComponentType => byKey.get(key) ?? AnyCity
