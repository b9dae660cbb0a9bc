import { taskEither as TE } from 'fp-ts'
import { partners } from '../../config/market/partner.ts'
import type { PartnersPage } from '../../src/application/partner/loadPartnersPage.port.ts'
import type { PartnerNeeds } from '../../src/application/partner/partnerFeature.ts'
import type { PartnerVehicle } from '../../src/domain/partner/partnerVehicle.ts'
import { address } from './content.ts'

export const tataAce: PartnerVehicle = { id: 1, name: 'Tata Ace' }
export const tata407: PartnerVehicle = { id: 2, name: 'Tata 407' }

export const partnersPage: PartnersPage = {
  meta: { title: 'Attach your vehicle', description: 'Register' },
  hero: { title: 'Attach', text: 'Trips near you', action: 'REGISTER', image: address('/1.svg') },
  advantage: { title: 'Why', items: [{ title: 'Trips', text: 'All day' }] },
  lifeEasy: { title: 'Easy', items: [{ title: 'Your hours', text: 'Nobody sets them' }] },
  benefits: { title: 'More', items: [{ title: 'Cover', text: 'On every trip' }] },
  testimonials: {
    title: 'Partners',
    profiles: [
      { name: 'Lakshmi', city: 'Hyderabad', image: address('/91.svg'), description: 'Near home' },
    ],
  },
  faq: { title: 'Questions', questions: [{ question: 'What does it cost?', answer: 'Nothing' }] },
  downloadApp: {
    title: 'App',
    text: 'All in one',
    action: 'GET PARTNER APP',
    link: address('/app'),
  },
  ownVehicle: { title: 'Own', subTitle: 'Attach it', action: 'REGISTER', image: address('/9.svg') },
  callToAction: { text: 'Ready?', action: 'REGISTER' },
}

/** Fakes of what the partner feature needs; all succeed. */
export const quietPartner = {
  partners,
  loadPartnerVehicles: () => TE.right([tataAce, tata407]),
  registerPartner: () => TE.right({ addedMessage: null }),
  registrationMemory: {
    keep: () => TE.right(undefined),
    recall: TE.right(null),
    forget: TE.right(undefined),
  },
  loadPartnersPage: () => TE.right(partnersPage),
} satisfies Partial<PartnerNeeds>
