import * as t from 'io-ts'

/** Why a name is not mutated. */
export const nameReason = 'a name that nobody reads'

const calls = (name: string) =>
  t.type({ type: t.literal('CallExpression'), callee: t.type({ name: t.literal(name) }) })

const ActionName = t.type({ parent: calls('createAction') })

const SliceName = t.type({
  parent: t.type({ type: t.literal('ObjectProperty'), key: t.type({ name: t.literal('name') }) }),
  parentPath: t.type({ parentPath: t.type({ parent: calls('createSlice') }) }),
})

/**
 * For Stryker: nothing depends on the names of actions and slices, except people who watch the
 * store.
 */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'action-names',
    value: {
      shouldIgnore: (path: unknown): string | undefined =>
        ActionName.is(path) || SliceName.is(path) ? nameReason : undefined,
    },
  },
]
