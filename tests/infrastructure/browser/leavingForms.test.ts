import { describe, expect, it } from '@jest/globals'
import type { GoTo } from '../../../src/application/ports/navigation.port.ts'
import { leavingForms } from '../../../src/infrastructure/browser/leavingForms.ts'

const results = { site: null, path: '/en-IN/fare_estimate_mob', query: [] } as const

const formOfPage = (): HTMLFormElement => {
  const form = document.createElement('form')
  form.append(document.createElement('input'))
  document.body.append(form)
  return form
}

/** Whether the form still hears that it is submitted. */
const isHeard = (form: HTMLFormElement): boolean => {
  let heard = false
  form.addEventListener('submit', () => (heard = true), { once: true })
  const isLeftToBrowser = form.dispatchEvent(
    new Event('submit', { bubbles: true, cancelable: true }),
  )
  expect(isLeftToBrowser).toBe(heard)
  return heard
}

/** Goes somewhere from a page with a form. */
const from = (form: HTMLFormElement, ...where: Parameters<GoTo>) => {
  const gone: unknown[] = []
  expect(isHeard(form)).toBe(true)
  leavingForms(window)((...to) => void gone.push(to))(...where)
  expect(gone).toEqual([where])
}

describe('leaving a page with a form', () => {
  it('keeps the form from being submitted again while the next page is drawn', () => {
    const form = formOfPage()
    from(form, results)
    expect(isHeard(form)).toBe(false)
  })

  it('leaves the forms of the next page as they are', () => {
    from(formOfPage(), results)
    expect(isHeard(formOfPage())).toBe(true)
  })

  it.each([
    ['somebody steps back before the next page is drawn', 'popstate'],
    ['the browser shows the page again', 'pageshow'],
  ])('hears the form again if %s', (_, sign) => {
    const form = formOfPage()
    from(form, results)
    window.dispatchEvent(new Event(sign))
    expect(isHeard(form)).toBe(true)
  })

  it('hears the form again once something is entered into it', () => {
    const form = formOfPage()
    from(form, results)
    form.elements[0]?.dispatchEvent(new Event('input', { bubbles: true }))
    expect(isHeard(form)).toBe(true)
  })

  it.each<Parameters<GoTo>>([
    [{ ...results, site: 'https://fares.example' }],
    [results, { replacing: false, loading: true }],
  ])('leaves the form as it is if the browser loads what is next: %j', (...where) => {
    const form = formOfPage()
    from(form, ...where)
    expect(isHeard(form)).toBe(true)
  })
})
