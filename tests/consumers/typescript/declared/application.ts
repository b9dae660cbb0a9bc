import { type AppNeeds, createAppStore } from 'hathi/application'

// What a project exports of an entry has a declaration, which names nothing that only the package can reach.
export const begin = (needs: AppNeeds) => createAppStore(needs)
export const storeOf = (needs: AppNeeds) => createAppStore(needs).store
