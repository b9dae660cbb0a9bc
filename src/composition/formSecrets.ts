import type { LazyMemory } from '../infrastructure/browser/lazyMemory.ts'
import type { SecretStore } from '../infrastructure/browser/secretStore.ts'
import type { Memories } from './memories.ts'

/** Where the features' forms keep what is entered: this tab's secret store, loaded on first use. */
export const formSecrets = (lazy: LazyMemory<Memories>): SecretStore => ({
  keep: (name, text) => lazy.keep(name, ({ store }) => store.keep(name, text)),
  recall: (name) => lazy.recall(name, ({ store }) => store.recall(name)),
  forget: (name) => lazy.forget(name, ({ store }) => store.forget(name)),
})
