import { describe, expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import { either as E, taskEither as TE } from 'fp-ts'
import { limits } from '../../../config/market/limits.ts'
import { site } from '../../../config/market/site.ts'
import {
  citiesWanted,
  contentOf,
  contentReducer,
  formOffered,
  pageLoaded,
  pageOpened,
} from '../../../src/application/content/content.slice.ts'
import {
  type ContentFeatureNeeds,
  makeContentFeature,
} from '../../../src/application/content/contentFeature.ts'
import type { ContentPage, LoadPageError } from '../../../src/application/content/loadPage.port.ts'
import {
  draftRecalled,
  fareEdited,
  quoted,
  quotingFailed,
  quotingStarted,
} from '../../../src/application/fare/fareForm.slice.ts'
import { makePickerFeature } from '../../../src/application/picker/pickerFeature.ts'
import { codeFollowed, serviceChosen } from '../../../src/application/picker/serviceForm.slice.ts'
import type { ReportProblem } from '../../../src/application/ports/reporter.port.ts'
import { cityRecords, contentNeeds, pageOf } from '../../support/content.ts'
import { india } from '../../support/fares.ts'
import { quietPicker } from '../../support/picker.ts'
import { makePending, pass, settle, unanswered, visitStore } from '../../support/visitStore.ts'

const visitContent = (ports: Partial<ContentFeatureNeeds> = {}) => {
  const visit = visitStore()
  const report: ReportProblem = (problem) => void visit.reports.push(problem)
  visit.add(makeContentFeature(contentNeeds(india, { report, ...ports })))
  const content = () => {
    const { content: held } = visit.state()
    if (held === undefined) throw new Error('content is not there')
    return held
  }
  return { ...visit, content, shown: () => content().shown, cities: () => content().cities }
}

const down: LoadPageError = { kind: 'Unreachable', because: 'connection' }

describe('a page that content fills', () => {
  it('is loading, and then shown', async () => {
    const pending = makePending<LoadPageError, ContentPage>()
    const asked: string[] = []
    const { tell, content, shown } = visitContent({
      loadPage: (slug, locale) => {
        asked.push(`${slug} in ${locale}`)
        return pending.task
      },
    })
    const nothing = { shown: { status: 'absent' }, kept: [], cities: { status: 'absent' } }
    expect(content()).toEqual(nothing)
    expect(contentReducer(undefined, { type: 'none' })).toEqual(nothing)
    expect(shown()).toEqual({ status: 'absent' })
    tell(pageOpened('about-us'))
    await settle()
    expect(shown()).toEqual({ status: 'loading', slug: 'about-us' })
    pending.answer(E.right(pageOf('about-us')))
    await settle()
    expect(shown()).toEqual({ status: 'loaded', slug: 'about-us', page: pageOf('about-us') })
    expect(asked).toEqual(['about-us in en-IN'])
  })

  it('is requested once in a visit: coming back to it shows it at once', async () => {
    const asked: string[] = []
    const { tell, shown } = visitContent({
      loadPage: (slug) => {
        asked.push(slug)
        return TE.right(pageOf(slug))
      },
    })
    for (const slug of ['about-us', 'careers', 'about-us']) {
      tell(pageOpened(slug))
      await settle()
      expect(shown()).toMatchObject({ status: 'loaded', slug })
    }
    expect(asked).toEqual(['about-us', 'careers'])
  })

  it('that came with the first page of the visit is shown without a request', async () => {
    const kept = { slug: 'about-us', page: pageOf('about-us') }
    const came = contentOf(kept)
    expect(came).toEqual({
      shown: { status: 'loaded', ...kept },
      kept: [kept],
      cities: { status: 'absent' },
    })
    const another = contentReducer(came, pageLoaded({ ...kept, page: pageOf('careers') }))
    expect(another.kept).toEqual([{ slug: 'about-us', page: pageOf('careers') }])
    const both = contentReducer(came, pageLoaded({ slug: 'careers', page: pageOf('careers') }))
    expect(both.kept).toEqual([kept, { slug: 'careers', page: pageOf('careers') }])
  })

  it('says why it did not load, and loads when it is requested again', async () => {
    const pending = makePending<LoadPageError, ContentPage>()
    const { tell, shown, reports } = visitContent({ loadPage: () => pending.task })
    tell(pageOpened('support'))
    await settle()
    pending.answer(E.left(down))
    await settle()
    expect(shown()).toEqual({ status: 'failed', slug: 'support', error: down })
    expect(reports).toEqual([{ tag: 'CONTENT', about: 'page: Unreachable' }])
    tell(pageOpened('support'))
    await settle()
    expect(shown()).toEqual({ status: 'loading', slug: 'support' })
    pending.answer(E.right(pageOf('support')))
    await settle()
    expect(shown()).toMatchObject({ status: 'loaded', slug: 'support' })
  })

  it('that content does not know is distinguished from one that failed to load', async () => {
    const { tell, shown } = visitContent({ loadPage: () => TE.left({ kind: 'PageUnknown' }) })
    tell(pageOpened('offers'))
    await settle()
    expect(shown()).toEqual({ status: 'failed', slug: 'offers', error: { kind: 'PageUnknown' } })
  })

  it('is given up at the deadline', async () => {
    const { tell, shown } = visitContent({ loadPage: () => unanswered })
    tell(pageOpened('tools'))
    await pass(limits.requestDeadline - 1)
    expect(shown()).toEqual({ status: 'loading', slug: 'tools' })
    await pass(1)
    expect(shown()).toMatchObject({
      status: 'failed',
      error: { kind: 'Unreachable', because: 'timeout' },
    })
  })

  it('is always the one that was opened last, in whatever order the answers arrive', async () => {
    const slugs = ['about-us', 'careers', 'courier', 'offers']
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(slugs, { minLength: 2 }),
        fc.scheduler(),
        async (opened, scheduler) => {
          const { tell, shown, stop } = visitContent({
            loadPage: (slug) => () => scheduler.schedule(Promise.resolve(E.right(pageOf(slug)))),
          })
          for (const slug of opened) tell(pageOpened(slug))
          await scheduler.waitIdle()
          await settle()
          expect(shown()).toMatchObject({ status: 'loaded', slug: opened.at(-1) })
          stop()
        },
      ),
      { numRuns: 20 },
    )
  }, 30_000)
})

