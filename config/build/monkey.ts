import { spawnSync } from 'node:child_process'
import path from 'node:path'

// npm run monkey [seed] [sessions] [steps]: the same seed makes the same visits, half of them on a
// phone.
const [seed = String(Date.now() % 100_000), sessions = '200', steps = '100'] = process.argv.slice(2)
const root = path.join(import.meta.dirname, '..', '..')

const again = `npm run monkey -- ${seed} ${sessions} ${steps}`
console.log(
  `${sessions} visits of ${steps} steps, on a phone and a desktop in turn; again with: ${again}`,
)
const { status } = spawnSync('playwright test tests/e2e/monkey.spec.ts', {
  cwd: root,
  stdio: 'inherit',
  shell: true,
  env: {
    ...process.env,
    MONKEY_SEED: seed,
    MONKEY_SESSIONS: sessions,
    MONKEY_STEPS: steps,
  },
})
process.exitCode = status ?? 1
