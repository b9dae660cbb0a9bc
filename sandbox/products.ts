/** The product of a brand: the brand's id and the product's name. */
export type Product = { readonly brand: string; readonly name: string }

const hathi: Product = { brand: 'hathi', name: 'Hathi' }

/** The website's brands. The sandbox has data of its own, as a real service would. */
export const products: readonly Product[] = [hathi, { brand: 'ghoda', name: 'Ghoda' }]

/** The product of a brand's website. An unknown brand is the default one there. */
export const productOf = (brand: string): Product =>
  products.find((product) => product.brand === brand) ?? hathi

/**
 * Whether a form may name the product so (spec 1 §3, spec 2 §3). Any product will do: a form on a
 * partner's page may have another brand than the site that it calls.
 */
export const isProductName = (name: string): boolean =>
  products.some((product) => product.name === name)
