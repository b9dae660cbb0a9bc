import { Icon } from '../../design/Icon.tsx'
import { BlockFrame } from './BlockFrame.tsx'
import css from './FaqBlock.module.css'

type Props = {
  readonly title: string
  readonly questions: ReadonlyArray<{ readonly question: string; readonly answer: string }>
}

/** Questions that open to show their answers. */
export const FaqBlock = ({ title, questions }: Props) => (
  <BlockFrame title={title}>
    <div className={css.questions}>
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            {question}
            <span className={css.turn}>
              <Icon name="chevron-down" />
            </span>
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  </BlockFrame>
)
