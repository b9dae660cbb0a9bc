import { startSandbox } from '../../../sandbox/startSandbox.ts'

const { url } = await startSandbox({ forTests: true })
process.stdout.write(`${url}\n`)
// The parent has exited once its end of the pipe is closed.
process.stdin.resume().on('end', () => process.exit(0))
