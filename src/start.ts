import { nextTask } from './infrastructure/browser/nextTask.ts'
import { notStartedBoxOf } from './ui/app/start/notStartedBox.ts'

// All of it came with the page. Reading it in one go would hold back every tap for as long: what weighs
// most is read before what needs it, each in a task of its own.
const parts: ReadonlyArray<() => Promise<unknown>> = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './application/store/createAppStore.ts'),
  () => import(/* webpackMode: "eager" */ './ui/app/text/texts.ts'),
  () => import(/* webpackMode: "eager" */ './ui/app/shell/App.tsx'),
]

const notStarted = notStartedBoxOf(document)
notStarted.forget()

// Not at the top of the module: what waits there brings a runtime of its own along, for one module.
const begin = async (): Promise<void> => {
  try {
    for (const read of parts) {
      await read()
      await nextTask()
    }
    const { start } = await import(/* webpackMode: "eager" */ './main.tsx')
    start(notStarted)
  } catch (thrown) {
    // The page that comes then says it anew, if it is still so.
    notStarted.tell(
      () =>
        new Promise(() => {
          window.location.reload()
        }),
    )
    throw thrown
  }
}

void begin()
