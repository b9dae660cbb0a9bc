import { loadTexts, StartFailure } from 'hathi/ui'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const texts = await loadTexts('tr-TR')
const html = renderToStaticMarkup(createElement(StartFailure, { texts, onRetry: () => undefined }))
console.log(/<h1[^>]*>([^<]*)</.exec(html)?.[1])
