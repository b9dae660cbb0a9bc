import { taskEither as TE } from 'fp-ts'
import { modalOpened } from '../../../src/application/modal/modal.slice.ts'
import { serviceChosen } from '../../../src/application/picker/serviceForm.slice.ts'
import {
  customerRecognised,
  restoringStarted,
} from '../../../src/application/session/session.slice.ts'
import { languageOf } from '../../../src/domain/market/market.ts'
import { ChunkFailure } from '../../../src/ui/app/failure/ChunkFailure.tsx'
import { DialogFailure } from '../../../src/ui/app/failure/DialogFailure.tsx'
import { PageFailure } from '../../../src/ui/app/failure/PageFailure.tsx'
import { OfflinePage } from '../../../src/ui/app/start/OfflinePage.tsx'
import { StartFailure } from '../../../src/ui/app/start/StartFailure.tsx'
import { DialogWaiting } from '../../../src/ui/app/waiting/DialogWaiting.tsx'
import { Waiting } from '../../../src/ui/app/waiting/Waiting.tsx'
import { FareEstimatePage } from '../../../src/ui/fare/FareEstimatePage.tsx'
import { ToolsFailure } from '../../../src/ui/header/ToolsFailure.tsx'
import bn from '../../../src/ui/locales/bn/offline.json' with { type: 'json' }
import en from '../../../src/ui/locales/en/offline.json' with { type: 'json' }
import tr from '../../../src/ui/locales/tr/offline.json' with { type: 'json' }
import { historyOf, orderAt, searchedOrder } from '../../support/orders.ts'
import type { Hands } from '../hands.ts'
import type { Group } from '../state.ts'
import { asked } from './fare.tsx'
import { framed, framedPart } from './framed.tsx'
import { asleep, customerIn } from './samples.ts'

const page = framed(<FareEstimatePage />)

const openMenu = async ({ press, see, t }: Hands) => {
  await press(t('header.menu'))
  await see(t('header.language'))
}
const nothing = () => undefined
const offlineTexts = new Map(Object.entries({ bn, en, tr }))

/** The header and what opens from it. */
export const header: Group = {
  title: 'Header',
  states: [
    {
      name: 'menu-guest',
      title: 'A guest’s menu',
      at: 'phone',
      setting: () => ({ screen: page, done: openMenu }),
    },
    {
      name: 'menu-customer',
      title: 'A customer’s menu',
      at: 'phone',
      setting: ({ market }) => ({
        screen: page,
        happens: [customerRecognised(customerIn(market))],
        done: openMenu,
      }),
    },
    {
      name: 'menu-languages',
      title: 'The languages in the menu',
      at: 'phone',
      setting: () => ({
        screen: page,
        done: async (hands) => {
          await openMenu(hands)
          await hands.press(hands.t('header.language'))
        },
      }),
    },
    {
      name: 'header-languages',
      title: 'The languages',
      at: 'desktop',
      setting: () => ({ screen: page, done: ({ press, t }) => press(t('header.language')) }),
    },
    {
      name: 'header-customer',
      title: 'A customer’s account, with live orders',
      setting: ({ market }) => ({
        screen: page,
        happens: [customerRecognised(customerIn(market))],
        ports: {
          loadOrderHistory: () => TE.right(historyOf([orderAt('live'), searchedOrder], [])),
        },
      }),
    },
    {
      name: 'header-restoring',
      title: 'It is not known yet who is there',
      setting: ({ market }) => ({
        screen: page,
        happens: [restoringStarted(customerIn(market))],
      }),
    },
  ],
}

/** The dialogs that any page may open. */
export const pickers: Group = {
  title: 'Pickers',
  states: [
    {
      name: 'picker-category',
      title: 'The services',
      setting: () => ({
        screen: page,
        happens: [modalOpened({ kind: 'categoryPicker', chosen: null })],
      }),
    },
    {
      name: 'picker-form',
      title: 'The form of a service',
      at: 'desktop',
      setting: () => ({
        screen: page,
        happens: [
          modalOpened({ kind: 'categoryPicker', chosen: null }),
          serviceChosen('two-wheeler'),
        ],
      }),
    },
    {
      name: 'picker-form-failed',
      title: 'The form of a service failed',
      at: 'desktop',
      setting: ({ market }) => ({
        screen: page,
        happens: [
          modalOpened({ kind: 'categoryPicker', chosen: null }),
          serviceChosen('two-wheeler'),
          ...asked(market),
        ],
        ports: { quoteFare: () => TE.left(asleep) },
      }),
    },
    {
      name: 'picker-lead',
      title: 'The form of a service without fares',
      at: 'desktop',
      setting: () => ({
        screen: page,
        happens: [modalOpened({ kind: 'categoryPicker', chosen: null }), serviceChosen('courier')],
      }),
    },
    {
      name: 'picker-city',
      title: 'The cities',
      setting: () => ({ screen: page, happens: [modalOpened({ kind: 'citySelector' })] }),
    },
  ],
}

/** What is shown if a part of the page itself did not load. */
export const failures: Group = {
  title: 'The page itself',
  states: [
    {
      name: 'start-failed',
      title: 'The website could not begin',
      setting: ({ texts }) => ({ screen: <StartFailure texts={texts} onRetry={nothing} /> }),
    },
    {
      name: 'start-offline',
      title: 'No network, and no page kept',
      setting: ({ market }) => ({
        screen: <OfflinePage {...(offlineTexts.get(languageOf(market.language)) ?? en)} />,
      }),
    },
    {
      name: 'page-waiting',
      title: 'A page is on its way',
      setting: () => ({ screen: framed(<Waiting />) }),
    },
    {
      name: 'page-lost',
      title: 'A page that was sent, whose script did not come',
      setting: () => ({
        screen: framed(
          <>
            <PageFailure onRetry={nothing} />
            <FareEstimatePage />
          </>,
        ),
      }),
    },
    {
      name: 'chunk-failed',
      title: 'A part of the page did not load',
      setting: () => ({ screen: framedPart('A page', <ChunkFailure onRetry={nothing} />) }),
    },
    {
      name: 'header-failed',
      title: 'A part of the header did not load',
      setting: () => ({ screen: framedPart('A page', <ToolsFailure onRetry={nothing} />) }),
    },
    {
      name: 'dialog-waiting',
      title: 'A dialog that is on its way',
      setting: () => ({ screen: framed(<DialogWaiting onClose={nothing} isLayer={false} />) }),
    },
    {
      name: 'dialog-failed',
      title: 'A dialog did not load',
      setting: () => ({ screen: framed(<DialogFailure onClose={nothing} onRetry={nothing} />) }),
    },
  ],
}
