import { randomUUID } from 'node:crypto'

type Texts = Readonly<Record<string, string>>

/** A test's changes to a well-formed call; undefined leaves a header or a parameter out. */
export type Changes = Readonly<Record<string, string | undefined>>

const changed = (texts: Texts, changes: Changes): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...texts, ...changes }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  )

export const headers = (changes: Changes = {}): Record<string, string> =>
  changed(
    {
      brand: 'smartshift',
      source: 'website',
      'client-request-uuid': randomUUID(),
      'device-id': 'a-test',
      country: 'in',
      'preferred-languages': 'en-IN',
      'content-type': 'application/json',
    },
    changes,
  )

/** A guest's enquiry in Bengaluru, from Koramangala to Indiranagar. */
export const enquiry = (changes: Changes = {}): Record<string, string> =>
  changed(
    {
      from_address_landmark: 'Koramangala, Bengaluru',
      from_address_lat: '12.935223',
      from_address_long: '77.624481',
      to_address_landmark: 'Indiranagar, Bengaluru',
      to_address_lat: '12.978369',
      to_address_long: '77.640836',
      customer_name: 'Meera Iyer',
      customer_mobile: '9812345678',
      user_type: '/',
      brand: 'Hathi',
      frequency: 'personal',
      service_category: 'trucks',
      is_device_mobile: 'true',
      source_url: 'http://localhost/en-IN',
      utm_source: 'website_fare_estimate_ssr',
    },
    changes,
  )

export type Answer = {
  readonly status: number
  readonly body: unknown
  readonly headers: Headers
}

const read = async (response: Response): Promise<Answer> => {
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
  return {
    status: response.status,
    body: isJson ? JSON.parse(text) : text,
    headers: response.headers,
  }
}

type Call = {
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

const address = (url: string, query: Call['query']): string =>
  query === undefined ? url : `${url}?${new URLSearchParams(query).toString()}`

export const get = async (url: string, call: Call = {}): Promise<Answer> =>
  read(await fetch(address(url, call.query), { headers: call.headers ?? {} }))

export const post = async (url: string, call: Call = {}): Promise<Answer> =>
  read(
    await fetch(address(url, call.query), {
      method: 'POST',
      headers: call.headers ?? headers(),
      body: JSON.stringify(call.body ?? {}),
    }),
  )
