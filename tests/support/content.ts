import { taskEither as TE } from 'fp-ts'
import { limits } from '../../config/market/limits.ts'
import { site } from '../../config/market/site.ts'
import type { ContentFeatureNeeds } from '../../src/application/content/contentFeature.ts'
import type { CityRecord } from '../../src/application/content/loadCities.port.ts'
import type { ContentPage } from '../../src/application/content/loadPage.port.ts'
import { type ContentAddress, isContentAddress } from '../../src/domain/content/contentAddress.ts'
import type { Market } from '../../src/domain/market/market.ts'

export const address = (text: string): ContentAddress => {
  if (!isContentAddress(text)) throw new Error(`${text} is no address`)
  return text
}

/** A page with a block of every kind; its texts name the slug. */
export const pageOf = (slug: string): ContentPage => ({
  meta: { title: `Title of ${slug}`, description: `What ${slug} is about.` },
  blocks: [
    {
      kind: 'hero',
      title: `Heading of ${slug}`,
      text: 'Goods across the city.',
      points: ['over 3000 trained drivers'],
      action: { text: 'See fares', address: address('/fare-estimate') },
    },
    {
      kind: 'claims',
      title: 'Why us',
      claims: [{ title: '10,00,000+ customers', text: 'Shops and homes.' }],
    },
    { kind: 'steps', title: 'How it works', steps: [{ title: 'Say where', text: 'Two places.' }] },
    {
      kind: 'vehicles',
      title: 'Our vehicles',
      text: 'Drawn to scale.',
      vehicles: [{ vehicleId: 1, name: 'Tata Ace', text: 'Up to 750 kg.' }],
    },
    {
      kind: 'cards',
      title: 'What we do',
      text: 'All of it.',
      cards: [
        {
          title: 'Trucks',
          text: 'For loads.',
          vehicleId: 1,
          action: { text: 'About trucks', address: address('/trucks') },
        },
        {
          title: 'A partner',
          text: 'Elsewhere.',
          vehicleId: null,
          action: { text: 'Their site', address: address('https://partner.example/') },
        },
        { title: 'Nothing to follow', text: 'Words alone.', vehicleId: null, action: null },
      ],
    },
    { kind: 'cities', title: 'Our cities', text: 'Find yours.' },
    {
      kind: 'faq',
      title: 'Questions',
      questions: [{ question: 'Is it an estimate?', answer: 'Yes, it is.' }],
    },
    {
      kind: 'text',
      title: 'The small print',
      paragraphs: ['One paragraph.'],
      points: ['One point.'],
    },
    { kind: 'contact', title: 'Call us', text: 'Somebody answers.' },
    { kind: 'downloadApp', title: 'The app', text: 'In your pocket.', action: 'Get the app' },
    {
      kind: 'partnerCall',
      title: 'Do you own a vehicle?',
      text: 'Drive with us.',
      action: 'Become a partner',
    },
  ],
})

export const cityRecords: readonly CityRecord[] = [
  {
    name: 'bangalore',
    label: 'Bengaluru',
    image: address('/sandbox/content/cities/bangalore.svg'),
    services: [{ name: 'Trucks', text: 'Mini trucks and tempos' }],
  },
  {
    name: 'dubai',
    label: 'Dubai',
    image: address('/sandbox/content/cities/dubai.svg'),
    services: [],
  },
]

/** What the content feature needs, with fakes that succeed. */
export const contentNeeds = (
  market: Market,
  ports: Partial<ContentFeatureNeeds> = {},
): ContentFeatureNeeds => ({
  site,
  market,
  limits,
  report: () => undefined,
  loadPage: (slug) => TE.right(pageOf(slug)),
  loadCities: () => TE.right(cityRecords),
  ...ports,
})
