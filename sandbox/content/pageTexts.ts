import * as t from 'io-ts'

const Texts = t.readonlyArray(t.string)
const Titled = t.type({ title: t.string, text: t.string })
const Question = t.type({ question: t.string, answer: t.string })
const Action = t.union([t.type({ text: t.string, link: t.string }), t.null])
const head = { title: t.string, text: t.string }

const Block = t.union([
  t.type({ type: t.literal('hero'), ...head, points: Texts, action: Action }),
  t.type({ type: t.literal('claims'), title: t.string, claims: t.readonlyArray(Titled) }),
  t.type({ type: t.literal('steps'), title: t.string, steps: t.readonlyArray(Titled) }),
  t.type({
    type: t.literal('vehicles'),
    ...head,
    vehicles: t.readonlyArray(t.type({ vehicle_id: t.number, name: t.string, text: t.string })),
  }),
  t.type({
    type: t.literal('cards'),
    ...head,
    cards: t.readonlyArray(
      t.type({
        title: t.string,
        text: t.string,
        vehicle_id: t.union([t.number, t.null]),
        action: Action,
      }),
    ),
  }),
  t.type({ type: t.literal('cities'), ...head }),
  t.type({ type: t.literal('faq'), title: t.string, questions: t.readonlyArray(Question) }),
  t.type({ type: t.literal('text'), title: t.string, paragraphs: Texts, points: Texts }),
  t.type({ type: t.literal('contact'), ...head }),
  t.type({ type: t.literal('download_app'), ...head, action: t.string }),
  t.type({ type: t.literal('partner_call'), ...head, action: t.string }),
])

/** A page made of blocks, the same in files and in responses. */
export const Page = t.type({
  meta_data: t.type({ title: t.string, description: t.string }),
  blocks: t.readonlyArray(Block),
})
export type PageTexts = t.TypeOf<typeof Page>

/** The templates of a city's three pages. */
export const CityPages = t.type({
  city: t.UnknownRecord,
  trucks: t.UnknownRecord,
  two_wheelers: t.UnknownRecord,
})
export type CityPagesTexts = t.TypeOf<typeof CityPages>

/**
 * The facts about a city. `name` is its name in the language, if that differs from the gazetteer's.
 */
export const CityFacts = t.intersection([
  t.type({
    intro: t.string,
    trucks: t.string,
    two_wheelers: t.string,
    areas: Texts,
    loads: t.readonlyArray(Titled),
    parcels: t.readonlyArray(Titled),
    truck_question: Question,
    parcel_question: Question,
  }),
  t.partial({ name: t.string }),
])
export type CityFactsTexts = t.TypeOf<typeof CityFacts>