describe('the list of cities', () => {
  it('is loaded once, however many places show it', async () => {
    let asked = 0
    const { tell, cities } = visitContent({
      loadCities: () => {
        asked += 1
        return TE.right(cityRecords)
      },
    })
    expect(cities()).toEqual({ status: 'absent' })
    tell(citiesWanted(), citiesWanted())
    expect(cities()).toEqual({ status: 'loading' })
    await settle()
    tell(citiesWanted())
    await settle()
    expect(cities()).toEqual({ status: 'loaded', cities: cityRecords })
    expect(asked).toBe(1)
  })

  it('says why it did not load, and can be requested again', async () => {
    let isDown = true
    const { tell, cities, reports } = visitContent({
      loadCities: () =>
        isDown ? TE.left({ kind: 'RefusalUnreadable', because: 'failed' }) : TE.right(cityRecords),
    })
    tell(citiesWanted())
    await settle()
    expect(cities()).toEqual({
      status: 'failed',
      error: { kind: 'RefusalUnreadable', because: 'failed' },
    })
    expect(reports).toEqual([{ tag: 'CONTENT', about: 'cities: RefusalUnreadable' }])
    isDown = false
    tell(citiesWanted())
    await settle()
    expect(cities()).toMatchObject({ status: 'loaded' })
  })

  it('is given up at the deadline, and can be requested again', async () => {
    let asked = 0
    const { tell, cities } = visitContent({
      loadCities: () => {
        asked += 1
        return asked === 1 ? unanswered : TE.right(cityRecords)
      },
    })
    tell(citiesWanted())
    await pass(limits.requestDeadline - 1)
    expect(cities()).toEqual({ status: 'loading' })
    await pass(1)
    expect(cities()).toEqual({
      status: 'failed',
      error: { kind: 'Unreachable', because: 'timeout' },
    })
    tell(citiesWanted())
    await settle()
    expect(cities()).toMatchObject({ status: 'loaded' })
  })
})

