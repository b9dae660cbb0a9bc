import { describe, expect, it } from '@jest/globals'
import { act, cleanup, screen, within } from '@testing-library/react'
import { either as E, taskEither as TE } from 'fp-ts'
import { site } from '../../../config/market/site.ts'
import type { CityRecord } from '../../../src/application/content/loadCities.port.ts'
import type { ContentPage, LoadPageError } from '../../../src/application/content/loadPage.port.ts'
import { draftRecalled } from '../../../src/application/fare/fareForm.slice.ts'
import { selectMiddle } from '../../../src/application/place/pageCity.selectors.ts'
import type { RemoteError } from '../../../src/application/ports/remoteError.ts'
import { problemsOnPage } from '../../support/axe.ts'
import { address, cityRecords, pageOf } from '../../support/content.ts'
import { comeBackOnline } from '../../support/online.ts'
import { makePending, unanswered } from '../../support/pending.ts'
import { market } from '../../support/visit.tsx'
import { visitPage, written } from './visitPage.tsx'

const heading = (name: string) => screen.getByRole('heading', { level: 1, name })
const form = () => screen.queryByRole('form', { name: 'Fare estimate' })
const trail = () => screen.getByRole('navigation', { name: 'You are here' })
const link = (name: string) => screen.getByRole('link', { name })

