import { parseQuery, type Query } from '../link/query.ts'

/** Where a visit began: a path of the site, and the parameters that it was opened with. */
export type Landing = { readonly path: string; readonly query: Query }

/** What a tab keeps of where its visit began, and what a page that is loaded in it is told. */
export type Landed = { readonly kept: string; readonly landing: Landing }

/**
 * Where the visit began of the page that is loaded at a path, with a search: where the visit did that
 * the tab kept (null for none), unless the page's link says that somebody came by another way (spec 1
 * §9). A link is kept with what is of the whole visit: other parameters are for their page.
 */
export const landed = (before: string | null, path: string, search: string): Landed => {
  const query = parseQuery(search)
  const parameters = search.match(/[?&](utm_\w+|referral_code|geo_region_id)=[^&]*/g) ?? []
  // A path may have an ampersand of its own, but no question mark.
  const brought = parameters.join('').replace(/^&/, '?')
  // Our own results and the app's link say what the visit began with, or our defaults; and a region alone
  // says nothing of a way.
  const isOurs =
    /fare_estimate_mob\?|[?&](fare_estimate_token|feature_source)=/.test(path + search) ||
    !/utm_|referral_code/.test(brought)
  if (before === null || !(isOurs || before.endsWith(brought))) {
    return { kept: `${path}${brought}`, landing: { path, query } }
  }
  const end = before.search(/\?|$/)
  return {
    kept: before,
    // Of a parameter that the page repeats, the first counts.
    landing: {
      path: before.slice(0, end),
      query: [...parseQuery(before.slice(end + 1)), ...query],
    },
  }
}
