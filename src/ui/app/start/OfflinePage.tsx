import { LinkButton } from '../../design/Button.tsx'
import { EmptyState } from '../../design/EmptyState.tsx'
import { Offline } from '../../design/illustrations/Offline.tsx'

/** The texts of the offline page. */
export type OfflinePageProps = {
  readonly title: string
  readonly text: string
  readonly retry: string
}

/** Shown in place of any page without a network. Its link leads to the same page again. */
export const OfflinePage = ({ title, text, retry }: OfflinePageProps) => (
  <main>
    <EmptyState
      level={1}
      picture={<Offline />}
      title={title}
      text={text}
      action={<LinkButton href="">{retry}</LinkButton>}
    />
  </main>
)
