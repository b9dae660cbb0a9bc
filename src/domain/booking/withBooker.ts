import { knownContact } from '../fare/contact.ts'
import type { Market } from '../market/market.ts'
import { nationalForm } from '../phone/mobileNumber.ts'
import { type OrderDraft, type Party, partyName } from './orderDraft.ts'
import { isUnnamed } from './stopForm.ts'

/**
 * The draft with the customer as its sender, if it names no sender and has no number but the
 * customer's, in any notation. A name or number that the market's rules refuse is left out (spec 1 §2).
 *
 * @example
 * const asha = { name: 'Asha Rao', mobile: '9876543210' }
 * const bookedByAsha = withBooker({ country: india })(asha)
 * bookedByAsha(parseOrderDraft([])).sender // → asha
 * bookedByAsha(parseOrderDraft([['sender_name', 'Kiran']])).sender // → { name: 'Kiran', mobile: '' }
 */
export const withBooker =
  (market: Pick<Market, 'country'>) =>
  (customer: Party) =>
  (draft: OrderDraft): OrderDraft => {
    const { sender } = draft
    const toNational = nationalForm(market.country.phone)
    const isOfNobodyElse =
      sender.mobile === '' || toNational(sender.mobile) === toNational(customer.mobile)
    if (!isUnnamed('sender')(sender) || !isOfNobodyElse) return draft
    const { name, mobile } = knownContact(market)({
      name: customer.name,
      mobile: customer.mobile,
      requirement: null,
    })
    return { ...draft, sender: { name: partyName('sender', name), mobile } }
  }
