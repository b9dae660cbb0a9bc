import { type AppNeeds, createAppStore } from 'hathi/application'

// If a project exports these, their declarations may only name what the project itself can import.
export const begin = (needs: AppNeeds) => createAppStore(needs)
export const storeOf = (needs: AppNeeds) => createAppStore(needs).store
