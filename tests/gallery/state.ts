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

/** What a state is made of: a screen, the world that it stands in, and what happened there. */
export type Setting = {
  readonly screen: ReactNode
  /** The page's path in its locale; the fare form's unless told otherwise. */
  readonly path?: string
  /** The ports that matter to the state; the others are quiet, and say yes. */
  readonly ports?: Partial<WorldNeeds>
  readonly content?: Partial<ContentFeatureNeeds>
  readonly surroundings?: Partial<Surroundings>
  /** What the flows are told, one after the other. */
  readonly happens?: readonly Action[]
  /** What a visitor does, for what no store knows. */
  readonly done?: (hands: Hands) => Promise<void>
}

/** The width that a state is seen at, where it is not seen at both. */
export type Width = 'phone' | 'desktop'

/** One state of the gallery. */
export type State = {
  /** In the address, and in the name of its picture: `fare-failed`. */
  readonly name: string
  readonly title: string
  readonly at?: Width
  readonly setting: (scene: Scene) => Setting
}

/** States that belong together. */
export type Group = { readonly title: string; readonly states: readonly State[] }