/** Whether a click loads the page that it leads to, which is then not left. */
const loadsAt = async (click: () => Promise<void>): Promise<boolean> => {
  let isLoaded = false
  const leave = (event: Event) => {
    isLoaded = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', leave, { once: true })
  await click()
  return isLoaded
}

describe('a page that content fills', () => {
  it('has a block of every kind, and no violations of axe’s rules', async () => {
    await visitPage('/en-IN/about-us')
    expect(heading('Heading of about-us')).toBeVisible()
    for (const name of [
      'Why us',
      'How it works',
      'Our vehicles',
      'What we do',
      'Our cities',
      'Questions',
      'The small print',
      'Call us',
    ]) {
      expect(screen.getByRole('heading', { level: 2, name })).toBeVisible()
    }
    expect(link('See fares')).toHaveAttribute('href', '/en-IN/fare-estimate')
    expect(screen.getByText('over 3000 trained drivers')).toBeVisible()
    expect(link('Call +91 80 0000 0000')).toHaveAttribute('href', 'tel:+918000000000')
    expect(await problemsOnPage()).toEqual([])
  })

  it('opens a question to its answer', async () => {
    const { user } = await visitPage('/en-IN/support')
    const question = screen.getByText('Is it an estimate?')
    expect(question.closest('details')).not.toHaveAttribute('open')
    await user.click(question)
    expect(question.closest('details')).toHaveAttribute('open')
    expect(screen.getByText('Yes, it is.')).toBeVisible()
  })

  it('links pages of its own locale in that locale’s shape', async () => {
    const cards = (['/trucks/istanbul', '/two-wheelers', '/fare-estimate?x=1#y'] as const).map(
      (path) => ({
        title: path,
        text: '',
        vehicleId: null,
        action: { text: `to ${path}`, address: address(path) },
      }),
    )
    const page = written([{ kind: 'cards', title: 'Cards', text: '', cards }])
    await visitPage('/tr-TR/offers', { loadPage: () => TE.right(page) })
    expect(link('to /trucks/istanbul')).toHaveAttribute(
      'href',
      '/tr-TR/rent-mini-trucks-in-istanbul',
    )
    expect(link('to /two-wheelers')).toHaveAttribute('href', '/tr-TR/two-wheelers')
    expect(link('to /fare-estimate?x=1#y')).toHaveAttribute('href', '/tr-TR/fare-estimate?x=1#y')
  })

  it('loads a page of another locale, and links one that names its own like any other', async () => {
    const cards = (['/en-AE/services?x=1', '/en', '/tr-TR/trucks/istanbul'] as const).map(
      (path) => ({
        title: path,
        text: '',
        vehicleId: null,
        action: { text: `to ${path}`, address: address(path) },
      }),
    )
    const page = written([{ kind: 'cards', title: 'Cards', text: '', cards }])
    const { user } = await visitPage('/tr-TR/offers', { loadPage: () => TE.right(page) })
    expect(link('to /en')).toHaveAttribute('href', '/en')
    expect(link('to /tr-TR/trucks/istanbul')).toHaveAttribute(
      'href',
      '/tr-TR/rent-mini-trucks-in-istanbul',
    )
    const there = link('to /en-AE/services?x=1')
    expect(there).toHaveAttribute('href', '/en-AE/services?x=1')
    expect(await loadsAt(() => user.click(there))).toBe(true)
  })

  it.each([
    ['/EN-IN/trucks/pune?x=1#y', '/en-IN/trucks/pune?x=1#y', null],
    ['/fr-FR/support', '/en-IN/support', null],
    ['/TR-tr/support?x=1', '/tr-TR/support?x=1', 'tr-TR'],
    ['/tr/support', '/tr-TR/support', 'tr-TR'],
    ['/en%2DIN/support', '/en-IN/support', null],
  ] as const)(
    'understands the locale in %s, as an address of a page',
    async (path, href, hrefLang) => {
      const action = { text: 'to it', address: address(path) }
      const cards = [{ title: path, text: '', vehicleId: null, action }]
      const page = written([{ kind: 'cards', title: 'Cards', text: '', cards }])
      await visitPage('/en-IN/offers', { loadPage: () => TE.right(page) })
      expect(link('to it')).toHaveAttribute('href', href)
      expect(link('to it').getAttribute('hreflang')).toBe(hrefLang)
    },
  )

  it.each([
    ['the name of a category by a load, because names are read as the website starts', '2w', true],
    ['a name in another language by a load', 'Motosiklet', true],
    ['the code of a category without a load', '0', false],
    ['no category at all without a load', '', false],
    ['a place on its page by a load, because the browser finds that', '#part-2', true],
  ])('follows a link with %s: %s', async (_, category, loads) => {
    const path = `/fare-estimate?service_category=${category}`
    const action = { text: 'to the fares', address: address(path) }
    const cards = [{ title: 'Fares', text: '', vehicleId: null, action }]
    const loadPage = () => TE.right(written([{ kind: 'cards', title: 'Cards', text: '', cards }]))
    const { user } = await visitPage('/en-IN/offers', { loadPage })
    expect(link('to the fares')).toHaveAttribute('href', `/en-IN${path}`)
    expect(await loadsAt(() => user.click(link('to the fares')))).toBe(loads)
  })

  it('links another site without passing on the referrer', async () => {
    await visitPage('/en-IN/services')
    expect(link('Their site')).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it('shows no block for the app if there is none', async () => {
    await visitPage('/en-IN/tools')
    expect(screen.queryByRole('heading', { name: 'The app' })).toBeNull()
  })

  it('links the app with the place it was asked for at', async () => {
    const appLinks = { android: 'https://a.example/', ios: 'https://i.example/' }
    await visitPage('/en-IN/tools', {}, { surroundings: { appLinks } })
    expect(link('Get the app').getAttribute('href')).toMatch(
      /^\/en-IN\/app\?.*feature_source=content_download_app/,
    )
  })

  it('links the app in the same way from a link of its own', async () => {
    const action = { text: 'to the app', address: address('/app') }
    const cards = [{ title: 'App', text: '', vehicleId: null, action }]
    const loadPage = () => TE.right(written([{ kind: 'cards', title: 'Cards', text: '', cards }]))
    const appLinks = { android: 'https://a.example/', ios: 'https://i.example/' }
    const { user } = await visitPage('/en-IN/offers', { loadPage }, { surroundings: { appLinks } })
    expect(link('to the app').getAttribute('href')).toMatch(
      /^\/en-IN\/app\?.*feature_source=content_link/,
    )
    expect(await loadsAt(() => user.click(link('to the app')))).toBe(true)
  })

  it('leads drivers to their page', async () => {
    await visitPage('/en-IN/tools')
    expect(link('Become a partner')).toHaveAttribute('href', '/en-IN/partners')
  })

  it('keeps its breadcrumbs while its content is fetched, and says so', async () => {
    await visitPage('/en-IN/careers', { loadPage: () => unanswered })
    expect(screen.getByRole('status')).toHaveTextContent('Loading this page…')
    expect(within(trail()).getByText('Careers')).toBeVisible()
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  })

  it('says why its content did not come, and fetches it with Retry', async () => {
    const answers: Array<E.Either<LoadPageError, ContentPage>> = [
      E.left({ kind: 'Unreachable', because: 'offline' }),
      E.right(pageOf('careers')),
    ]
    const { user } = await visitPage('/en-IN/careers', {
      loadPage: () => () => Promise.resolve(answers.shift() ?? E.right(pageOf('careers'))),
    })
    expect(heading('Careers')).toBeVisible()
    const notice = screen.getByRole('alert')
    expect(notice).toHaveTextContent('This part of the page did not load')
    expect(notice).toHaveTextContent('You are offline. Check your connection and try again.')
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(heading('Heading of careers')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.body).not.toHaveFocus()
  })

  it('fetches its content again once the connection is back, unless the service has answered', async () => {
    const answers: Array<E.Either<LoadPageError, ContentPage>> = [
      E.left({ kind: 'Unreachable', because: 'offline' }),
      E.left({ kind: 'NetworkError', because: 'failed', message: 'Back at noon' }),
    ]
    await visitPage('/en-IN/careers', {
      loadPage: () => () => Promise.resolve(answers.shift() ?? E.right(pageOf('careers'))),
    })
    expect(screen.getByRole('alert')).toHaveTextContent('You are offline.')
    await comeBackOnline()
    expect(screen.getByRole('alert')).toHaveTextContent('Back at noon')
    await comeBackOnline()
    expect(screen.getByRole('alert')).toHaveTextContent('Back at noon')
  })

  it('fetches its content again once the connection is back that took the request with it', async () => {
    let asked = 0
    await visitPage('/en-IN/careers', {
      loadPage: (slug) => {
        asked += 1
        return asked === 1 ? unanswered : TE.right(pageOf(slug))
      },
    })
    expect(screen.getByRole('status')).toHaveTextContent('Loading this page…')
    await comeBackOnline()
    expect(heading('Heading of careers')).toBeVisible()
    await comeBackOnline()
    expect(asked).toBe(2)
  })

  it('gets the names of its cities once the connection is back that they failed without', async () => {
    let asked = 0
    await visitPage('/en-IN/about-us', {
      loadCities: () => {
        asked += 1
        return asked === 1
          ? TE.left({ kind: 'Unreachable', because: 'offline' })
          : TE.right(cityRecords.map((city) => ({ ...city, label: `All of ${city.label}` })))
      },
    })
    expect(link('Bengaluru')).toBeVisible()
    await comeBackOnline()
    expect(link('All of Bengaluru')).toBeVisible()
    await comeBackOnline()
    expect(asked).toBe(2)
  })

  it('gets the names of its cities once a request has failed that the connection took with it', async () => {
    const cities = makePending<RemoteError, readonly CityRecord[]>()
    await visitPage('/en-IN/about-us', { loadCities: () => cities.task })
    await comeBackOnline()
    const late = { kind: 'Unreachable', because: 'timeout' } as const
    await act(async () => cities.answer(E.left(late)))
    expect(cities.count()).toBe(1)
    // One attempt for each return of the connection: a failure with a connection would only repeat.
    await act(async () => cities.answer(E.left(late)))
    expect(cities.count()).toBe(0)
    await comeBackOnline()
    await act(async () =>
      cities.answer(
        E.right(cityRecords.map((city) => ({ ...city, label: `All of ${city.label}` }))),
      ),
    )
    expect(link('All of Bengaluru')).toBeVisible()
  })

  it('shows the service’s own message about a failure', async () => {
    await visitPage('/en-IN/careers', {
      loadPage: () => TE.left({ kind: 'NetworkError', because: 'failed', message: 'Back at noon' }),
    })
    expect(screen.getByRole('alert')).toHaveTextContent('Back at noon')
  })

  it('lists the sections of a long text', async () => {
    const parts = ['One', 'Two', 'Three', 'Four', 'Five']
    const blocks = parts.map(
      (title) => ({ kind: 'text', title, paragraphs: [`About ${title}.`], points: [] }) as const,
    )
    await visitPage('/en-IN/terms-of-service', { loadPage: () => TE.right(written(blocks)) })
    const contents = screen.getByRole('navigation', { name: 'On this page' })
    for (const [at, title] of parts.entries()) {
      const to = within(contents).getByRole('link', { name: title })
      expect(to).toHaveAttribute('href', `#part-${at + 1}`)
      expect(document.getElementById(`part-${at + 1}`)).toHaveTextContent(`About ${title}.`)
    }
  })
})

describe('a city’s page', () => {
  it.each([
    ['/en-IN/trucks/pune', 'trucks-in-pune', 'trucks', 'Trucks'],
    ['/en-IN/two-wheeler/pune', 'two-wheelers-in-pune', 'two-wheeler', 'Two-wheelers'],
    ['/en-AE/rent-mini-trucks-in-dubai', 'trucks-in-dubai', 'trucks', 'Trucks'],
    ['/tr-TR/bike-parcel-delivery-istanbul', 'two-wheelers-in-istanbul', 'two-wheeler', null],
  ])('%s has the form for its category, in the city', async (path, slug, category, above) => {
    const { store } = await visitPage(path)
    expect(heading(`Heading of ${slug}`)).toBeVisible()
    expect(form()).toBeVisible()
    expect(store.getState().fareForm.form.input.category).toBe(category)
    const city = site.cities.find(({ key }) => slug.endsWith(key))
    expect(selectMiddle(store.getState())).toEqual(city?.centre)
    if (above !== null) expect(within(trail()).getByRole('link', { name: above })).toBeVisible()
  })

  it('keeps the chosen category for its step of the history, and has its own on a new step', async () => {
    const chosen = () => screen.getByRole('radio', { checked: true })
    const { user } = await visitPage('/en-IN/trucks/pune')
    expect(chosen()).toHaveAccessibleName('Trucks')
    await user.click(screen.getByRole('radio', { name: '2 wheeler' }))
    cleanup()
    // As after a reload, or a step back to this page.
    const { happen } = await visitPage('/en-IN/trucks/pune')
    expect(chosen()).toHaveAccessibleName('2 wheeler')
    // The tab's memory answers late, with the draft of another page.
    await happen(draftRecalled({ category: 'trucks' }))
    expect(chosen()).toHaveAccessibleName('2 wheeler')
    cleanup()
    window.history.pushState(null, '')
    await visitPage('/en-IN/trucks/pune')
    expect(chosen()).toHaveAccessibleName('Trucks')
  })

  it.each([
    ['0', '2 wheeler'],
    ['7', 'Trucks'],
    ['6', 'Trucks'],
  ])(
    'chooses the category of the code %s in its link, if that has fares: %s',
    async (code, name) => {
      window.history.pushState(null, '')
      await visitPage(`/en-IN/trucks/pune?service_category=${code}`)
      expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName(name)
    },
  )

  it('no longer centres the search on its city once it is left', async () => {
    const { store, user } = await visitPage('/en-IN/trucks/pune')
    await user.click(within(trail()).getByRole('link', { name: 'Trucks' }))
    expect(heading('Heading of trucks')).toBeVisible()
    expect(selectMiddle(store.getState())).toEqual(market('en-IN').country.defaultCentre)
  })

  it('has breadcrumbs none of which begins a line with the sign between them', async () => {
    await visitPage('/en-IN/trucks/pune')
    const steps = within(trail()).getAllByRole('listitem')
    expect(steps.map((step) => Array.from(step.children, ({ localName }) => localName))).toEqual([
      ['a', 'svg'],
      ['a', 'svg'],
      ['span'],
    ])
  })

  it('shows the city’s name in the page’s language', async () => {
    await visitPage('/tr-TR/city/istanbul', { loadPage: () => unanswered })
    expect(within(trail()).getByText('İstanbul')).toBeVisible()
  })

  it('opens the city picker at the city’s name', async () => {
    const { store, user } = await visitPage('/en-IN/city/pune')
    await user.click(within(trail()).getByRole('button', { name: 'City: Pune' }))
    expect(store.getState().modal).toEqual({ kind: 'citySelector' })
  })

  it('of another country leads to that country’s site instead of asking for addresses', async () => {
    const remembered: string[] = []
    const { store, user } = await visitPage(
      '/en-IN/trucks/dubai',
      {},
      { surroundings: { rememberLocale: (locale) => remembered.push(locale) } },
    )
    expect(form()).toBeNull()
    const name = screen.getByText('English (UAE)')
    expect(name).toHaveAttribute('lang', 'en-AE')
    expect(name.parentElement).toHaveTextContent(
      'Deliveries in Dubai are booked on our pages for English (UAE).',
    )
    // This is a part of the page, so it is not announced.
    expect(screen.queryAllByRole('status')).toEqual([])
    const there = link('Open Dubai')
    expect(there).toHaveAttribute('href', '/en-AE/rent-mini-trucks-in-dubai')
    there.addEventListener('click', (event) => event.preventDefault())
    await user.click(there)
    expect(remembered).toEqual(['en-AE'])
    expect(selectMiddle(store.getState())).toEqual(market('en-IN').country.defaultCentre)
  })

  it('keeps its form if its content does not come', async () => {
    await visitPage('/en-IN/trucks/pune', {
      loadPage: () => TE.left({ kind: 'RefusalUnreadable', because: 'failed' }),
    })
    expect(heading('Pune')).toBeVisible()
    expect(form()).toBeVisible()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
  })
})

describe('a path', () => {
  it.each([
    ['/en-IN/rent-mini-trucks-in-pune', 'trucks-in-pune'],
    ['/tr-TR/trucks/istanbul', 'trucks-in-istanbul'],
    ['/en-IN/two-wheelers/Delhi_NCR', 'two-wheelers-in-delhi-ncr'],
    ['/en-IN/About-Us/', 'about-us'],
    ['/en-IN/about%2Dus', 'about-us'],
    ['/en-IN/trucks%2Fpune', 'trucks-in-pune'],
  ])('%s that stands for a page leads to it', async (path, slug) => {
    await visitPage(path)
    expect(heading(`Heading of ${slug}`)).toBeVisible()
  })

  it.each([
    '/en-IN/nowhere',
    '/en-IN/trucks/atlantis',
    '/tr-TR/rent-mini-trucks-in-atlantis',
    '/en-IN/trucks/constructor',
    '/en-IN/city',
  ])(
    '%s that stands for no page is named as not found, above a form that still gives fares',
    async (path) => {
      const asked: string[] = []
      await visitPage(path, {
        loadPage: (slug) => {
          asked.push(slug)
          return TE.right(pageOf(slug))
        },
      })
      expect(heading('This page does not exist')).toBeVisible()
      expect(screen.getByText(new RegExp(`We looked for ${path} and found nothing`))).toBeVisible()
      expect(form()).toBeVisible()
      expect(asked).toEqual([])
    },
  )

  it('of a page without content says that it does not exist', async () => {
    await visitPage('/en-IN/careers', { loadPage: () => TE.left({ kind: 'PageUnknown' }) })
    expect(heading('This page does not exist')).toBeVisible()
  })
})
