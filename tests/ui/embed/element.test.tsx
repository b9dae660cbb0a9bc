import { afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals'
import { act, fireEvent } from '@testing-library/react'
import { comeBackOnline } from '../../support/online.ts'
import { standInWindow } from '../../support/visit.tsx'

// The build puts it into the element's sheet.
jest.mock('../../../src/ui/design/tokens.css', () => ({}))

const settings = {
  brand: 'hathi',
  customerUrl: '/customer',
  orderUrl: '/order',
  contentUrl: '/content',
  maps: 'open',
  placesUrl: '/places',
  tilesUrl: '/tiles/{z}/{x}/{y}.svg',
  tilesAttribution: '',
  googleMapsKey: null,
  captchaSiteKey: null,
  paramsSecret: 'a secret',
  redirectOrigins: [],
  appLinks: null,
  analytics: 'none',
  errors: 'none',
  offline: false,
}

beforeAll(async () => {
  standInWindow(true)
  // Missing in jsdom.
  CSSStyleSheet.prototype.replaceSync ??= () => undefined
  await import('../../../src/element.ts')
})

let answer: () => Promise<Response>

beforeEach(() => {
  answer = async () => Response.json(settings)
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => answer())
})

afterEach(async () => {
  await after(() => {
    document.body.replaceChildren()
    document.documentElement.lang = ''
  })
})

/** Does something to the page, and waits until the element has followed. */
const after = (change: () => void) =>
  act(async () => {
    change()
    for (let turns = 0; turns < 100; turns += 1) await Promise.resolve()
  })

const makeElement = () => {
  const element = document.createElement('hathi-fare-estimate')
  element.site = 'https://hathi.example'
  return element
}

const inside = (element: HTMLElement, selector: string): HTMLElement => {
  const found = element.shadowRoot?.querySelector(selector)
  if (!(found instanceof HTMLElement)) throw new Error(`There is no ${selector}`)
  return found
}

const languageOf = (element: HTMLElement) => inside(element, '[data-hathi]').lang

it('keeps the language of the page when it is moved and changed at once', async () => {
  document.documentElement.lang = 'tr-TR'
  const element = makeElement()
  await after(() => document.body.append(element))
  expect(languageOf(element)).toBe('tr-TR')
  await after(() => {
    element.remove()
    element.brand = 'ghoda'
    document.body.append(element)
  })
  expect(languageOf(element)).toBe('tr-TR')
})

it('leaves no listener on the page for each time it begins again', async () => {
  const listen = jest.spyOn(window, 'addEventListener')
  const element = makeElement()
  await after(() => document.body.append(element))
  const leaving = () => listen.mock.calls.filter(([type]) => type === 'pagehide').length
  const before = leaving()
  await after(() => {
    element.brand = 'ghoda'
  })
  expect(inside(element, 'select')).toBeVisible()
  expect(leaving()).toBe(before)
})

it('keeps the focus of a visitor who tries again', async () => {
  answer = async () => new Response('', { status: 503 })
  const element = makeElement()
  await after(() => document.body.append(element))
  const retry = inside(element, 'button')
  retry.focus()
  await after(() => fireEvent.click(retry))
  expect(retry).not.toBeInTheDocument()
  expect(element).toHaveFocus()
  answer = async () => Response.json(settings)
  await after(() => fireEvent.click(inside(element, 'button')))
  expect(inside(element, 'form')).toBeVisible()
  expect(element).toHaveFocus()
})

it('says that there is no connection, and begins by itself once there is one', async () => {
  answer = async () => {
    throw new TypeError('Failed to fetch')
  }
  const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const element = makeElement()
  await after(() => document.body.append(element))
  expect(inside(element, '[data-hathi]')).toHaveTextContent('You seem to be offline')
  answer = async () => Response.json(settings)
  connection.mockReturnValue(true)
  await comeBackOnline()
  await after(() => undefined)
  expect(inside(element, 'form')).toBeVisible()
})

it('gives the focus to the chosen category, and before the form is there to itself', async () => {
  const element = makeElement()
  await after(() => {
    document.body.append(element)
    element.focus()
  })
  expect(element).toHaveFocus()
  await after(() => element.focus())
  expect(element.shadowRoot?.activeElement).toBe(inside(element, 'input:checked'))
})

it('asks its page for a site if its script has no address on the web', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const element = document.createElement('hathi-fare-estimate')
  await after(() => document.body.append(element))
  expect(told.mock.calls).toEqual([['<hathi-fare-estimate>: it needs a site']])
  expect(fetch).not.toHaveBeenCalled()
  await after(() => {
    element.site = 'https://hathi.example'
  })
  expect(inside(element, 'form')).toBeVisible()
})

it('begins again once for attributes that its page sets one after the other', async () => {
  const element = makeElement()
  await after(() => document.body.append(element))
  expect(fetch).toHaveBeenCalledTimes(1)
  await after(() => {
    element.country = 'TR'
    element.locale = 'tr-TR'
    element.brand = 'ghoda'
  })
  expect(languageOf(element)).toBe('tr-TR')
  expect(fetch).toHaveBeenCalledTimes(2)
})

it('takes no focus from the page as it begins again', async () => {
  const element = makeElement()
  await after(() => document.body.append(element))
  await after(() => {
    element.country = 'AE'
  })
  expect(document.body).toHaveFocus()
})

/** An element whose visitor has opened the list of its first address. */
const withOpenList = async (place: Node = document.body) => {
  const element = makeElement()
  await after(() => place.appendChild(element))
  const field = inside(element, 'input[role=combobox]')
  await after(() => {
    field.focus()
    fireEvent.click(field)
  })
  expect(field).toHaveAttribute('aria-expanded', 'true')
  return { element, field }
}

it('closes a list that is left after a press that ended elsewhere on the page', async () => {
  const { element, field } = await withOpenList()
  await after(() => {
    fireEvent.mouseDown(field)
    fireEvent.mouseUp(document.body)
    inside(element, 'select').focus()
  })
  expect(field).toHaveAttribute('aria-expanded', 'false')
})

it('closes a list when the visitor taps elsewhere on the page, even if that moves no focus', async () => {
  const { field } = await withOpenList()
  await after(() => {
    fireEvent.touchStart(document.body)
    fireEvent.touchEnd(document.body)
  })
  expect(field).toHaveAttribute('aria-expanded', 'false')
})

it('leaves a list open under a press within its field, however closed the trees around it are', async () => {
  const around = document.createElement('div')
  document.body.append(around)
  const { field } = await withOpenList(around.attachShadow({ mode: 'closed' }))
  await after(() => {
    fireEvent.mouseDown(field)
    fireEvent.mouseUp(field)
    fireEvent.touchStart(field)
    fireEvent.touchEnd(field)
  })
  expect(field).toHaveAttribute('aria-expanded', 'true')
})
