import 'hathi/element'
import 'hathi/ui/tokens.css'
import { hathi } from 'hathi/brands'
import type { FareQuoteEvent } from 'hathi/element'
import { App, applyBrand, loadTexts, StartFailure } from 'hathi/ui'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

const form = document.querySelector('hathi-fare-estimate')
form?.addEventListener('hathi-quote', ({ detail }: FareQuoteEvent) => {
  console.log(detail.vehicles.map(({ name, fare }) => `${name}: ${fare.value}`))
})
form?.addEventListener('hathi-redirect', (event) => {
  const url: string = event.detail.url
  console.log(url)
})

document.addEventListener('hathi-failure', ({ detail: { failure } }) => {
  const kind: string | null = failure === null ? null : failure.kind
  console.log(kind)
})

const box = document.getElementById('root')
if (box !== null) {
  applyBrand(hathi)
  const texts = await loadTexts('en-IN')
  const onRetry = () => console.log(App.name)
  createRoot(box).render(createElement(StartFailure, { texts, onRetry }))
}
