import type { Circus } from '@jest/types'
import NodeEnvironment from '@stryker-mutator/jest-runner/jest-env/node'

/** Skips the remaining tests once one has failed: that is enough to notice a change. */
export default class MutationEnvironment extends NodeEnvironment {
  constructor(...args: ConstructorParameters<typeof NodeEnvironment>) {
    super(...args)
    const tell = this.handleTestEvent
    let isNoticed = false
    this.handleTestEvent = async (event: Circus.Event, state: Circus.State) => {
      if (event.name === 'test_fn_failure') isNoticed = true
      if (event.name === 'test_start' && isNoticed) event.test.mode = 'skip'
      if (tell !== undefined) await Reflect.apply(tell, this, [event, state])
    }
  }
}
