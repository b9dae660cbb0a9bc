import { expect, it } from '@jest/globals'
import { either as E } from 'fp-ts'
import { toCities, WireCities } from '../../../src/infrastructure/content/cities.codec.ts'
import { toContentPage, WirePage } from '../../../src/infrastructure/content/page.codec.ts'
import { withExtras } from '../support/withExtras.ts'

const page = {
  meta_data: { title: 'Trucks', description: 'Trucks of every size' },
  blocks: [
    {
      type: 'hero',
      title: 'Hero',
      text: 'The first words',
      points: ['Quick', 'Safe'],
      action: { text: 'See fares', link: '/fare-estimate' },
    },
    { type: 'claims', title: 'Claims', claims: [{ title: '3000', text: 'drivers' }] },
    { type: 'steps', title: 'Steps', steps: [{ title: 'Book', text: 'Choose a truck' }] },
    {
      type: 'vehicles',
      title: 'Vehicles',
      text: 'For all goods',
      vehicles: [{ vehicle_id: 1, name: 'Tata Ace', text: 'For a small move' }],
    },
    {
      type: 'cards',
      title: 'Cards',
      text: 'All that we do',
      cards: [
        {
          title: 'Movers',
          text: 'They pack',
          vehicle_id: 2,
          action: { text: 'Call', link: '/support' },
        },
        { title: 'Courier', text: 'It is sent', vehicle_id: null, action: null },
      ],
    },
    { type: 'cities', title: 'Cities', text: 'Where we are' },
    { type: 'faq', title: 'Questions', questions: [{ question: 'How?', answer: 'Like this.' }] },
    { type: 'text', title: 'Terms', paragraphs: ['A paragraph'], points: ['A point'] },
    { type: 'contact', title: 'Contact', text: 'Write to us' },
    { type: 'download_app', title: 'App', text: 'On the way', action: 'Download' },
    { type: 'partner_call', title: 'Partners', text: 'Drive with us', action: 'Register' },
  ],
}

it('a page has each part of its answer in its own place, and nothing else', () => {
  const read = WirePage.decode(withExtras({ data: { attributes: page } }))
  expect(E.map(toContentPage)(read)).toEqual(
    E.right({
      meta: { title: 'Trucks', description: 'Trucks of every size' },
      blocks: [
        {
          kind: 'hero',
          title: 'Hero',
          text: 'The first words',
          points: ['Quick', 'Safe'],
          action: { text: 'See fares', address: '/fare-estimate' },
        },
        { kind: 'claims', title: 'Claims', claims: [{ title: '3000', text: 'drivers' }] },
        { kind: 'steps', title: 'Steps', steps: [{ title: 'Book', text: 'Choose a truck' }] },
        {
          kind: 'vehicles',
          title: 'Vehicles',
          text: 'For all goods',
          vehicles: [{ vehicleId: 1, name: 'Tata Ace', text: 'For a small move' }],
        },
        {
          kind: 'cards',
          title: 'Cards',
          text: 'All that we do',
          cards: [
            {
              title: 'Movers',
              text: 'They pack',
              vehicleId: 2,
              action: { text: 'Call', address: '/support' },
            },
            { title: 'Courier', text: 'It is sent', vehicleId: null, action: null },
          ],
        },
        { kind: 'cities', title: 'Cities', text: 'Where we are' },
        {
          kind: 'faq',
          title: 'Questions',
          questions: [{ question: 'How?', answer: 'Like this.' }],
        },
        { kind: 'text', title: 'Terms', paragraphs: ['A paragraph'], points: ['A point'] },
        { kind: 'contact', title: 'Contact', text: 'Write to us' },
        { kind: 'downloadApp', title: 'App', text: 'On the way', action: 'Download' },
        { kind: 'partnerCall', title: 'Partners', text: 'Drive with us', action: 'Register' },
      ],
    }),
  )
})

it('a city has each part of its answer in its own place, and nothing else', () => {
  const pune = {
    city_name: 'pune',
    city_label: 'Pune',
    image: '/pune.svg',
    city_services: [{ service_name: 'Trucks', service_type: 'trucks', text: 'For a move' }],
  }
  const read = WireCities.decode(withExtras({ data: { attributes: { cities: [pune] } } }))
  expect(E.map(toCities)(read)).toEqual(
    E.right([
      {
        name: 'pune',
        label: 'Pune',
        image: '/pune.svg',
        services: [{ name: 'Trucks', text: 'For a move' }],
      },
    ]),
  )
})
