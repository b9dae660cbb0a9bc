import { either as E, function as F } from 'fp-ts'
import * as t from 'io-ts'
import type {
  PartnersPage,
  PartnersSection,
} from '../../application/partner/loadPartnersPage.port.ts'
import { Address } from '../http/contentAddress.codec.ts'

const WireSection = t.type({
  title: t.string,
  items: t.array(t.type({ title: t.string, text: t.string })),
})

const WireAttributes = t.type({
  meta_data: t.type({ title: t.string, description: t.string }),
  hero_section: t.type({ title: t.string, text: t.string, action: t.string, image: Address }),
  life_easy_section: WireSection,
  // The spelling of the contract (spec 2 §3).
  additioanal_benifits: WireSection,
  testimonial_section: t.type({
    title: t.string,
    profiles: t.array(
      t.type({ name: t.string, city: t.string, image: Address, description: t.string }),
    ),
  }),
  faq_section: t.type({
    title: t.string,
    questions: t.array(t.type({ question: t.string, answer: t.string })),
  }),
  download_app: t.type({ title: t.string, text: t.string, action: t.string, link: Address }),
  partner_own_vehicle: t.type({
    title: t.string,
    sub_title: t.string,
    action: t.string,
    image: Address,
  }),
  get_partner_cta: t.type({ text: t.string, action: t.string }),
})

const advantageName = (product: string): string => `${product}_advantage`

/** The sections that the page is requested with. One is named after the product. */
export const sectionNames = (product: string): readonly string[] => [
  advantageName(product),
  ...Object.keys(WireAttributes.props),
]

const toSection = ({ title, items }: t.TypeOf<typeof WireSection>): PartnersSection => ({
  title,
  items: items.map((item) => ({ title: item.title, text: item.text })),
})

// Field by field, so that extra fields of the response stay out of the state.
const toPartnersPage = (
  advantage: t.TypeOf<typeof WireSection>,
  {
    meta_data: meta,
    hero_section: hero,
    life_easy_section,
    additioanal_benifits,
    testimonial_section: testimonials,
    faq_section: faq,
    download_app: app,
    partner_own_vehicle: own,
    get_partner_cta: cta,
  }: t.TypeOf<typeof WireAttributes>,
): PartnersPage => ({
  meta: { title: meta.title, description: meta.description },
  hero: { title: hero.title, text: hero.text, action: hero.action, image: hero.image },
  advantage: toSection(advantage),
  lifeEasy: toSection(life_easy_section),
  benefits: toSection(additioanal_benifits),
  testimonials: {
    title: testimonials.title,
    profiles: testimonials.profiles.map(({ name, city, image, description }) => ({
      name,
      city,
      image,
      description,
    })),
  },
  faq: {
    title: faq.title,
    questions: faq.questions.map(({ question, answer }) => ({ question, answer })),
  },
  downloadApp: { title: app.title, text: app.text, action: app.action, link: app.link },
  ownVehicle: {
    title: own.title,
    subTitle: own.sub_title,
    action: own.action,
    image: own.image,
  },
  callToAction: { text: cta.text, action: cta.action },
})

const WirePage = t.type({ data: t.type({ attributes: WireAttributes }) })

/**
 * The codec of a product's partners landing page in the envelope of the content service (spec 2
 * §3).
 */
export const partnersPageOf = (product: string): t.Decoder<unknown, PartnersPage> => {
  const name = advantageName(product)
  const decoder: t.Decoder<unknown, PartnersPage> = {
    name: 'PartnersPage',
    decode: (body) => decoder.validate(body, [{ key: '', type: WirePage }]),
    validate: (body, context) =>
      F.pipe(
        WirePage.validate(body, context),
        E.chain(({ data: { attributes } }) => {
          const advantage: unknown = Reflect.get(attributes, name)
          const at = ['data', 'attributes', name].reduce(
            (outer, key) => t.appendContext(outer, key, WireSection),
            context,
          )
          return F.pipe(
            WireSection.validate(advantage, at),
            E.map((section) => toPartnersPage(section, attributes)),
          )
        }),
      ),
  }
  return decoder
}
