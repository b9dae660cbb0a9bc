import { expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { MouseEvent } from 'react'
import { BrowserRouter, MemoryRouter, useLocation, useNavigationType } from 'react-router-dom'
import { SiteLink } from '../../../../src/ui/app/link/SiteLink.tsx'
import { isLeftToBrowser } from '../../../support/isLeftToBrowser.ts'

type Look = { readonly replace?: boolean; readonly onClick?: (event: MouseEvent) => void }

const Where = () => `${useNavigationType()} ${useLocation().pathname}`

const show = (to: string, look: Look = {}) => {
  render(
    <MemoryRouter initialEntries={['/en-IN']}>
      <SiteLink to={to} className="look" {...look}>
        Orders
      </SiteLink>
      <p role="note">
        <Where />
      </p>
    </MemoryRouter>,
  )
  const link = screen.getByRole('link', { name: 'Orders' })
  return { link, user: userEvent.setup(), where: () => screen.getByRole('note').textContent }
}

it('a link to a page of the site leads there without loading a document', async () => {
  const { link, user, where } = show('/en-IN/order-history')
  expect(link.getAttribute('href')).toBe('/en-IN/order-history')
  expect([...link.attributes].map(({ name }) => name).sort()).toEqual(['class', 'href'])
  await user.click(link)
  expect(where()).toBe('PUSH /en-IN/order-history')
})

it('a link that is to replace the step of the history does so', async () => {
  const { link, user, where } = show('/en-IN/order-history', { replace: true })
  expect([...link.attributes].map(({ name }) => name).sort()).toEqual(['class', 'href'])
  await user.click(link)
  expect(where()).toBe('REPLACE /en-IN/order-history')
})

it('a link to this very page adds no step to the history', async () => {
  const { link, user, where } = show('/en-IN')
  await user.click(link)
  expect(where()).toBe('REPLACE /en-IN')
})

it('a link that is to open in another tab is left to the browser', async () => {
  const { link, user, where } = show('/en-IN/order-history')
  expect(await isLeftToBrowser(user, link)).toBe(true)
  expect(where()).toBe('POP /en-IN')
})

it('a link whose press is handled otherwise leads nowhere', async () => {
  const { link, user, where } = show('/en-IN/order-history', {
    onClick: (event) => {
      event.preventDefault()
    },
  })
  await user.click(link)
  expect(where()).toBe('POP /en-IN')
})

it('a link that is tapped again while its page is being drawn adds no second step to the history', async () => {
  const tracked = '/en-IN/track-order?crn=CRN1000001'
  window.history.pushState({}, '', '/en-IN/order-history')
  render(
    <BrowserRouter>
      <SiteLink to={tracked}>View status</SiteLink>
    </BrowserRouter>,
  )
  // The browser is there already, but the router still shows the page before.
  window.history.pushState({}, '', tracked)
  const steps = window.history.length
  await userEvent.setup().click(screen.getByRole('link'))
  expect(`${window.location.pathname}${window.location.search}`).toBe(tracked)
  expect(window.history.length).toBe(steps)
})
