import { LinkButton } from '../../design/Button.tsx'
import { EmptyState } from '../../design/EmptyState.tsx'

export type OfflineKey = 'offline.title' | 'offline.text' | 'offline.retry'

/** What a visitor without a network is shown in place of any page: the link leads to that very page. */
export const OfflinePage = ({ say }: { readonly say: (key: OfflineKey) => string }) => (
  <main>
    <EmptyState
      level={1}
      title={say('offline.title')}
      text={say('offline.text')}
      action={<LinkButton href="">{say('offline.retry')}</LinkButton>}
    />
  </main>
)
