import type { ContentPage } from './loadPage.port.ts'

/** A page that was loaded during this visit, so that opening it again sends no request. */
export type KeptPage = { readonly slug: string; readonly page: ContentPage }
