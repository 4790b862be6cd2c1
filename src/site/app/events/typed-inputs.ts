type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const typed = new Set<Typed>()

/** Remembers what the visitor types into, from now on. Returns a function that ends it. */
export function watchInputs(): () => void {
  document.querySelectorAll<Typed>(fields).forEach((field) => isFilled(field) && typed.add(field))
  addEventListener('input', remember, true)
  return () => removeEventListener('input', remember, true)
}

/** Whether something that was typed stands on the page and a reload would lose it. */
export function isAnythingTyped(): boolean {
  for (const field of typed) if (!field.isConnected) typed.delete(field)
  return [...typed].some(isFilled)
}

/** A search is soon repeated. */
const fields = 'form :is(input, textarea, select):not([type=search], [type=hidden])'

function remember({ target }: Event): void {
  if (target instanceof Element && target.matches(fields)) typed.add(target as Typed)
}

function isFilled(field: Typed): boolean {
  return field.value.trim() !== '' && !field.disabled
}
