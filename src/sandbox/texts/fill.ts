/** Puts parameters in place of the placeholders of a text, as in `{{amount}}`; unknown ones stay. */
export function fill(text: string, parameters: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => parameters[name] ?? placeholder)
}
