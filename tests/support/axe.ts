import axe from 'axe-core'

// What needs a layout, or the inertness of the page under a modal, cannot be seen here.
const unseen = ['color-contrast', 'region']

/** What axe finds wrong with the page as it stands. */
export const problemsOnPage = async (): Promise<readonly string[]> => {
  const rules = Object.fromEntries(unseen.map((rule) => [rule, { enabled: false }]))
  const { violations } = await axe.run(document.body, { rules })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
