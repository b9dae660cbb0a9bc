import { describe, expect, it } from '@jest/globals'
import { brands } from '../../config/brand/brands.ts'
import { products } from '../../sandbox/products.ts'
import { startSandbox } from '../../sandbox/startSandbox.ts'
import { enquiry, get, post } from './support/calls.ts'
import { sandboxForTests, websiteOf } from './support/running.ts'

const sandbox = sandboxForTests()

describe('the products that the sandbox knows', () => {
  it('are the brands of the website with their names', () => {
    expect(products).toEqual([...brands.values()].map(({ id, name }) => ({ brand: id, name })))
  })

  it.each(products)('can each be asked for by name: %j', async ({ name }) => {
    const url = `${sandbox().url}/sandbox/order/website/fare_estimate_validator_v2`
    expect(await post(url, { query: enquiry({ brand: name }) })).toMatchObject({
      status: 200,
      body: { callback_request_response: { brand: name } },
    })
  })

  it('fall back to the default one if the brand is unknown, as on the website', async () => {
    const other = await startSandbox({ website: websiteOf({ HATHI_BRAND: 'acme' }) })
    const api = `${other.url}/sandbox/content/api`
    const partners = await get(`${api}/website-partners-bd?locale=en-IN&populate=*`)
    const aboutUs = await get(`${api}/website-pages/about-us?locale=en`)
    await other.close()
    expect(partners).toMatchObject({ body: { data: { attributes: { hathi_advantage: {} } } } })
    expect(JSON.stringify(aboutUs.body)).toContain('We built Hathi')
  })
})
