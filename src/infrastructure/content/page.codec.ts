import * as t from 'io-ts'
import type { Block, ContentAction, ContentPage } from '../../application/content/loadPage.port.ts'
import { Address } from '../http/contentAddress.codec.ts'

const WireTitled = t.type({ title: t.string, text: t.string })
const WireAction = t.union([t.type({ text: t.string, link: Address }), t.null])

const WireHero = t.type({
  type: t.literal('hero'),
  title: t.string,
  text: t.string,
  points: t.array(t.string),
  action: WireAction,
})
const WireClaims = t.type({
  type: t.literal('claims'),
  title: t.string,
  claims: t.array(WireTitled),
})
const WireSteps = t.type({ type: t.literal('steps'), title: t.string, steps: t.array(WireTitled) })
const WireVehicles = t.type({
  type: t.literal('vehicles'),
  title: t.string,
  text: t.string,
  vehicles: t.array(t.type({ vehicle_id: t.Integer, name: t.string, text: t.string })),
})
const WireCards = t.type({
  type: t.literal('cards'),
  title: t.string,
  text: t.string,
  cards: t.array(
    t.type({
      title: t.string,
      text: t.string,
      vehicle_id: t.union([t.Integer, t.null]),
      action: WireAction,
    }),
  ),
})
const WireCities = t.type({ type: t.literal('cities'), title: t.string, text: t.string })
const WireFaq = t.type({
  type: t.literal('faq'),
  title: t.string,
  questions: t.array(t.type({ question: t.string, answer: t.string })),
})
const WireText = t.type({
  type: t.literal('text'),
  title: t.string,
  paragraphs: t.array(t.string),
  points: t.array(t.string),
})
const WireContact = t.type({ type: t.literal('contact'), title: t.string, text: t.string })
const WireDownloadApp = t.type({
  type: t.literal('download_app'),
  title: t.string,
  text: t.string,
  action: t.string,
})
const WirePartnerCall = t.type({
  type: t.literal('partner_call'),
  title: t.string,
  text: t.string,
  action: t.string,
})

const WireKnownBlock = t.union([
  WireHero,
  WireClaims,
  WireSteps,
  WireVehicles,
  WireCards,
  WireCities,
  WireFaq,
  WireText,
  WireContact,
  WireDownloadApp,
  WirePartnerCall,
])
type WireKnownBlock = t.TypeOf<typeof WireKnownBlock>

const knownTypes: ReadonlySet<string> = new Set(
  WireKnownBlock.types.map(({ props }) => props.type.value),
)

/** A block of a type that this website does not know yet. */
type UnknownBlock = { readonly type: null; readonly named: string }

const WireNamed = t.type({ type: t.string })

const isUnknown = (value: unknown): value is t.TypeOf<typeof WireNamed> =>
  WireNamed.is(value) && !knownTypes.has(value.type)

const WireBlock = new t.Type<WireKnownBlock | UnknownBlock, unknown, unknown>(
  'Block',
  WireKnownBlock.is,
  (value, context) =>
    isUnknown(value)
      ? t.success({ type: null, named: value.type })
      : WireKnownBlock.validate(value, context),
  t.identity,
)

/** A page of the website in the envelope of the content service. */
export const WirePage = t.type({
  data: t.type({
    attributes: t.type({
      meta_data: t.type({ title: t.string, description: t.string }),
      blocks: t.array(WireBlock),
    }),
  }),
})
type WirePage = t.TypeOf<typeof WirePage>

const toAction = (action: t.TypeOf<typeof WireAction>): ContentAction | null =>
  action === null ? null : { text: action.text, address: action.link }

const toTitled = ({ title, text }: t.TypeOf<typeof WireTitled>) => ({ title, text })

// Field by field, so that extra fields of the response stay out of the state.
const toBlock = (block: WireKnownBlock): Block => {
  const { title } = block
  switch (block.type) {
    case 'hero': {
      const { text, points, action } = block
      return { kind: 'hero', title, text, points, action: toAction(action) }
    }
    case 'claims':
      return { kind: 'claims', title, claims: block.claims.map(toTitled) }
    case 'steps':
      return { kind: 'steps', title, steps: block.steps.map(toTitled) }
    case 'vehicles': {
      const vehicles = block.vehicles.map(({ vehicle_id, name, text }) => ({
        vehicleId: vehicle_id,
        name,
        text,
      }))
      return { kind: 'vehicles', title, text: block.text, vehicles }
    }
    case 'cards': {
      const cards = block.cards.map(({ vehicle_id, action, ...card }) => ({
        ...toTitled(card),
        vehicleId: vehicle_id,
        action: toAction(action),
      }))
      return { kind: 'cards', title, text: block.text, cards }
    }
    case 'cities':
      return { kind: 'cities', title, text: block.text }
    case 'faq': {
      const questions = block.questions.map(({ question, answer }) => ({ question, answer }))
      return { kind: 'faq', title, questions }
    }
    case 'text':
      return { kind: 'text', title, paragraphs: block.paragraphs, points: block.points }
    case 'contact':
      return { kind: 'contact', title, text: block.text }
    case 'download_app':
      return { kind: 'downloadApp', title, text: block.text, action: block.action }
    case 'partner_call':
      return { kind: 'partnerCall', title, text: block.text, action: block.action }
  }
}

/** The types of the unknown blocks of a page, each once. */
export const unknownBlocks = ({ data }: WirePage): readonly string[] => [
  ...new Set(data.attributes.blocks.flatMap((block) => (block.type === null ? block.named : []))),
]

export const toContentPage = ({
  data: {
    attributes: { meta_data: meta, blocks },
  },
}: WirePage): ContentPage => ({
  meta: { title: meta.title, description: meta.description },
  blocks: blocks.flatMap((block) => (block.type === null ? [] : toBlock(block))),
})
