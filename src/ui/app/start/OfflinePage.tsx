import { LinkButton } from '../../design/Button.tsx'
import { EmptyState } from '../../design/EmptyState.tsx'

/** The texts of the page, as a file of its own has them. */
export type OfflinePageProps = {
  readonly title: string
  readonly text: string
  readonly retry: string
}

/** What a visitor without a network is shown in place of any page: the link leads to that very page. */
export const OfflinePage = ({ title, text, retry }: OfflinePageProps) => (
  <main>
    <EmptyState
      level={1}
      title={title}
      text={text}
      action={<LinkButton href="">{retry}</LinkButton>}
    />
  </main>
)
