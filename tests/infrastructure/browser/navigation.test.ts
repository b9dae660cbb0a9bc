import { describe, expect, it } from '@jest/globals'
import type { Link } from '../../../src/domain/link/link.ts'
import { makeNavigation } from '../../../src/infrastructure/browser/navigation.ts'

const results: Link = { site: null, path: '/en-IN/fare_estimate_mob', query: [['a', 'b c']] }
const partner: Link = { site: 'https://book.hathi.example', path: '/x', query: [] }

const browse = () => {
  const went: string[] = []
  const navigation = makeNavigation({
    location: {
      origin: 'https://hathi.example',
      assign: (address) => void went.push(`assign ${String(address)}`),
      replace: (address) => void went.push(`replace ${String(address)}`),
      reload: () => void went.push('reload'),
    },
  })
  const router = (path: string, { replace }: { readonly replace: boolean }) =>
    void went.push(`router ${replace ? 'replace' : 'push'} ${path}`)
  return { went, navigation, router }
}

describe('navigation', () => {
  it('uses the router on the own site', () => {
    const { went, navigation, router } = browse()
    navigation.attach(router)
    navigation.goTo(results)
    navigation.goTo(results, { replacing: true })
    expect(went).toEqual([
      'router push /en-IN/fare_estimate_mob?a=b%20c',
      'router replace /en-IN/fare_estimate_mob?a=b%20c',
    ])
  })

  it('loads the page if no router is attached, or none any more', () => {
    const { went, navigation, router } = browse()
    navigation.goTo(results)
    navigation.attach(router)()
    navigation.goTo(results, { replacing: true })
    const address = 'https://hathi.example/en-IN/fare_estimate_mob?a=b%20c'
    expect(went).toEqual([`assign ${address}`, `replace ${address}`])
  })

  it('loads a page of the own site that is another document', () => {
    const { went, navigation, router } = browse()
    navigation.attach(router)
    navigation.goTo(results, { replacing: false, loading: true })
    expect(went).toEqual(['assign https://hathi.example/en-IN/fare_estimate_mob?a=b%20c'])
  })

  it('loads the page of another site', () => {
    const { went, navigation, router } = browse()
    navigation.attach(router)
    navigation.goTo(partner)
    navigation.goTo(partner, { replacing: true })
    expect(went).toEqual([
      'assign https://book.hathi.example/x',
      'replace https://book.hathi.example/x',
    ])
  })

  it('never takes a path for a host', () => {
    const { went, navigation } = browse()
    navigation.goTo({ site: null, path: '//evil.example', query: [] })
    expect(went).toEqual(['assign https://hathi.example//evil.example'])
  })

  it('keeps the newer of two routers when the older one leaves', () => {
    const { went, navigation, router } = browse()
    const leave = navigation.attach(() => void went.push('older'))
    navigation.attach(router)
    leave()
    navigation.goTo(results)
    expect(went).toEqual(['router push /en-IN/fare_estimate_mob?a=b%20c'])
  })

  it('reloads', () => {
    const { went, navigation } = browse()
    navigation.reload()
    expect(went).toEqual(['reload'])
  })
})
