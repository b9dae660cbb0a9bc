import { createContext } from 'react'

/**
 * Where to listen for pointers inside a shadow tree, because from outside all of it is one element.
 */
export type Embedding = Pick<Window, 'document'> & {
  readonly addEventListener: ShadowRoot['addEventListener']
  readonly removeEventListener: ShadowRoot['removeEventListener']
  readonly Node: typeof Node
}

/** The shadow tree on a partner's page that contains the parts; null on the website. */
export const EmbeddingContext = createContext<Embedding | null>(null)
