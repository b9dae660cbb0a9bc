import { numberOf } from './lot.ts'
import type { Order } from './orders.ts'

export type Driver = {
  readonly name: string
  readonly number: string
  readonly vehicle_number: string
}

type Fleet = {
  readonly names: readonly string[]
  /** What their mobile numbers start with; five digits follow. */
  readonly mobile: string
}

const india: Fleet = {
  names: [
    'Abdul Rahman',
    'Balwinder Singh',
    'Dinesh Kumar',
    'Ganesh Patil',
    'Imran Khan',
    'Joseph Mathew',
    'Lakshmi Devi',
    'Manjunath Gowda',
    'Nagesh Rao',
    'Prakash Yadav',
    'Ravi Shankar',
    'Suresh Babu',
  ],
  mobile: '90000',
}
const emirates: Fleet = {
  names: ['Arif Hussain', 'Bilal Ahmed', 'Jomon Varghese', 'Yusuf Ali'],
  mobile: '5000',
}
const turkiye: Fleet = {
  names: ['Ahmet Yılmaz', 'Elif Demir', 'Mehmet Kaya', 'Mustafa Çelik'],
  mobile: '50000',
}
const bangladesh: Fleet = {
  names: ['Abul Kalam', 'Jahangir Alam', 'Rafiqul Islam', 'Shahidul Haque'],
  mobile: '017000',
}

const abroad: ReadonlyMap<number, Fleet> = new Map([
  [559, emirates],
  [560, emirates],
  [601, turkiye],
  [701, bangladesh],
])

/** How number plates of a city begin, by geo_region_id. */
const plates: ReadonlyMap<number, string> = new Map([
  [1, 'MH 01'],
  [2, 'DL 1L'],
  [3, 'KA 01'],
  [4, 'TG 09'],
  [5, 'TN 01'],
  [6, 'GJ 01'],
  [7, 'RJ 14'],
  [8, 'MH 12'],
  [9, 'WB 02'],
  [10, 'GJ 05'],
  [11, 'UP 32'],
  [12, 'TN 38'],
  [13, 'MP 09'],
  [14, 'MH 31'],
  [15, 'CH 01'],
  [16, 'GJ 06'],
  [17, 'PB 10'],
  [18, 'KL 07'],
  [19, 'MH 15'],
  [29, 'AP 31'],
  [30, 'UP 78'],
  [559, 'Dubai'],
  [560, 'Sharjah'],
  [601, '34'],
  [701, 'Dhaka Metro'],
])

const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ'

const digits = (crn: string, what: string, count: number): string =>
  String(numberOf(crn, what, 10 ** count)).padStart(count, '0')

/** The driver and the vehicle of an order, which stay the same throughout its life. */
export const driverOf = ({ crn, trip: { regionId } }: Order): Driver => {
  const { names, mobile } = abroad.get(regionId) ?? india
  const series = ['first', 'second']
    .map((which) => letters.charAt(numberOf(crn, `${which} letter`, letters.length)))
    .join('')
  return {
    name: names[numberOf(crn, 'driver', names.length)] ?? '',
    number: `${mobile}${digits(crn, 'mobile', 5)}`,
    vehicle_number: `${plates.get(regionId) ?? ''} ${series} ${digits(crn, 'plate', 4)}`.trim(),
  }
}
