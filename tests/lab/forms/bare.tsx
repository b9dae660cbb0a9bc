import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { empty, requirements } from './fields.ts'

/** The fare form without any logic: what a keystroke costs in React itself. */
const BareForm = () => {
  const [form, setForm] = useState(empty)
  const text = (name: 'pickup' | 'drop' | 'name' | 'mobile', label: string) => (
    <label>
      {label}
      <input
        name={name}
        value={form[name]}
        onChange={({ target }) => setForm({ ...form, [name]: target.value })}
      />
    </label>
  )
  return (
    <form>
      {text('pickup', 'Pickup')}
      {text('drop', 'Drop')}
      {text('name', 'Name')}
      {text('mobile', 'Mobile')}
      <label>
        What best describes you?
        <select
          value={form.requirement}
          onChange={({ target }) => setForm({ ...form, requirement: target.value })}
        >
          <option value="">Select</option>
          {requirements.map((requirement) => (
            <option key={requirement}>{requirement}</option>
          ))}
        </select>
      </label>
      <label>
        <input
          type="checkbox"
          checked={form.consent}
          onChange={({ target }) => setForm({ ...form, consent: target.checked })}
        />
        I agree
      </label>
      <button type="submit">Check the fare</button>
    </form>
  )
}

const root = document.getElementById('root')
if (root !== null) createRoot(root).render(<BareForm />)
