import { createRoot } from 'react-dom/client'
import { applyBrand } from '../../src/ui/design/applyBrand.ts'
import '../../src/ui/design/tokens.css'
import { lookIn } from './address.ts'
import { groups } from './groups.ts'
import { Overview } from './Overview.tsx'
import { showState } from './StateView.tsx'

const query = new URLSearchParams(window.location.search)
const look = lookIn(query)
const box = document.getElementById('root')
const name = query.get('state')
const state = groups.flatMap(({ states }) => states).find((each) => each.name === name)

if (box !== null && state !== undefined) void showState(box, state, look)
else if (box !== null) {
  applyBrand(look.brand)
  createRoot(box).render(<Overview look={look} />)
}
