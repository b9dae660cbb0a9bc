import { Suspense } from 'react'
import { ChunkBoundary } from '../app/ChunkBoundary.tsx'
import { fromChunk } from '../app/fromChunk.tsx'
import { ContactSkeleton } from './FareSkeleton.tsx'

const loadPhoneContact = async () =>
  (await import(/* webpackChunkName: "phone-contact" */ './PhoneContact.tsx')).PhoneContact

const PhoneContact = fromChunk(loadPhoneContact)

/** An address is being chosen: the details are next. A failure is told when they are wanted. */
export const prefetchPhoneContact = (): void => {
  loadPhoneContact().catch(() => undefined)
}

/** A guest's details on a phone, once their code is here. */
export const LazyPhoneContact = () => (
  <ChunkBoundary>
    <Suspense fallback={<ContactSkeleton />}>
      <PhoneContact />
    </Suspense>
  </ChunkBoundary>
)
