import type { taskEither as TE } from 'fp-ts'
import type { Abandonment } from '../ports/abandonment.port.ts'
import { throughOutage } from './throughOutage.ts'
import { askWithin } from './within.ts'

/** `askWithin` for a question that may be repeated: when the connection returns it is asked again. */
export const askThroughOutage = <Failure, Answer>(
  milliseconds: number,
  question: (abandonment: Abandonment) => TE.TaskEither<Failure, Answer>,
) => throughOutage(() => askWithin(milliseconds, question))
