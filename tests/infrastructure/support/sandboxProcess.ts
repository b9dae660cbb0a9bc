import { startSandbox } from '../../../sandbox/startSandbox.ts'

const { url } = await startSandbox({ forTests: true })
process.stdout.write(`${url}\n`)
// The parent is gone when its end of the pipe is.
process.stdin.resume().on('end', () => process.exit(0))
