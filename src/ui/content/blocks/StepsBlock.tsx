import type { TitledText } from '../../../application/content/loadPage.port.ts'
import { BlockFrame } from './BlockFrame.tsx'
import css from './StepsBlock.module.css'

type Props = { readonly title: string; readonly steps: readonly TitledText[] }

/** Steps, in order. */
export const StepsBlock = ({ title, steps }: Props) => (
  <BlockFrame title={title}>
    <ol className={css.steps}>
      {steps.map((step) => (
        <li key={step.title}>
          <h3>{step.title}</h3>
          <p>{step.text}</p>
        </li>
      ))}
    </ol>
  </BlockFrame>
)
