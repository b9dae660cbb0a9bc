import { useSelector } from 'react-redux'
import type { ContentPagesState } from '../../application/content/contentFeature.ts'

/** For components inside `WithFeature` of content, whose slices are there; another feature's may be absent. */
export const useContentSelector = useSelector.withTypes<ContentPagesState>()
