import { useFormik } from 'formik'
import { createRoot } from 'react-dom/client'
import { boolean, object, string } from 'yup'
import { empty, requirements } from './fields.ts'

const schema = object({
  pickup: string().required('Pickup is wanted'),
  drop: string().required('Drop is wanted'),
  name: string()
    .trim()
    .matches(/^[\p{L} .'-]+$/u, 'Invalid name')
    .required('Name is wanted'),
  mobile: string()
    .trim()
    .matches(/^[6-9]\d{9}$/, 'Invalid mobile number')
    .required('Mobile is wanted'),
  requirement: string().oneOf(requirements).required('Select one'),
  consent: boolean().isTrue('Consent is wanted'),
})

/** The fare form as such forms are usually built. */
const UsualForm = () => {
  const { errors, getFieldProps, handleSubmit, touched } = useFormik({
    initialValues: empty,
    validationSchema: schema,
    onSubmit: () => undefined,
  })
  const problem = (name: keyof typeof empty) =>
    touched[name] === true && <p role="alert">{errors[name]}</p>
  const text = (name: 'pickup' | 'drop' | 'name' | 'mobile', label: string) => (
    <label>
      {label}
      <input {...getFieldProps(name)} />
      {problem(name)}
    </label>
  )
  return (
    <form onSubmit={handleSubmit}>
      {text('pickup', 'Pickup')}
      {text('drop', 'Drop')}
      {text('name', 'Name')}
      {text('mobile', 'Mobile')}
      <label>
        What best describes you?
        <select {...getFieldProps('requirement')}>
          <option value="">Select</option>
          {requirements.map((requirement) => (
            <option key={requirement}>{requirement}</option>
          ))}
        </select>
        {problem('requirement')}
      </label>
      <label>
        <input {...getFieldProps({ name: 'consent', type: 'checkbox' })} />I agree
        {problem('consent')}
      </label>
      <button type="submit">Check the fare</button>
    </form>
  )
}

const root = document.getElementById('root')
if (root !== null) createRoot(root).render(<UsualForm />)