describe('the form of a page about one category', () => {
  const category = (visit: ReturnType<typeof visitContent>) => visit.form().input.category
  const picker = () =>
    makePickerFeature({
      ...quietPicker,
      market: india,
      limits,
      goTo: () => undefined,
      readPage: () => ({ url: 'https://hathi.example/en-IN', isDeviceMobile: true }),
    })

  it('takes that category, and keeps everything else', async () => {
    const visit = visitContent()
    visit.tell(fareEdited({ name: 'Meera' }), formOffered('two-wheeler'))
    await settle()
    expect(visit.form().input).toMatchObject({ category: 'two-wheeler', name: 'Meera' })
  })

  it('takes that category even if a draft with another one is read later', async () => {
    const visit = visitContent()
    await settle()
    visit.tell(formOffered('trucks'))
    await settle()
    visit.tell(draftRecalled({ ...visit.form().input, category: 'two-wheeler', name: 'Meera' }))
    await settle()
    expect(visit.form().input).toMatchObject({ category: 'trucks', name: 'Meera' })
  })

  it('takes that category once a submit that was under way is answered', async () => {
    for (const answer of [quoted(), quotingFailed({ failure: null, refused: [] })]) {
      const visit = visitContent()
      await settle()
      visit.tell(fareEdited({ category: 'two-wheeler' }), quotingStarted('request-1'))
      visit.tell(formOffered('trucks'))
      await settle()
      expect(category(visit)).toBe('two-wheeler')
      visit.tell(answer)
      await settle()
      expect(category(visit)).toBe('trucks')
    }
  })

  it('takes that category rather than one that a link asked for on the page before', async () => {
    const visit = visitContent()
    visit.add(picker())
    await settle()
    visit.tell(fareEdited({ category: 'trucks' }), quotingStarted('request-1'))
    visit.tell(codeFollowed({ code: 0, path: '/en-IN/two-wheelers', query: [] }))
    await settle()
    visit.tell(formOffered('trucks'))
    await settle()
    visit.tell(quotingFailed({ failure: null, refused: [] }))
    await settle()
    expect(category(visit)).toBe('trucks')
  })

  it('gives way to what a modal asked for meanwhile, even if a draft is read later', async () => {
    const overtaken = async (...begun: ReadonlyArray<ReturnType<typeof quotingStarted>>) => {
      const visit = visitContent()
      visit.add(picker())
      await settle()
      visit.tell(...begun, formOffered('trucks'))
      await settle()
      return visit
    }
    const waiting = await overtaken(quotingStarted(null))
    waiting.tell(serviceChosen('two-wheeler'))
    await settle()
    waiting.tell(draftRecalled({}))
    await settle()
    waiting.tell(quotingFailed({ failure: null, refused: [] }))
    await settle()
    expect(category(waiting)).toBe('two-wheeler')

    const asked = await overtaken()
    asked.tell(quotingStarted(null), serviceChosen('two-wheeler'))
    await settle()
    asked.tell(draftRecalled({}))
    await settle()
    asked.tell(quotingFailed({ failure: null, refused: [] }))
    await settle()
    expect(category(asked)).toBe('two-wheeler')
  })

  it('gives way to the customer’s own choice', async () => {
    const visit = visitContent()
    visit.tell(formOffered('trucks'), fareEdited({ category: 'two-wheeler' }))
    await settle()
    visit.tell(draftRecalled(visit.form().input))
    await settle()
    expect(category(visit)).toBe('two-wheeler')
  })

  it('keeps its category on a page about none, even after a page about one', async () => {
    const visit = visitContent()
    await settle()
    visit.tell(formOffered('trucks'), formOffered(null))
    visit.tell(draftRecalled({ ...visit.form().input, category: 'two-wheeler' }))
    await settle()
    expect(category(visit)).toBe('two-wheeler')
  })
})

it('the addresses of the website come with its pages', () => {
  expect(visitContent().state().site).toEqual(site)
})
