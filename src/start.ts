import { nextTask } from './infrastructure/browser/nextTask.ts'
import { notStartedBoxOf } from './ui/app/start/notStartedBox.ts'

// Everything came with the page already. Evaluating it in one go would block every tap meanwhile, so
// the heaviest parts run first, before what imports them, each in its own task.
const parts: ReadonlyArray<() => Promise<unknown>> = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './application/store/createAppStore.ts'),
  () => import(/* webpackMode: "eager" */ './ui/app/text/texts.ts'),
  () => import(/* webpackMode: "eager" */ './ui/app/shell/App.tsx'),
]

const notStarted = notStartedBoxOf(document)
notStarted.forget()

// A function, because a top-level await would add webpack's runtime for asynchronous modules.
const begin = async (): Promise<void> => {
  try {
    for (const read of parts) {
      await read()
      await nextTask()
    }
    const { start } = await import(/* webpackMode: "eager" */ './main.tsx')
    start(notStarted)
  } catch (thrown) {
    // The reloaded page says it again if it still cannot start.
    notStarted.show(
      () =>
        new Promise(() => {
          window.location.reload()
        }),
    )
    throw thrown
  }
}

void begin()
