import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as t from 'io-ts'
import { decodeOwn } from '../decoding.ts'
import type { Locale } from '../http/strictRequest.ts'

const Texts = t.readonlyArray(t.string)
const Titled = { title: t.string, text: t.string }

const FareResults = t.type({
  meta: t.type({ title: t.string, description: t.string }),
  best_for: t.record(t.string, Texts),
  callback: t.type({ enabled: t.boolean, text: t.string }),
  /** Where nobody is called back. */
  quiet_cities: t.readonlyArray(t.number),
  promos: t.readonlyArray(t.type({ geo_region_id: t.number, ...Titled })),
  notes: Texts,
})
export type FareResultsTexts = t.TypeOf<typeof FareResults>

const service = { trucks: t.string, two_wheeler: t.string, courier: t.string, compact: t.string }
const Cities = t.type({ service_texts: t.type(service), service_names: t.type(service) })
export type CitiesTexts = t.TypeOf<typeof Cities>

const Block = t.union([
  t.type({ type: t.literal('hero'), ...Titled, points: Texts }),
  t.type({
    type: t.literal('steps'),
    title: t.string,
    steps: t.readonlyArray(t.type(Titled)),
  }),
  t.type({
    type: t.literal('vehicles'),
    ...Titled,
    vehicles: t.readonlyArray(t.type({ vehicle_id: t.number, name: t.string, text: t.string })),
  }),
  t.type({
    type: t.literal('faq'),
    title: t.string,
    questions: t.readonlyArray(t.type({ question: t.string, answer: t.string })),
  }),
])

const Page = t.type({
  meta_data: t.type({ title: t.string, description: t.string }),
  blocks: t.readonlyArray(Block),
})
export type PageTexts = t.TypeOf<typeof Page>

const GoodsTypes = t.type({
  title: t.string,
  goods_types: t.readonlyArray(t.type({ id: t.string, name: t.string, description: t.string })),
})
export type GoodsTypesTexts = t.TypeOf<typeof GoodsTypes>

const Section = t.type({ title: t.string, items: t.readonlyArray(t.type(Titled)) })

const Partners = t.type({
  hero_section: t.type({ ...Titled, action: t.string, image: t.string }),
  advantage: Section,
  life_easy_section: Section,
  // The spelling of the contract (spec 2 §3).
  additioanal_benifits: Section,
  testimonial_section: t.type({
    title: t.string,
    profiles: t.readonlyArray(
      t.type({ name: t.string, city: t.string, image: t.string, description: t.string }),
    ),
  }),
  faq_section: t.type({
    title: t.string,
    questions: t.readonlyArray(t.type({ question: t.string, answer: t.string })),
  }),
  download_app: t.type({ ...Titled, action: t.string, link: t.string }),
  partner_own_vehicle: t.type({
    title: t.string,
    sub_title: t.string,
    action: t.string,
    image: t.string,
  }),
  meta_data: t.type({ title: t.string, description: t.string }),
  get_partner_cta: t.type({ text: t.string, action: t.string }),
})
export type PartnersTexts = t.TypeOf<typeof Partners>

/** What the content service says in one language. */
export type Texts = {
  readonly fareResults: FareResultsTexts
  readonly cities: CitiesTexts
  readonly goodsTypes: GoodsTypesTexts
  readonly partners: PartnersTexts
  readonly pages: ReadonlyMap<string, PageTexts>
}

const read = <A>(language: string, file: string, codec: t.Decoder<unknown, A>): A => {
  const text = readFileSync(join(import.meta.dirname, language, file), 'utf8')
  return decodeOwn(codec, `content: ${language}/${file}`, JSON.parse(text))
}

const readTexts = (language: string): Texts => ({
  fareResults: read(language, 'fare-results.json', FareResults),
  cities: read(language, 'cities.json', Cities),
  goodsTypes: read(language, 'goods-types.json', GoodsTypes),
  partners: read(language, 'partners.json', Partners),
  pages: new Map([['home', read(language, 'pages/home.json', Page)]]),
})

/** The folder of each locale's texts: a translation is one more folder and a changed line here. */
const languages: Readonly<Record<Locale, string>> = {
  en: 'en',
  'en-IN': 'en',
  'en-AE': 'en',
  'en-TR': 'en',
  'en-TK': 'en',
  'tr-TR': 'en',
  'bn-BD': 'en',
}

/** Reads all texts; throws an error that names the file that is malformed. */
export const loadTexts = (): ((locale: Locale) => Texts) => {
  const read = new Map<string, Texts>()
  for (const language of Object.values(languages)) {
    if (!read.has(language)) read.set(language, readTexts(language))
  }
  return (locale) => {
    const texts = read.get(languages[locale])
    if (texts === undefined) throw new Error(`content: no texts for ${locale}`)
    return texts
  }
}
