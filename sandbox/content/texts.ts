import * as t from 'io-ts'
import type { Locale } from '../http/strictRequest.ts'
import { decodeFileOf, namesIn } from './languageFiles.ts'
import {
  CityFacts,
  type CityFactsTexts,
  CityPages,
  type CityPagesTexts,
  Page,
  type PageTexts,
} from './pageTexts.ts'

const Texts = t.readonlyArray(t.string)
const Titled = { title: t.string, text: t.string }

const FareResults = t.type({
  meta: t.type({ title: t.string, description: t.string }),
  best_for: t.record(t.string, Texts),
  callback: t.type({ enabled: t.boolean, text: t.string }),
  /** The regions without callbacks. */
  quiet_cities: t.readonlyArray(t.number),
  promos: t.readonlyArray(t.type({ geo_region_id: t.number, ...Titled })),
  notes: Texts,
})
export type FareResultsTexts = t.TypeOf<typeof FareResults>

const service = { trucks: t.string, two_wheeler: t.string, courier: t.string, compact: t.string }
const Cities = t.type({ service_texts: t.type(service), service_names: t.type(service) })
export type CitiesTexts = t.TypeOf<typeof Cities>

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

/** The texts of the content service in one locale. */
export type Texts = {
  readonly fareResults: FareResultsTexts
  readonly cities: CitiesTexts
  readonly goodsTypes: GoodsTypesTexts
  readonly partners: PartnersTexts
  readonly pages: ReadonlyMap<string, PageTexts>
  readonly cityPages: CityPagesTexts
  /** By the city's slug. */
  readonly cityFacts: ReadonlyMap<string, CityFactsTexts>
}

const readFolder = <A>(
  locale: Locale,
  folder: string,
  codec: t.Decoder<unknown, A>,
): ReadonlyMap<string, A> =>
  new Map(
    namesIn(folder).map((name) => [name, decodeFileOf(locale, `${folder}/${name}.json`, codec)]),
  )

const readTexts = (locale: Locale): Texts => ({
  fareResults: decodeFileOf(locale, 'fare-results.json', FareResults),
  cities: decodeFileOf(locale, 'cities.json', Cities),
  goodsTypes: decodeFileOf(locale, 'goods-types.json', GoodsTypes),
  partners: decodeFileOf(locale, 'partners.json', Partners),
  pages: readFolder(locale, 'pages', Page),
  cityPages: decodeFileOf(locale, 'city-pages.json', CityPages),
  cityFacts: readFolder(locale, 'cities', CityFacts),
})

// The files do not change while a process runs, and it may start many sandboxes.
const known = new Map<Locale, Texts>()

/** The texts of a locale. Throws an error that names the file that is malformed. */
export const textsOf = (locale: Locale): Texts => {
  const texts = known.get(locale) ?? readTexts(locale)
  known.set(locale, texts)
  return texts
}
