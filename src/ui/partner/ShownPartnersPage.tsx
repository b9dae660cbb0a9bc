import type {
  PartnersPage,
  PartnersSection,
} from '../../application/partner/loadPartnersPage.port.ts'
import { CallBlock } from '../content/blocks/CallBlock.tsx'
import { CardsBlock } from '../content/blocks/CardsBlock.tsx'
import { ClaimsBlock } from '../content/blocks/ClaimsBlock.tsx'
import { DownloadAppBlock } from '../content/blocks/DownloadAppBlock.tsx'
import { FaqBlock } from '../content/blocks/FaqBlock.tsx'
import { TataAce } from '../design/illustrations/vehicles/TataAce.tsx'
import { PartnersHero } from './PartnersHero.tsx'
import css from './PartnersPage.module.css'
import { RegisterButton } from './RegisterButton.tsx'
import { Testimonials } from './Testimonials.tsx'
import { usePartnerApp } from './usePartnerApp.ts'

const Cards = ({ title, items }: PartnersSection) => (
  <CardsBlock
    title={title}
    text=""
    cards={items.map((item) => ({ ...item, vehicleId: null, action: null }))}
  />
)

/** The partners page's content for drivers and owners, section by section (spec 2 §2). */
export const ShownPartnersPage = ({ page }: { readonly page: PartnersPage }) => {
  const { advantage, lifeEasy, benefits, testimonials, faq, downloadApp } = page
  const { ownVehicle, callToAction } = page
  const app = usePartnerApp(downloadApp.link, 'partners_download_app')
  return (
    <>
      <PartnersHero hero={page.hero} downloadApp={downloadApp} />
      <ClaimsBlock title={advantage.title} claims={advantage.items} />
      <Cards {...lifeEasy} />
      <CallBlock
        title={ownVehicle.title}
        text={ownVehicle.subTitle}
        picture={<img className={css.picture} src={ownVehicle.image} alt="" loading="lazy" />}
      >
        <RegisterButton>{ownVehicle.action}</RegisterButton>
      </CallBlock>
      <ClaimsBlock title={benefits.title} claims={benefits.items} />
      <Testimonials {...testimonials} />
      <FaqBlock title={faq.title} questions={faq.questions} />
      <DownloadAppBlock
        title={downloadApp.title}
        text={downloadApp.text}
        action={downloadApp.action}
        address={app}
      />
      <CallBlock title={callToAction.text} text="" picture={<TataAce />}>
        <RegisterButton>{callToAction.action}</RegisterButton>
      </CallBlock>
    </>
  )
}
