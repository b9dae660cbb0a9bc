import { createContext } from 'react'

/** Where pointers are listened to inside a shadow tree: outside of it, all of it is one element. */
export type Embedding = Pick<Window, 'document'> & {
  readonly addEventListener: ShadowRoot['addEventListener']
  readonly removeEventListener: ShadowRoot['removeEventListener']
  readonly Node: typeof Node
}

/** The shadow tree on somebody else's page that the parts stand in; null on the website. */
export const EmbeddingContext = createContext<Embedding | null>(null)
