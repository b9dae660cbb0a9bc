import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, screen, within } from '@testing-library/react'
import { taskEither as TE } from 'fp-ts'
import { bookingActionRequested } from '../../../src/application/booking/order/orderReview.slice.ts'
import { modalOpened } from '../../../src/application/modal/modal.slice.ts'
import { registrationEdited } from '../../../src/application/partner/partnerRegistration.slice.ts'
import { Modals } from '../../../src/ui/app/shell/Modals.tsx'
import { PageFoot } from '../../../src/ui/content/PageFoot.tsx'
import { CategoryStrip } from '../../../src/ui/fare/CategoryStrip.tsx'
import { LazySpotLead } from '../../../src/ui/lead/LazySpotLead.tsx'
import { AttachVehicleDialog } from '../../../src/ui/partner/AttachVehicleDialog.tsx'
import { PartnersPage } from '../../../src/ui/partner/PartnersPage.tsx'
import { goodsTypes, orderEstimate, placedOrder, serviceArea } from '../../support/booking.ts'
import { pageOf } from '../../support/content.ts'
import { content } from '../../support/fares.ts'
import { partnersPage, tataAce } from '../../support/partner.ts'
import { visit } from '../../support/visit.tsx'
import { nobody, visitReview } from '../booking/steps.tsx'
import { visitPage } from '../content/visitPage.tsx'
import { button, choice, expectNoEnglish, namesIn, says, texts } from './noLanguage.ts'

afterEach(() => {
  document.title = ''
})

const orderNames = [
  ...namesIn([orderEstimate, content, goodsTypes, serviceArea, placedOrder]),
  ...['Asha Rao', 'Asha', 'Kiran Rao', '12, 2nd floor'],
  ...['Koramangala, Bengaluru', 'Whitefield, Bengaluru'],
]

describe.each([
  ['a phone', false],
  ['a desktop', true],
] as const)('on %s every word comes from the files:', (_, desktop) => {
  const options = { texts, desktop }

  it('order review, complete and with everything missing', async () => {
    await visitReview(options)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(says('booking.heading'))
    expectNoEnglish(orderNames)
    cleanup()
    const { user } = await visitReview({
      ...options,
      draft: { sender: { name: 'Sender', mobile: '' }, receiver: nobody, vehicleId: null },
    })
    await user.click(button('booking.action.selectGoodsType'))
    expectNoEnglish(orderNames)
  })

  it('order review of a guest', async () => {
    await visitReview({ ...options, isGuest: true })
    expectNoEnglish(orderNames)
  })

  it('the goods, the comparison, and a stop that is edited', async () => {
    const { user } = await visitReview({ ...options, draft: { receiver: nobody } })
    await user.click(choice('booking.goods.label'))
    expect(screen.getByRole('dialog', { name: says('booking.goods.title') })).toBeVisible()
    expectNoEnglish(orderNames)
    await user.keyboard('{Escape}')
    await user.click(button('booking.vehicles.compare'))
    expect(screen.getByRole('dialog', { name: says('booking.compare.title') })).toBeVisible()
    expectNoEnglish(orderNames)
    await user.keyboard('{Escape}')
    await user.click(button('booking.route.editDrop'))
    const dialog = screen.getByRole('dialog', { name: says('booking.address.title.drop') })
    for (const field of within(dialog).getAllByRole('textbox')) {
      await user.type(field, '7')
      await user.tab()
    }
    expectNoEnglish(orderNames)
  })

  it('an order with an unknown vehicle', async () => {
    await visitReview({ ...options, draft: { vehicleId: 555 } })
    expectNoEnglish(orderNames)
  })

  it.each(['pickup', 'drop'] as const)('a %s that is not served', async (waypoint) => {
    const refusal = {
      kind: 'OrderRefused',
      message: null,
      unserved: [waypoint],
      parts: [],
    } as const
    const { happen } = await visitReview({
      ...options,
      ports: { placeOrder: () => TE.left(refusal) },
    })
    await happen(bookingActionRequested())
    expect(screen.getByRole('dialog')).toBeVisible()
    expect(screen.getByText(says(`booking.error.${waypoint}.text`))).toBeVisible()
    expectNoEnglish(orderNames)
  })

  it('a placed order', async () => {
    const { user } = await visitReview(options)
    await user.click(
      screen.getByRole('button', {
        name: says('booking.action.bookVehicle').replace('{{vehicle}}', 'Tata Ace'),
      }),
    )
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      says('booking.placed.heading'),
    )
    expectNoEnglish(orderNames)
  })

  it('a page of content, one that does not exist, and the foot of every page', async () => {
    await visitPage('/en-IN/support', {}, options)
    expectNoEnglish(namesIn(pageOf('support')))
    cleanup()
    const failed = { loadPage: () => TE.left({ kind: 'PageUnknown' } as const) }
    await visitPage('/en-IN/support', failed, options)
    expectNoEnglish(['/en-IN/support'])
    cleanup()
    await visit(<PageFoot />, options)
    expectNoEnglish()
  })

  it('the partners’ page, and the registration of a vehicle', async () => {
    await visit(<PartnersPage />, { ...options, path: '/en-IN/partners' })
    expectNoEnglish(namesIn(partnersPage))
    cleanup()
    const { user, happen } = await visit(<AttachVehicleDialog onClosed={() => undefined} />, {
      ...options,
      path: '/en-IN/partners',
    })
    // Texts of the service are not translated.
    const said = ['Tata Ace', 'Tata 407', 'Balwinder Singh', 'We will get back to you shortly']
    await user.click(button('partner.register'))
    expectNoEnglish(said)
    await happen(
      registrationEdited({
        name: 'Balwinder Singh',
        mobile: '98123 45678',
        vehicle: tataAce,
        infoSource: 'driver_referral',
      }),
    )
    await user.click(button('partner.register'))
    expectNoEnglish(said)
  })

  it('the lead form', async () => {
    const { user } = await visit(
      <>
        <LazySpotLead code={4} />
        <Modals />
      </>,
      { ...options, path: '/en-IN/services' },
    )
    await screen.findByRole('form', { name: says('lead.form') })
    expectNoEnglish()
    await user.click(button('lead.submit'))
    expectNoEnglish()
  })

  it('the services and cities of the pickers', async () => {
    const { user, happen } = await visit(
      <>
        <CategoryStrip />
        <Modals />
      </>,
      options,
    )
    await user.click(button('fare.category.others'))
    await screen.findByRole('dialog', { name: says('picker.category.title') })
    expectNoEnglish()
    await happen(modalOpened({ kind: 'citySelector' }))
    await screen.findByRole('dialog', { name: says('picker.city.title') })
    expectNoEnglish()
  })
})
