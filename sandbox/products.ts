/** What a brand sells, by the brand's id and by its name. */
export type Product = { readonly brand: string; readonly name: string }

const hathi: Product = { brand: 'hathi', name: 'Hathi' }

/** The website's brands, as a service would know them: by data of its own. */
export const products: readonly Product[] = [hathi, { brand: 'ghoda', name: 'Ghoda' }]

/** The product that a website of that brand is about; an unknown brand is the default one there. */
export const productOf = (brand: string): Product =>
  products.find((product) => product.brand === brand) ?? hathi

/**
 * The constant that a form names the product by (spec 1 §3, spec 2 §3). Any of them: a form on
 * somebody else's page may be of another brand than the site that it calls.
 */
export const isProductName = (name: string): boolean =>
  products.some((product) => product.name === name)
