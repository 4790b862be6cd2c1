import { benchFields } from './bench-fields'
import { offerForm } from './bench-form'
import { PlainForm } from './plain-form'

/** A hand-written equivalent of the styles of RuleForm's fields. */
const look = `
  form { display: grid; gap: 1rem }
  form > div { min-inline-size: 0 }
  form > div > label { display: block; margin-block-end: 0.25rem; font-weight: 600 }
  form > div > label::after { content: '*' / ''; margin-inline-start: 0.25rem; color: #c00 }
  form > div > p { margin-block: 0.25rem 0; font-size: 0.875rem; color: #555 }
  form > div > p.error { color: #c00 }
  form > div > input {
    box-sizing: border-box; inline-size: 100%; min-block-size: 2.75rem; padding: 0.5rem 0.75rem; font: inherit;
    font-size: max(1em, 16px); color: #111; background: #fff; border: 1px solid #888; border-radius: 0.5rem;
    transition: border-color 0.2s
  }
  form > div > input:focus-visible { outline: 2px solid #00f; outline-offset: 1px }
  form > div > input[aria-invalid='true'] { border-color: #c00 }
`
const style = document.createElement('style')
style.textContent = look
document.head.append(style)

offerForm(<PlainForm fields={benchFields()} hint="4–40 characters" />)
