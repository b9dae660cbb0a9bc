import { taskEither as TE } from 'fp-ts'
import {
  registrationEdited,
  registrationRequested,
} from '../../../src/application/partner/partnerRegistration.slice.ts'
import { AttachVehicleDialog } from '../../../src/ui/partner/AttachVehicleDialog.tsx'
import { PartnersPage } from '../../../src/ui/partner/PartnersPage.tsx'
import { tataAce } from '../../support/partner.ts'
import { unanswered } from '../../support/pending.ts'
import type { Group, Setting } from '../state.ts'
import { framed } from './framed.tsx'
import { asleep } from './samples.ts'
import { partnersPageIn } from './written.ts'

const page = framed(<PartnersPage />)
const path = '/partners'

const whole = [
  registrationEdited({
    name: 'Balwinder Singh',
    mobile: '98123 45678',
    vehicle: tataAce,
    infoSource: 'driver_referral',
  }),
  registrationRequested(),
]

const registering = (
  happens: NonNullable<Setting['happens']> = [],
  ports: NonNullable<Setting['ports']> = {},
): Setting => ({
  screen: framed(<AttachVehicleDialog onClosed={() => undefined} />),
  path,
  happens,
  ports,
})

/** The partners' page and its registration. */
export const partners: Group = {
  title: 'Partners',
  states: [
    {
      name: 'partners-shown',
      title: 'The partners’ page',
      setting: (scene) => ({
        screen: page,
        path,
        ports: { loadPartnersPage: () => TE.right(partnersPageIn(scene)) },
      }),
    },
    {
      name: 'partners-coming',
      title: 'Its words are on their way',
      setting: () => ({ screen: page, path, ports: { loadPartnersPage: () => unanswered } }),
    },
    {
      name: 'partners-failed',
      title: 'Its words did not come',
      setting: () => ({ screen: page, path, ports: { loadPartnersPage: () => TE.left(asleep) } }),
    },
    { name: 'attach-idle', title: 'Attaching a vehicle', setting: () => registering() },
    {
      name: 'attach-missing',
      title: 'Sent empty',
      setting: () => registering([registrationRequested()]),
    },
    {
      name: 'attach-vehicles-coming',
      title: 'The vehicles are on their way',
      setting: () => registering([], { loadPartnerVehicles: () => unanswered }),
    },
    {
      name: 'attach-vehicles-failed',
      title: 'The vehicles did not come',
      setting: () => registering([], { loadPartnerVehicles: () => TE.left(asleep) }),
    },
    {
      name: 'attach-waiting',
      title: 'It is being sent',
      setting: () => registering(whole, { registerPartner: () => unanswered }),
    },
    {
      name: 'attach-failed',
      title: 'The service failed',
      setting: () => registering(whole, { registerPartner: () => TE.left(asleep) }),
    },
    { name: 'attach-registered', title: 'Registered', setting: () => registering(whole) },
  ],
}
