import { expect, it } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { either as E } from 'fp-ts'
import type {
  ContentPage,
  LoadPageError,
} from '../../../../src/application/content/loadPage.port.ts'
import type { PartnersPage } from '../../../../src/application/partner/loadPartnersPage.port.ts'
import type { RemoteError } from '../../../../src/application/ports/remoteError.ts'
import { pageOf } from '../../../support/content.ts'
import { partnersPage } from '../../../support/partner.ts'
import { makePending } from '../../../support/pending.ts'
import { visitSite } from './site.tsx'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

const visitPages = async () => {
  const content = makePending<LoadPageError, ContentPage>()
  const partners = makePending<RemoteError, PartnersPage>()
  const visited = await visitSite('/en-IN/fare-estimate', {
    content: { loadPage: () => content.task },
    ports: { loadPartnersPage: () => partners.task },
  })
  await heading('Get a fare estimate')
  /** Goes on to a page whose heading is still to come. */
  const waitAt = async (path: string, { count }: { readonly count: () => number }) => {
    await visited.goOn(path)
    await waitFor(() => expect(count()).toBe(1))
    expect(screen.getByRole('main')).toHaveFocus()
  }
  return { ...visited, content, partners, waitAt }
}

it('a page whose texts come late has the focus on its heading once they are there', async () => {
  const { content, waitAt } = await visitPages()
  await waitAt('/en-IN/about-us', content)
  act(() => content.answer(E.right(pageOf('about-us'))))
  const name = await heading('Heading of about-us')
  await waitFor(() => expect(name).toHaveFocus())
})

it('so has the partners’ page', async () => {
  const { partners, waitAt } = await visitPages()
  await waitAt('/en-IN/partners', partners)
  act(() => partners.answer(E.right(partnersPage)))
  const name = await heading('Attach')
  await waitFor(() => expect(name).toHaveFocus())
})

it('a visitor who goes on while the texts are coming keeps the focus', async () => {
  const { content, waitAt } = await visitPages()
  await waitAt('/en-IN/about-us', content)
  const menu = screen.getByRole('button', { name: 'Menu' })
  act(() => menu.focus())
  act(() => content.answer(E.right(pageOf('about-us'))))
  await heading('Heading of about-us')
  expect(menu).toHaveFocus()
})
