import axe from 'axe-core'

// jsdom has no layout, and does not make the page under a modal inert.
const unseen = ['color-contrast', 'region']

/** The violations that axe finds on the current page. */
export const problemsOnPage = async (): Promise<readonly string[]> => {
  const rules = Object.fromEntries(unseen.map((rule) => [rule, { enabled: false }]))
  const { violations } = await axe.run(document.body, { rules })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
