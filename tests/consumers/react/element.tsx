import 'hathi/element'
import type { HathiFareEstimate } from 'hathi/element'
import { createRef } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const form = createRef<HathiFareEstimate>()
const said: string[] = []

console.log(
  renderToStaticMarkup(
    <hathi-fare-estimate
      ref={form}
      brand={null}
      country="IN"
      locale="en-IN"
      onhathi-quote={({ detail: { vehicles } }) => said.push(`${vehicles.length} vehicles`)}
      onhathi-redirect={(event) => event.preventDefault()}
      onhathi-failure={({ detail: { failure } }) => said.push(failure?.kind ?? 'wrong fields')}
    />,
  ),
)

// @ts-expect-error A property that the element does not have is told of.
export const wrong = <hathi-fare-estimate region="in" />
