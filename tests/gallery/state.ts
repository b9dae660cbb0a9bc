import type { ReactNode } from 'react'
import type { Brand } from '../../config/brand/brand.ts'
import type { ContentFeatureNeeds } from '../../src/application/content/contentFeature.ts'
import type { AppDispatch } from '../../src/application/store/createAppStore.ts'
import type { Market } from '../../src/domain/market/market.ts'
import type { Surroundings } from '../../src/ui/app/surroundings.ts'
import type { Texts } from '../../src/ui/app/text/texts.ts'
import type { WorldNeeds } from '../support/world.ts'
import type { Hands } from './hands.ts'

/** Whose page it is, and what it says. */
export type Scene = {
  readonly brand: Brand
  readonly market: Market
  readonly texts: Texts
}

type Action = Parameters<AppDispatch>[0]

/** What makes up a state: a screen, its needs, and what has happened there. */
export type Setting = {
  readonly screen: ReactNode
  /** The page's path in its locale; by default the fare form's. */
  readonly path?: string
  /** The ports that the state is about; the others are fakes that succeed. */
  readonly ports?: Partial<WorldNeeds>
  readonly content?: Partial<ContentFeatureNeeds>
  readonly surroundings?: Partial<Surroundings>
  /** The actions to dispatch, in order. */
  readonly happens?: readonly Action[]
  /** What a visitor does, for state that is in no store. */
  readonly done?: (hands: Hands) => Promise<void>
}

/** The width at which a state is shown, if not at both. */
export type Width = 'phone' | 'desktop'

/** One state of the gallery. */
export type State = {
  /** Part of the URL, and of the picture's file name: `fare-failed`. */
  readonly name: string
  readonly title: string
  readonly at?: Width
  readonly setting: (scene: Scene) => Setting
}

/** States that belong together. */
export type Group = { readonly title: string; readonly states: readonly State[] }
