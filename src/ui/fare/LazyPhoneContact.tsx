import { askedAhead } from '../app/chunk/askedAhead.ts'
import { useChunk } from '../app/chunk/useChunk.ts'
import { ChunkFailure } from '../app/failure/ChunkFailure.tsx'
import { ContactSkeleton } from './FareSkeleton.tsx'

const loadPhoneContact = () => import(/* webpackChunkName: "phone-contact" */ './PhoneContact.tsx')

/** Loads the details while the customer chooses an address. A failure is shown when the details are wanted. */
export const prefetchPhoneContact = askedAhead(loadPhoneContact)

/** A guest's details on a phone, once their script has loaded. */
export const LazyPhoneContact = () => {
  const chunk = useChunk(loadPhoneContact)
  switch (chunk.status) {
    case 'loading':
      return <ContactSkeleton />
    case 'failed':
      return <ChunkFailure onRetry={chunk.retry} />
    case 'loaded':
      return <chunk.part.PhoneContact />
  }
}
